import { collegeDeskMessages as texts } from '../admin/messages'
import { nearestState } from './nearest-state'

/**
 * What is to be said of a state that the site does not know: the college would stand under no state.
 * @param names of the states, territories and provinces that the site knows
 * @returns null for a known one, and where the site knows none yet
 */
export function unknownState(written: string, names: readonly string[]): string | null {
  if (names.length === 0 || names.includes(written)) return null
  const meant = nearestState(written, names)
  return meant ? texts.misspeltState(meant) : texts.unknownState
}
