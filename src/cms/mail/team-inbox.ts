import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'

/** The mailbox of the team: as the site settings name it, else that of the server's own settings. */
export async function teamInbox(req: PayloadRequest): Promise<string> {
  // Full authority: nobody but administrators reads the address, and tasks have no user.
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return settings.teamInbox || env.TEAM_INBOX
}
