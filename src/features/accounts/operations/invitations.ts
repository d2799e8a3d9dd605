import type { PayloadRequest } from 'payload'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { dropTokens, issueToken } from './tokens'

/** Makes the link of an invitation; an earlier one stops working. */
export async function invitationLink(req: PayloadRequest, user: string): Promise<string> {
  await dropTokens(req, user, ['invitation'])
  const token = await issueToken(req, { purpose: 'invitation', user })
  return `${env.SITE_URL}${paths.acceptInvitation(token)}`
}
