import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of course and guidance pages that are neither an editor's nor composed. */
export const { guidanceMessages } = translationsOf<typeof en>({ en, hi })
