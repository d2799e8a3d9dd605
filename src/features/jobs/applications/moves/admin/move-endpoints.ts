import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminOnly } from '@/cms/access/access'
import { endpoint } from '@/cms/access/endpoint'
import { asOneChange } from '@/cms/audit/note-change'
import { placeholderProblem } from '@/cms/mail/templates/placeholders'
import { LONGEST_MAIL, LONGEST_SUBJECT } from '@/cms/mail/templates/template-fields'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { TEAM_STAGES } from '@/features/jobs/schema'
import { inTransaction } from '@/lib/database/transaction'
import { refusalError } from '@/lib/refusals/refusal-error'
import { STAGE_PLACES } from '../../emails/stage-places'
import type { StageMailContext } from '../../hooks/send-application-mails'
import { holdApplications } from '../../operations/application-queries'
import { moveRefusals } from './move-texts'
import { planMoves } from './planned-moves'

const CONFLICT = 409
/** More than a page of the desk is never ticked at once. */
const MOST_AT_ONCE = 100

const words = (most: number, missing: string, tooLong: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, tooLong)
    .refine((text) => placeholderProblem(text, STAGE_PLACES) === null, 'place-unknown')

const askedSchema = z.object({
  /** As the page showed them. */
  seen: z
    .array(z.object({ id: z.uuid(), steps: z.int().min(0) }))
    .min(1)
    .max(MOST_AT_ONCE),
  stage: z.enum(TEAM_STAGES),
  subject: words(LONGEST_SUBJECT, 'subject-missing', 'subject-too-long').optional(),
  text: words(LONGEST_MAIL, 'text-missing', 'text-too-long').optional(),
})

const moveSchema = askedSchema.extend({
  /** Of the plan that the person has seen. */
  digest: z.string().max(64),
  isMailed: z.boolean(),
})

function askedOf({ seen, stage, subject, text }: z.infer<typeof askedSchema>) {
  const distinct = [...new Map(seen.map((one) => [one.id, one])).values()]
  return { seen: distinct, stage, ...(subject && text ? { words: { subject, text } } : {}) }
}

/** What moving applications would do: who would move, and the mails they would get, as they would be sent. */
export const previewMove = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/preview-move',
  handler: async (req, user) => {
    const asked = askedOf(await bodyOf(req, askedSchema, moveRefusals))
    const { words: edited, moves, meanwhile, staying, digest } = await planMoves(req, user, asked)
    return Response.json({
      words: edited,
      meanwhile,
      staying,
      digest,
      mails: moves.map(({ id, name, mail }) => ({ id, name, to: mail.to, subject: mail.subject, html: mail.html })),
    })
  },
})

/**
 * Moves applications to a stage, all or none, with the mails that the person has seen, or without any.
 * @throws APIError 409 when somebody else has moved one since the page was read, or something has changed, so that
 * other mails would be sent than were seen
 */
async function move(req: PayloadRequest, user: Parameters<typeof planMoves>[1], body: z.infer<typeof moveSchema>) {
  const asked = askedOf(body)
  await holdApplications(
    req,
    asked.seen.map(({ id }) => id),
  )
  const { moves, meanwhile, digest } = await planMoves(req, user, asked)
  if (meanwhile.length > 0) throw refusalError(moveRefusals, 'moved-meanwhile', CONFLICT)
  if (digest !== body.digest) throw refusalError(moveRefusals, 'changed-since-preview', CONFLICT)
  const seen: StageMailContext = { stageMails: new Map(moves.map(({ id, mail }) => [id, body.isMailed ? mail : null])) }
  Object.assign(req.context, seen)
  await asOneChange(req, 'job-applications', async () => {
    for (const { id } of moves) {
      await req.payload.update({
        collection: 'job-applications',
        id,
        data: { status: asked.stage },
        depth: 0,
        overrideAccess: false,
        user,
        req,
      })
    }
  })
  return moves.length
}

export const moveApplications = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/move',
  handler: async (req, user) => {
    const body = await bodyOf(req, moveSchema, moveRefusals)
    const moved = await inTransaction(req.payload, (inner) => move(inner, user, body), user)
    return Response.json({ moved })
  },
})
