import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { collegeDeskTexts } from '../admin/texts'
import { nearestState } from './nearest-state'
import { readRegionName, readRegionNames } from './region-name-queries'

/**
 * Writes a state as the site does, whatever its letter case: filters and guidance pages compare whole names. What is
 * misspelt is refused where somebody types it, because the college would stand under no state; one that is kept so
 * already stays until it is changed.
 * @throws ValidationError 400 that names the nearest state
 */
export const nameState: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (typeof data?.state !== 'string' || !data.state.trim()) return data
  const name = await readRegionName(req.payload, data.state)
  if (name) return { ...data, state: name }
  if (req.payloadAPI !== 'REST' || data.state === originalDoc?.state) return data
  const meant = nearestState(data.state, await readRegionNames(req.payload.db.pool))
  if (!meant) return data
  const errors = [{ path: 'state', message: collegeDeskTexts.misspeltState(meant) }]
  throw new ValidationError({ collection: 'colleges', errors, req })
}
