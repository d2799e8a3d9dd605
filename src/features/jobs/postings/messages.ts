import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

export type { PostingFieldCode } from './messages.en'

/** Why what a hospital does with a vacancy is refused as a whole. */
export const postingErrorMessages = translations<typeof en.postingErrorMessages>({ en: en.postingErrorMessages })

/** Every sentence around posting a vacancy. */
export const postingMessages = translations<typeof en.postingMessages>({ en: en.postingMessages })
