import type { PayloadRequest } from 'payload'

/** The brand as the site settings name it. */
export async function brandOf(req: PayloadRequest): Promise<string> {
  // Full authority: the settings are public, and tasks have no user.
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  return brand
}
