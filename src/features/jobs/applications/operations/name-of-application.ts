import type { PayloadRequest } from 'payload'
import { enumerated } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'

/** Whose application it is and for what, for the log: "Asha Rao, Senior Resident"; null once it is gone. */
export async function nameOfApplication(req: PayloadRequest, id: string): Promise<string | null> {
  // Full authority: only administrators read the log, and they read applications and people too.
  const application = await req.payload.findByID({
    collection: 'job-applications',
    id,
    depth: 1,
    select: { user: true, jobTitle: true },
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  if (!application) return null
  const { user, jobTitle } = application
  const person = typeof user === 'object' && user ? user.fullName || user.email : null
  const parts = [person, jobTitle].filter((part) => typeof part === 'string')
  return parts.length > 0 ? enumerated(STUDIO_LANGUAGE, parts) : null
}
