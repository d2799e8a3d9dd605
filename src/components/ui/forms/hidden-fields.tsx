import { LANGUAGE_FIELD, type Language } from '@/lib/language'

/** Language for the form action's messages. */
export const LanguageInput = ({ language }: { language: Language }) => (
  <input type="hidden" name={LANGUAGE_FIELD} value={language} />
)

/** Hidden fields. Pairs may repeat, so keys are positional. */
export const HiddenFields = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) =>
  Array.from(pairs.entries(), ([at, [name, value]]) => <input key={at} type="hidden" name={name} value={value} />)
