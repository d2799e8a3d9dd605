/** What a sentence about a refusal may name. */
export interface RefusalFacts {
  /** The most that is allowed: characters, files. */
  most?: number
  /** Seconds until another attempt is allowed. */
  retryAfter?: number
}

/** The sentences of refusals in one language, by code. */
export type TextsByCode = Readonly<Record<string, string | ((facts: RefusalFacts) => string)>>

/** The sentence for a code; undefined when these texts do not know it. */
export function textOfCode(texts: TextsByCode, code: string, facts: RefusalFacts = {}): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return typeof text === 'function' ? text(facts) : text
}
