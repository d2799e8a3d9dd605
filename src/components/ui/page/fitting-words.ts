/** Letters of one word that fit a phone in the largest heading. */
const FITTING = 15
const LONG = 19

/** The size of a large heading on phones by its longest word, so that no word is broken: a class, none for usual words. */
export function fittingWords(heading: unknown): string | undefined {
  if (typeof heading !== 'string') return undefined
  const longest = Math.max(...heading.split(/[\s-]+/).map((word) => word.length))
  if (longest <= FITTING) return undefined
  return longest <= LONG ? 'max-sm:text-[6.9vw]!' : 'max-sm:text-[5.4vw]!'
}
