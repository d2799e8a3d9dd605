import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the pages of places, departments and designations. */
export const { subjectMessages } = translationsOf<typeof en>({ en, hi })
