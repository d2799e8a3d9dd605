import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminOnly } from '@/cms/access/access'
import { endpoint, notFound } from '@/cms/access/endpoint'
import { ROLES } from '@/cms/access/roles'
import { noteChange } from '@/cms/audit/note-change'
import { inTransaction } from '@/lib/database/transaction'
import { inviteAnew } from '../operations/invitations'
import { staffTexts } from './texts'

const invitation = z.object({
  email: z
    .email()
    .max(254)
    .transform((email) => email.trim().toLowerCase()),
  fullName: z.string().trim().max(120).optional(),
  role: z.enum(ROLES),
})

const idOf = (req: PayloadRequest) => String(req.routeParams?.id)

/** Makes an account that only the link in the mail can open; its first password is random and known to nobody. */
export const inviteStaff = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/invite',
  handler: async (req, user) => {
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
      user,
      req,
    })
    return Response.json({ ok: true })
  },
})

/** Writes a new invitation to somebody who has not used theirs. */
export const inviteAgain = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/:id/invite-again',
  handler: async (req, user) => {
    const id = idOf(req)
    const person = await readPerson(req, id)
    if (!person || person.verified) return notFound()
    await inTransaction(
      req.payload,
      async (inner) => {
        await inviteAnew(inner, person)
        await noteChange(inner, {
          summary: staffTexts.invitedAgainSummary(person.id),
          action: 'update',
          of: 'users',
          record: id,
          changes: [],
        })
      },
      user,
    )
    return Response.json({ ok: true })
  },
})

/** Ends every session of a person. */
export const signOutEverywhere = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/:id/sign-out',
  handler: async (req, user) => {
    const id = idOf(req)
    const person = await readPerson(req, id)
    if (!person) return notFound()
    await inTransaction(
      req.payload,
      async (inner) => {
        // Full authority: sessions are nobody's field; the rule was asked above.
        await inner.payload.update({
          collection: 'users',
          id,
          data: { sessions: [] },
          depth: 0,
          overrideAccess: true,
          req: inner,
        })
        await noteChange(inner, {
          summary: staffTexts.signedOutSummary(person.id),
          action: 'update',
          of: 'users',
          record: id,
          changes: [],
        })
      },
      user,
    )
    return Response.json({ ok: true })
  },
})

const readPerson = (req: PayloadRequest, id: string) =>
  req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })
