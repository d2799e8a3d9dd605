import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { nearestWord } from '@/lib/search/correction'
import { collegeDeskMessages as messages } from '../admin/messages'
import { readRegion, readRegionNames } from './region-name-queries'

/**
 * The likely state of a misspelt name: "Bihaar" is Bihar.
 * @param names of known states, territories and provinces
 * @returns null if none is close, as for an unknown place
 */
export function nearestState(written: string, names: readonly string[]): string | null {
  const near = nearestWord(
    written.trim().toLowerCase(),
    names.map((name) => name.toLowerCase()),
  )
  return names.find((name) => name.toLowerCase() === near) ?? null
}

/**
 * Normalises a state's spelling: filters and guidance pages compare whole names. Unknown new states are rejected,
 * because the college would be listed nowhere; existing ones stay until changed. The same for states of the other
 * country.
 * @throws ValidationError 400 with the nearest state, or naming the country mismatch
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
 * Error message for an unknown state.
 * @param names of known states, territories and provinces
 * @returns null for a known one, and if none are known yet
 */
export function unknownState(written: string, names: readonly string[]): string | null {
  if (names.length === 0 || names.includes(written)) return null
  const meant = nearestState(written, names)
  return meant ? messages.misspeltState(meant) : messages.unknownState
}
