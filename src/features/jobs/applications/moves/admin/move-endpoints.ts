import type { PayloadRequest } from 'payload'
import { adminOnly, asPerson, endpoint } from '@/cms/access/access'
import { asOneChange } from '@/cms/audit/note-change'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError, expectedErrorOf } from '@/lib/errors/expected-error'
import type { StageMailContext } from '../../hooks/send-application-mails'
import { holdApplications } from '../../operations/application-queries'
import { moveErrorMessages } from './move-messages'
import { askedOf, bodyOfForm, type MoveBody, moveFormValues, moveSchema, previewSchema } from './move-schema'
import { movedTo, planMoves } from './planned-moves'

const CONFLICT = 409
/** What moving applications would do: who would move, and the mails they would get, as they would be sent. */
export const previewMove = endpoint(adminOnly, 'post', '/preview-move', async (req, user) => {
  const asked = askedOf(await bodyOf(req, previewSchema, moveErrorMessages))
  const { mailText, moves, meanwhile, staying, digest } = await planMoves(req, user, asked)
  return Response.json({
    mailText,
    meanwhile,
    staying,
    digest,
    mails: moves.map(({ id, name, mail }) => ({ id, name, to: mail.to, subject: mail.subject, html: mail.html })),
  })
})

/**
 * Moves applications to a stage, all or none, with the mails that the person has seen, or without any.
 * @throws APIError 409 when somebody else has moved one since the page was read, or something has changed, so that
 * other mails would be sent than were seen
 */
async function move(req: PayloadRequest, user: Parameters<typeof planMoves>[1], body: MoveBody) {
  const asked = askedOf(body)
  await holdApplications(
    req,
    asked.seen.map(({ id }) => id),
  )
  const { moves, meanwhile, digest } = await planMoves(req, user, asked)
  if (meanwhile.length > 0) throw apiError(moveErrorMessages, 'moved-meanwhile', CONFLICT)
  if (digest !== body.digest) throw apiError(moveErrorMessages, 'changed-since-preview', CONFLICT)
  const seen: StageMailContext = { stageMails: new Map(moves.map(({ id, mail }) => [id, body.isMailed ? mail : null])) }
  Object.assign(req.context, seen)
  await asOneChange(req, 'job-applications', async () => {
    for (const { id } of moves) {
      await req.payload.update({
        collection: 'job-applications',
        id,
        data: movedTo(asked),
        ...asPerson(req),
      })
    }
  })
  return moves.length
}

export const moveApplications = endpoint(adminOnly, 'post', '/move', async (req, user) => {
  const body = await bodyOf(req, moveSchema, moveErrorMessages)
  const moved = await inTransactionAs(user, req.payload, (inner) => move(inner, user, body))
  return Response.json({ moved })
})

/** The same from a form without script: leads back to the application, or to the question where something is in the way. */
export const moveByForm = endpoint(adminOnly, 'post', '/:id/move-by-form', async (req, user, id) => {
  // What is no form holds no field, which the question says.
  const form = await req.formData?.().catch(() => null)
  const values = moveFormValues((name) => form?.get(name))
  const parsed = moveSchema.safeParse(bodyOfForm(id, values))
  const { digest: _digest, isMailed: _isMailed, ...kept } = values
  const again = `${jobDeskPaths.moveApplication(id)}?${new URLSearchParams(kept)}`
  if (!parsed.success) return seeOther(again)
  try {
    await inTransactionAs(user, req.payload, (inner) => move(inner, user, parsed.data))
    return seeOther(jobDeskPaths.application(id))
  } catch (error) {
    if (expectedErrorOf(error)) return seeOther(again)
    throw error
  }
})

const seeOther = (path: string): Response => new Response(null, { status: 303, headers: { location: path } })
