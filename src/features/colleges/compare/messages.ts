import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the comparison. */
export const { compareMessages } = translationsOf<typeof en>({ en, hi })
