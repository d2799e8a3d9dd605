import type { Language } from '../language'

/** Type of one language's messages without their wording, which every other language must match. */
export type Messages<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Messages<Said>
    : { readonly [Key in keyof T]: Messages<T[Key]> }

/**
 * Messages of a feature by language. English is the contract: another language with missing messages or different
 * arguments does not compile.
 * @returns the messages of a language; to be called where something is shown, never at module level
 */
export function translations<T>(texts: Record<Language, Messages<T>>): (language: Language) => Messages<T> {
  return (language) => texts[language]
}

type ByLanguage<T> = { [Group in keyof T]: (language: Language) => Messages<T[Group]> }

/**
 * As `translations`, for every group of messages that a module exports.
 * @returns each group by name, as a function of the language
 */
export function translationsOf<T extends object>(
  modules: Record<Language, { [Group in keyof T]: Messages<T[Group]> }>,
) {
  const groups = Object.keys(modules.en) as (keyof T)[]
  return Object.fromEntries(
    groups.map((group) => [group, (language: Language) => modules[language][group]]),
  ) as ByLanguage<T>
}
