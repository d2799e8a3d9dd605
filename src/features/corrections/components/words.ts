import type { Language } from '@/lib/text/language'
import { correctionTexts } from '../texts'

/** The words of the form, as the browser is handed them. */
export function correctionWords(language: Language) {
  const texts = correctionTexts(language)
  return {
    labels: texts.labels,
    hints: texts.hints,
    optional: texts.optional,
    allRequired: texts.allRequired,
    leaveEmpty: texts.leaveEmpty,
    submit: texts.submit,
    sending: texts.sending,
    failed: texts.failed,
    consent: texts.consent,
    success: texts.success.title,
    back: texts.success.back,
  }
}
export type CorrectionWords = ReturnType<typeof correctionWords>
