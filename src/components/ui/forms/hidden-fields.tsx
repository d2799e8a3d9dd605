import { LANGUAGE_FIELD, type Language } from '@/lib/language'

/** Tells the form's action in which language to answer. */
export const LanguageInput = ({ language }: { language: Language }) => (
  <input type="hidden" name={LANGUAGE_FIELD} value={language} />
)

/** What a form carries along unseen. A name and value may stand several times, so that only the order tells them apart. */
export const HiddenFields = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) =>
  Array.from(pairs.entries(), ([at, [name, value]]) => <input key={at} type="hidden" name={name} value={value} />)
