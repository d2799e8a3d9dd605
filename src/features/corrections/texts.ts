import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type { CorrectionFieldCode } from './texts.en'

/** Why a correction is refused as a whole. */
export const correctionRefusals = translations<typeof en.correctionRefusals>({ en: en.correctionRefusals })

/** Every sentence of the form for corrections. */
export const correctionTexts = translations<typeof en.correctionTexts>({ en: en.correctionTexts })

/** Every sentence of the mails about corrections. */
export const correctionMails = translations<typeof en.correctionMails>({ en: en.correctionMails })
