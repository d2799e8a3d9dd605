import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminOnly, asPerson, endpoint, notFound } from '@/cms/access/access'
import { ROLES } from '@/cms/access/roles'
import { noteChange } from '@/cms/audit/note-change'
import { inTransactionAs } from '@/lib/database/transaction'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import type { User } from '@/payload-types'
import { reinvite } from '../operations/account-mails'
import { deletionCounts } from '../operations/deletion-counts'
import { accountOf } from '../operations/sign-up'
import { staffMessages } from './messages'

/** What would be deleted with a person. */
export const deletionCountsEndpoint = endpoint(adminOnly, 'get', '/:id/what-goes', async (req, _user, id) => {
  const person = await readPerson(req, id)
  return person ? Response.json(await deletionCounts(req, person)) : notFound()
})

const invitation = z.object({
  email: z.email().max(MAX_EMAIL_LENGTH).toLowerCase(),
  fullName: z.string().trim().max(120).optional(),
  role: z.enum(ROLES),
})

/** Creates an account that only the mailed link can open; its first password is random. */
export const inviteStaff = endpoint(adminOnly, 'post', '/invite', async (req) => {
  const parsed = invitation.safeParse(await req.json?.())
  if (!parsed.success) return Response.json({ error: staffMessages.invite.badEmail }, { status: 400 })
  const { email } = parsed.data
  if (await accountOf(req.payload, email)) return Response.json({ error: staffMessages.invite.exists }, { status: 409 })
  const password = randomBytes(32).toString('base64url')
  // The collection's own hook writes the invitation, in the same transaction.
  await req.payload.create({
    collection: 'users',
    data: { ...parsed.data, password, verified: false },
    ...asPerson(req),
  })
  return Response.json({ ok: true })
})

/** Runs something for a person, in one transaction with its audit log entry. */
const forPerson = (path: string, summary: (id: string) => string, work: Work) =>
  endpoint(adminOnly, 'post', path, async (req, user, id) => {
    const person = await readPerson(req, id)
    if (!person || !work.may(person)) return notFound()
    await inTransactionAs(user, req.payload, async (inner) => {
      await work.run(inner, person)
      const said = summary(person.id)
      await noteChange(inner, { summary: said, action: 'update', of: 'users', record: id, changes: [] })
    })
    return Response.json({ ok: true })
  })

interface Work {
  may: (person: User) => boolean
  run: (req: PayloadRequest, person: User) => Promise<unknown>
}

/** Invites someone again who has not used their invitation. */
export const inviteAgain = forPerson('/:id/invite-again', staffMessages.invitedAgainSummary, {
  may: ({ verified }) => !verified,
  run: reinvite,
})

export const signOutEverywhere = forPerson('/:id/sign-out', staffMessages.signedOutSummary, {
  may: () => true,
  // Full authority: no one may write sessions; the endpoint's rule has decided.
  run: (req, { id }) =>
    req.payload.update({ collection: 'users', id, data: { sessions: [] }, depth: 0, overrideAccess: true, req }),
})

const readPerson = (req: PayloadRequest, id: string) =>
  req.payload.findByID({ collection: 'users', id, disableErrors: true, ...asPerson(req) })
