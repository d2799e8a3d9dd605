import { translations } from '@/lib/text/translations'
import * as en from './guardian-messages.en'
import * as hi from './guardian-messages.hi'

/** Why something waits for a parent. */
export const guardianErrorMessages = translations<typeof en.guardianErrorMessages>({
  en: en.guardianErrorMessages,
  hi: hi.guardianErrorMessages,
})

/** Who writes. */
export const guardianMessages = translations<typeof en.guardianMessages>({
  en: en.guardianMessages,
  hi: hi.guardianMessages,
})
