import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/lib/database/record-id'
import type { Job } from '@/payload-types'

/** A vacancy that names the page of a hospital bears its name; lists, search, feed and applications read that alone. */
export const nameHospital: CollectionBeforeChangeHook<Job> = async ({ data, originalDoc, req }) => {
  const id = idOf(data.hospital === undefined ? originalDoc?.hospital : data.hospital)
  if (!id) return data
  // Full authority: only the name is read, which the vacancy shows.
  const hospital = await req.payload.findByID({
    collection: 'institutions',
    id,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return hospital ? { ...data, institution: hospital.name } : data
}
