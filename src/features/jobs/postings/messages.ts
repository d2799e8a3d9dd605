import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { PostingFieldCode } from './messages.en'

/** Why what a hospital does with a vacancy is refused as a whole. */
export const postingErrorMessages = translations<typeof en.postingErrorMessages>({
  en: en.postingErrorMessages,
  hi: hi.postingErrorMessages,
})

/** Every sentence around posting a vacancy. */
export const postingMessages = translations<typeof en.postingMessages>({
  en: en.postingMessages,
  hi: hi.postingMessages,
})
