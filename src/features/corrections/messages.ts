import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { CorrectionFieldCode } from './messages.en'

/** Why a correction is refused as a whole. */
export const correctionErrorMessages = translations<typeof en.correctionErrorMessages>({
  en: en.correctionErrorMessages,
  hi: hi.correctionErrorMessages,
})

/** Every sentence of the form for corrections. */
export const correctionMessages = translations<typeof en.correctionMessages>({
  en: en.correctionMessages,
  hi: hi.correctionMessages,
})

/** Every sentence of the mails about corrections. */
export const correctionMails = translations<typeof en.correctionMails>({
  en: en.correctionMails,
  hi: hi.correctionMails,
})
