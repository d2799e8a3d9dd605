import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the pages of hospitals. */
export const { institutionMessages } = translationsOf<typeof en>({ en, hi })
