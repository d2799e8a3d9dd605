import type { CollectionBeforeValidateHook } from 'payload'
import { regionNamed } from '../search/region-names'

/** Writes a state as the site does, whatever its letter case: filters and guidance pages compare whole names. */
export const nameState: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (typeof data?.state !== 'string' || !data.state.trim()) return data
  const { rows } = await req.payload.db.pool.query<{ name: string | null }>(`select ${regionNamed('$1')} as name`, [
    data.state,
  ])
  return rows[0]?.name ? { ...data, state: rows[0].name } : data
}
