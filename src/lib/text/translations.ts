import type { Language } from './language'

/** The shape of one language's texts without its wording: what every other language has to say as well. */
export type Texts<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Texts<Said>
    : { readonly [Key in keyof T]: Texts<T[Key]> }

/**
 * A feature's texts by language. The English ones are the contract: another language that says less, or takes other
 * values, does not compile.
 * @returns the texts of a language, to be asked where something is shown and never at module level
 */
export function translations<T>(texts: Record<Language, Texts<T>>): (language: Language) => Texts<T> {
  return (language) => texts[language]
}
