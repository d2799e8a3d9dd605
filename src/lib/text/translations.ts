import type { Language } from '../language'

/** The shape of one language's texts without its wording: what every other language has to say as well. */
export type Messages<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Messages<Said>
    : { readonly [Key in keyof T]: Messages<T[Key]> }

/**
 * A feature's texts by language. The English ones are the contract: another language that says less, or takes other
 * values, does not compile.
 * @returns the texts of a language, to be asked where something is shown and never at module level
 */
export function translations<T>(texts: Record<Language, Messages<T>>): (language: Language) => Messages<T> {
  return (language) => texts[language]
}

type ByLanguage<T> = { [Group in keyof T]: (language: Language) => Messages<T[Group]> }

/**
 * The same for every group of messages that a module exports.
 * @returns each group by its name, to be asked by language
 */
export function translationsOf<T extends object>(
  modules: Record<Language, { [Group in keyof T]: Messages<T[Group]> }>,
) {
  const groups = Object.keys(modules.en) as (keyof T)[]
  return Object.fromEntries(
    groups.map((group) => [group, (language: Language) => modules[language][group]]),
  ) as ByLanguage<T>
}
