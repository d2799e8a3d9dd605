import type { Payload, PayloadRequest } from 'payload'
import { asServer, countAsServer } from '@/cms/access/access'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { DEFAULT_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { clearDetails, revokeAccess } from './mailbox/verification'
import { accountOf } from './sign-up'
import { issueToken, spendToken } from './tokens'

/** Whether there is an administrator. */
export async function hasAdministrator(payload: Payload, req?: PayloadRequest): Promise<boolean> {
  // Full authority: no one is signed in yet.
  return (await countAsServer(payload, 'users', { role: { equals: 'admin' } }, { req })) > 0
}

async function makeAdministrator(req: PayloadRequest, email: string, password: string): Promise<void> {
  const existing = await accountOf(req.payload, email)
  const data = { email, password, role: 'admin' as const, verified: true }
  // Full authority: authorised by the site's settings, or by the link that only its console shows.
  const full = { collection: 'users', depth: 0, overrideAccess: true, req } as const
  if (existing) {
    if (!existing.verified) await clearDetails(req, existing.id)
    await revokeAccess(req, existing.id)
    await req.payload.update({ ...full, id: existing.id, data })
  } else await req.payload.create({ ...full, data })
}

/** Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD if there is none yet; true if it did. */
export async function ensureFirstAdmin(payload: Payload): Promise<boolean> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password || (await hasAdministrator(payload))) return false
  await inTransaction(payload, (req) => makeAdministrator(req, email.toLowerCase(), password))
  return true
}

/**
 * Creates a one-time link to set up the first administrator; an earlier one stops working.
 * @returns its absolute URL, or null if there is an administrator
 */
export async function createAdminSetupLink(payload: Payload): Promise<string | null> {
  if (await hasAdministrator(payload)) return null
  return inTransaction(payload, async (req) => {
    // Full authority: no role has access to this collection.
    await payload.delete({
      collection: 'account-tokens',
      where: { purpose: { equals: 'first-admin' } },
      ...asServer(req),
    })
    const token = await issueToken(req, { purpose: 'first-admin' })
    return `${env.SITE_URL}${pathsIn(DEFAULT_LANGUAGE).adminSetup(token)}`
  })
}

/** Redeems the one-time link and creates the first administrator; false if it is invalid or someone was faster. */
export function setUpFirstAdmin(payload: Payload, token: string, email: string, password: string) {
  return inTransaction(payload, async (req) => {
    if (!(await spendToken(req, 'first-admin', token)) || (await hasAdministrator(payload, req))) return false
    await makeAdministrator(req, email, password)
    return true
  })
}
