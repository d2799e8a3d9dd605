import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'

/** Whose application it is, for the log, which keeps the post itself: "Asha Rao"; null once it is gone. */
export async function nameOfApplication(req: PayloadRequest, id: string): Promise<string | null> {
  // Full authority: only administrators read the log, and they read applications and people too.
  const application = await req.payload.findByID({
    collection: 'job-applications',
    id,
    select: { user: true },
    disableErrors: true,
    ...asServer(req),
    depth: 1,
  })
  const user = application?.user
  return typeof user === 'object' && user ? user.fullName || user.email : null
}
