import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { noteChange } from '@/cms/hooks/audit'
import { isAdmin, ROLES } from '@/cms/roles'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { inviteAnew } from '../operations/invitations'
import { staffTexts } from './texts'

const refusal = () => Response.json({ error: 'Not found' }, { status: 404 })
const invitation = z.object({
  email: z
    .email()
    .max(254)
    .transform((email) => email.trim().toLowerCase()),
  fullName: z.string().trim().max(120).optional(),
  role: z.enum(ROLES),
})

/** The id in the address, when an administrator asks. */
const idFor = (req: PayloadRequest) => (isAdmin(req.user) ? String(req.routeParams?.id) : null)

/** Makes an account that only the link in the mail can open; its first password is random and known to nobody. */
export const inviteStaff: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) return refusal()
    const parsed = invitation.safeParse(await req.json?.())
    if (!parsed.success) return Response.json({ error: staffTexts.invite.badEmail }, { status: 400 })
    const { email } = parsed.data
    // Full authority: the answer must be right whatever the list shows.
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { email: { equals: email } },
      overrideAccess: true,
    })
    if (totalDocs > 0) return Response.json({ error: staffTexts.invite.exists }, { status: 409 })
    const password = randomBytes(32).toString('base64url')
    // The collection's own hook writes the invitation, in the same transaction.
    await req.payload.create({
      collection: 'users',
      data: { ...parsed.data, password, verified: false },
      overrideAccess: false,
      user: req.user,
      req,
    })
    return Response.json({ ok: true })
  },
}

/** Writes a new invitation to somebody who has not used theirs. */
export const inviteAgain: Endpoint = {
  path: '/:id/invite-again',
  method: 'post',
  handler: async (req) => {
    const id = idFor(req)
    if (!id) return refusal()
    const person = await readPerson(req, id)
    if (!person || person.verified) return refusal()
    await inTransaction(
      req.payload,
      async (inner) => {
        await inviteAnew(inner, person)
        await noteChange(inner, {
          summary: staffTexts.invitedAgainSummary(person.email),
          action: 'update',
          of: 'users',
          record: id,
          changes: [],
        })
      },
      req.user as User,
    )
    return Response.json({ ok: true })
  },
}

/** Ends every session of a person. */
export const signOutEverywhere: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  handler: async (req) => {
    const id = idFor(req)
    if (!id) return refusal()
    const person = await readPerson(req, id)
    if (!person) return refusal()
    await inTransaction(
      req.payload,
      async (inner) => {
        // Full authority: sessions are nobody's field; the role was checked above.
        await inner.payload.update({
          collection: 'users',
          id,
          data: { sessions: [] },
          depth: 0,
          overrideAccess: true,
          req: inner,
        })
        await noteChange(inner, {
          summary: staffTexts.signedOutSummary(person.email),
          action: 'update',
          of: 'users',
          record: id,
          changes: [],
        })
      },
      req.user as User,
    )
    return Response.json({ ok: true })
  },
}

const readPerson = (req: PayloadRequest, id: string) =>
  req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })
