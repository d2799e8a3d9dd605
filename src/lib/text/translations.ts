import type { Language } from './language'

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
