import { nearestWord } from '@/lib/search/correction'

/**
 * The state that a text probably means, a letter or two apart: "Bihaar" is Bihar.
 * @param names of the states, territories and provinces that the site knows
 * @returns null where none is near, as for a place that the site does not know yet
 */
export function nearestState(written: string, names: readonly string[]): string | null {
  const near = nearestWord(
    written.trim().toLowerCase(),
    names.map((name) => name.toLowerCase()),
  )
  return names.find((name) => name.toLowerCase() === near) ?? null
}
