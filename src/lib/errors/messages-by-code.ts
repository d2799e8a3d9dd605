/** What a sentence about an error may name. */
export interface ErrorFacts {
  /** The most that is allowed: characters, files. */
  most?: number
  /** Seconds until another attempt is allowed. */
  retryAfter?: number
}

/** The sentences of errors in one language, by code. */
export type MessagesByCode = Readonly<Record<string, string | ((facts: ErrorFacts) => string)>>

/** The sentence for a code; undefined when these texts do not know it. */
export function messageOfCode(texts: MessagesByCode, code: string, facts: ErrorFacts = {}): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return typeof text === 'function' ? text(facts) : text
}
