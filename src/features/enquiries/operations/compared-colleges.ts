import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import type { Enquiry } from '@/payload-types'

/** The names of the colleges that came along with an enquiry, in their order; those deleted since are left out. */
export async function namesOfColleges(req: PayloadRequest, colleges: Enquiry['colleges']): Promise<string[]> {
  const ids = (colleges ?? []).map((college) => idOf(college))
  if (ids.length === 0) return []
  // Full authority: what the person was shown counts, also when it has left the site meanwhile.
  const { docs } = await req.payload.find({
    collection: 'colleges',
    where: { id: { in: ids } },
    select: { name: true },
    trash: true,
    ...asServer(req),
  })
  return ids.flatMap((id) => docs.find((college) => college.id === id)?.name ?? [])
}
