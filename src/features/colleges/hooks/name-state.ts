import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { nearestWord } from '@/lib/search/correction'
import { collegeDeskMessages as messages } from '../admin/messages'
import { readRegion, readRegionNames } from './region-name-queries'

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
 * is kept so already stays until it is changed. The same holds for a state of the other country.
 * @throws ValidationError 400 that names the nearest state, or says that the country is another one
 */
export const nameState: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (typeof data?.state !== 'string' || !data.state.trim()) return data
  const region = await readRegion(req.payload, data.state)
  const named = region ? { ...data, state: region.name } : data
  const country = data.country ?? originalDoc?.country
  const isKept = named.state === originalDoc?.state && country === originalDoc?.country
  if (req.payloadAPI !== 'REST' || isKept) return named
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ collection: 'colleges', errors: [{ path, message }], req })
  }
  if (region && country && region.country !== country) refuse('country', messages.otherCountry)
  const message =
    region || named.state === originalDoc?.state
      ? null
      : unknownState(data.state, await readRegionNames(req.payload.db.pool))
  if (message) refuse('state', message)
  return named
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
