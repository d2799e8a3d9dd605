import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { CorrectionFieldCode } from './messages.en'

/** Why a correction is rejected as a whole, and all messages of its form and mails. */
export const { correctionErrorMessages, correctionMessages, correctionMails } = translationsOf<typeof en>({ en, hi })
