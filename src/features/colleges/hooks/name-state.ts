import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { nearestWord } from '@/lib/search/correction'
import { collegeDeskMessages as messages } from '../admin/messages'
import { readRegionName, readRegionNames } from './region-name-queries'

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

/**
 * Writes a state as the site does, whatever its letter case: filters and guidance pages compare whole names. One that
 * the site does not know is refused where somebody sends it, because the college would stand under no state; one that
 * is kept so already stays until it is changed.
 * @throws ValidationError 400 that names the nearest state
 */
export const nameState: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (typeof data?.state !== 'string' || !data.state.trim()) return data
  const name = await readRegionName(req.payload, data.state)
  if (name) return { ...data, state: name }
  if (req.payloadAPI !== 'REST' || data.state === originalDoc?.state) return data
  const message = unknownState(data.state, await readRegionNames(req.payload.db.pool))
  if (!message) return data
  const errors = [{ path: 'state', message }]
  throw new ValidationError({ collection: 'colleges', errors, req })
}

/**
 * What is to be said of a state that the site does not know: the college would stand under no state.
 * @param names of the states, territories and provinces that the site knows
 * @returns null for a known one, and where the site knows none yet
 */
export function unknownState(written: string, names: readonly string[]): string | null {
  if (names.length === 0 || names.includes(written)) return null
  const meant = nearestState(written, names)
  return meant ? messages.misspeltState(meant) : messages.unknownState
}
