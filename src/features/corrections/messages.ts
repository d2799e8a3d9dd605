import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { CorrectionFieldCode } from './messages.en'

/** Why a correction is refused as a whole, and the sentences of its form and of its mails. */
export const { correctionErrorMessages, correctionMessages, correctionMails } = translationsOf<typeof en>({ en, hi })
