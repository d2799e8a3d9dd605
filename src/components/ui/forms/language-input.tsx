import { LANGUAGE_FIELD, type Language } from '@/lib/text/language'

/** Tells the form's action in which language to answer. */
export const LanguageInput = ({ language }: { language: Language }) => (
  <input type="hidden" name={LANGUAGE_FIELD} value={language} />
)
