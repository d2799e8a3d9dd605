import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

export type { CorrectionFieldCode } from './messages.en'

/** Why a correction is refused as a whole. */
export const correctionErrorMessages = translations<typeof en.correctionErrorMessages>({
  en: en.correctionErrorMessages,
})

/** Every sentence of the form for corrections. */
export const correctionMessages = translations<typeof en.correctionMessages>({ en: en.correctionMessages })

/** Every sentence of the mails about corrections. */
export const correctionMails = translations<typeof en.correctionMails>({ en: en.correctionMails })
