import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the pages of places, departments and designations. */
export const { subjectMessages } = translationsOf<typeof en>({ en, hi })
