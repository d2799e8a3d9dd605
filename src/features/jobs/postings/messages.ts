import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { PostingFieldCode } from './messages.en'

/** Why what a hospital does with a vacancy is rejected as a whole. Every sentence around posting a vacancy. */
export const { postingErrorMessages, postingMessages } = translationsOf<typeof en>({ en, hi })
