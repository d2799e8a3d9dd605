import type { CollectionBeforeValidateHook } from 'payload'
import { readRegionName } from './region-name-queries'

/** Writes a state as the site does, whatever its letter case: filters and guidance pages compare whole names. */
export const nameState: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (typeof data?.state !== 'string' || !data.state.trim()) return data
  const name = await readRegionName(req.payload, data.state)
  return name ? { ...data, state: name } : data
}
