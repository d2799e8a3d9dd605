import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { readRegionName, readRegionNames } from './region-name-queries'
import { unknownState } from './unknown-state'

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
