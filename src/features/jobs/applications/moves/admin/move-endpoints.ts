import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminOnly, asPerson, endpoint } from '@/cms/access/access'
import { asOneChange } from '@/cms/audit/note-change'
import { lockRecords } from '@/cms/editing/moment-queries'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { MAX_MAIL_LENGTH, MAX_SUBJECT_LENGTH, placeholderProblem } from '@/cms/mail/templates/template-fields'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { STAGE_PLACES, TEAM_STAGES } from '@/features/jobs/schema'
import { instantOfIndianMinute, isIndianMinute } from '@/lib/calendar/indian-calendar'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError, expectedErrorOf } from '@/lib/errors/expected-error'
import { atMost } from '@/lib/text/typed/at-most'
import { requiredText } from '@/lib/text/typed/required-text'
import { moveErrorMessages } from '../../admin/messages'
import type { StageMailContext } from '../../hooks/command-context'
import { movedTo, planMoves } from './planned-moves'

/** At most one page of the desk is selected at once. */
const MAX_AT_ONCE = 100

const textField = (max: number, missing: string, tooLong: string) =>
  requiredText(max, missing, tooLong).refine((text) => placeholderProblem(text, STAGE_PLACES) === null, 'place-unknown')

const moveFields = z.object({
  /** The applications as the page showed them. */
  seen: z
    .array(z.object({ id: z.uuid(), steps: z.int().min(0) }))
    .min(1)
    .max(MAX_AT_ONCE),
  stage: z.enum(TEAM_STAGES),
  subject: textField(MAX_SUBJECT_LENGTH, 'subject-missing', 'subject-too-long').optional(),
  text: textField(MAX_MAIL_LENGTH, 'text-missing', 'text-too-long').optional(),
  /** By the clock of India, such as 2027-01-15T10:30; empty while it is to be agreed. */
  interviewAt: z
    .string()
    .refine((minute) => minute === '' || isIndianMinute(minute), 'interview-unreadable')
    .refine((minute) => minute === '' || instantOfIndianMinute(minute) > new Date(), 'interview-over')
    .default(''),
  interviewPlace: z.string().trim().check(atMost(LENGTHS.line, 'place-too-long')).default(''),
})

type PreviewBody = z.infer<typeof moveFields>

/** An interview has a time and a place, or neither. */
function rejectHalfInterview(body: PreviewBody, ctx: z.RefinementCtx): void {
  const { interviewAt, interviewPlace } = body
  if (interviewAt && !interviewPlace)
    ctx.addIssue({ code: 'custom', path: ['interviewPlace'], message: 'place-missing' })
  if (interviewPlace && !interviewAt) ctx.addIssue({ code: 'custom', path: ['interviewAt'], message: 'day-missing' })
}

export const previewSchema = moveFields.superRefine(rejectHalfInterview)

const moveSchema = moveFields
  .extend({
    /** Of the plan that was shown. */
    digest: z.string().max(64),
    isMailed: z.boolean(),
  })
  .superRefine(rejectHalfInterview)

type MoveBody = z.infer<typeof moveSchema>

/** The request with each application once. */
export function moveRequestOf({ seen, stage, subject, text, interviewAt, interviewPlace }: PreviewBody) {
  const distinct = [...new Map(seen.map((one) => [one.id, one])).values()]
  const interview = interviewAt ? { at: instantOfIndianMinute(interviewAt).toISOString(), place: interviewPlace } : null
  return { seen: distinct, stage, interview, ...(subject && text ? { mailText: { subject, text } } : {}) }
}

const NAMES = ['stage', 'steps', 'interviewAt', 'interviewPlace', 'subject', 'text', 'digest', 'isMailed'] as const

/** The fields of the form without script, from its URL or body. */
export type MoveFormValues = Partial<Record<(typeof NAMES)[number], string>>

/** @param held reads a field */
export const moveFormValues = (held: (name: string) => unknown): MoveFormValues =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = held(name)
      return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : []
    }),
  )

/** The form as the body of a desk call, for one application. */
export const bodyOfForm = (id: string, { steps, isMailed, ...values }: MoveFormValues) => ({
  ...values,
  seen: [{ id, steps: Number(steps) }],
  isMailed: isMailed !== 'no',
})

const CONFLICT = 409
/** Previews moving applications: who would move, and the exact mails. */
export const previewMove = endpoint(adminOnly, 'post', '/preview-move', async (req, user) => {
  const moveRequest = moveRequestOf(await bodyOf(req, previewSchema, moveErrorMessages))
  const { mailText, moves, meanwhile, staying, digest } = await planMoves(req, user, moveRequest)
  return Response.json({
    mailText,
    meanwhile,
    staying,
    digest,
    mails: moves.map(({ id, name, mail }) => ({ id, name, to: mail.to, subject: mail.subject, html: mail.html })),
  })
})

/**
 * Moves applications to a stage, all or none, with the previewed mails or without any.
 * @throws APIError 409 if one was moved since the page was read, or other mails would be sent than were previewed
 */
async function move(req: PayloadRequest, user: Parameters<typeof planMoves>[1], body: MoveBody) {
  const moveRequest = moveRequestOf(body)
  await lockRecords(
    req,
    'job-applications',
    moveRequest.seen.map(({ id }) => id),
  )
  const { moves, meanwhile, digest } = await planMoves(req, user, moveRequest)
  if (meanwhile.length > 0) throw apiError(moveErrorMessages, 'moved-meanwhile', CONFLICT)
  if (digest !== body.digest) throw apiError(moveErrorMessages, 'changed-since-preview', CONFLICT)
  const seen: StageMailContext = { stageMails: new Map(moves.map(({ id, mail }) => [id, body.isMailed ? mail : null])) }
  Object.assign(req.context, seen)
  await asOneChange(req, 'job-applications', async () => {
    for (const { id } of moves) {
      await req.payload.update({ collection: 'job-applications', id, data: movedTo(moveRequest), ...asPerson(req) })
    }
  })
  return moves.length
}

export const moveApplications = endpoint(adminOnly, 'post', '/move', async (req, user) => {
  const body = await bodyOf(req, moveSchema, moveErrorMessages)
  const moved = await inTransactionAs(user, req.payload, (inner) => move(inner, user, body))
  return Response.json({ moved })
})

/** The same for a form without script: redirects to the application, or back to the form with its problem. */
export const moveByForm = endpoint(adminOnly, 'post', '/:id/move-by-form', async (req, user, id) => {
  // A body that is not a form has no fields, which the page then reports.
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
