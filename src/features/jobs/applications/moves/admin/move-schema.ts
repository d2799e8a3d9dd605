import { z } from 'zod'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { LONGEST_MAIL, LONGEST_SUBJECT, placeholderProblem } from '@/cms/mail/templates/template-fields'
import { TEAM_STAGES } from '@/features/jobs/schema'
import { instantOfIndianMinute } from '@/lib/indian-calendar'
import { STAGE_PLACES } from '../../emails/stage-places'

/** More than a page of the desk is never ticked at once. */
const MOST_AT_ONCE = 100

const textField = (most: number, missing: string, tooLong: string) =>
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
  subject: textField(LONGEST_SUBJECT, 'subject-missing', 'subject-too-long').optional(),
  text: textField(LONGEST_MAIL, 'text-missing', 'text-too-long').optional(),
  /** By the clock of India, such as 2027-01-15T10:30; empty while it is to be agreed. */
  interviewAt: z
    .string()
    .regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, 'interview-unreadable')
    .refine((minute) => minute === '' || instantOfIndianMinute(minute) > new Date(), 'interview-over')
    .default(''),
  interviewPlace: z.string().trim().max(LENGTHS.line, 'place-too-long').default(''),
})

export type AskedBody = z.infer<typeof askedSchema>

/** An interview has a day, a time and a place, or none of them yet. */
function rejectHalfInterview(body: AskedBody, ctx: z.RefinementCtx): void {
  const { interviewAt, interviewPlace } = body
  if (interviewAt && !interviewPlace)
    ctx.addIssue({ code: 'custom', path: ['interviewPlace'], message: 'place-missing' })
  if (interviewPlace && !interviewAt) ctx.addIssue({ code: 'custom', path: ['interviewAt'], message: 'day-missing' })
}

export const previewSchema = askedSchema.superRefine(rejectHalfInterview)

export const moveSchema = askedSchema
  .extend({
    /** Of the plan that the person has seen. */
    digest: z.string().max(64),
    isMailed: z.boolean(),
  })
  .superRefine(rejectHalfInterview)

export type MoveBody = z.infer<typeof moveSchema>

/** What is asked for, each application once. */
export function askedOf({ seen, stage, subject, text, interviewAt, interviewPlace }: AskedBody) {
  const distinct = [...new Map(seen.map((one) => [one.id, one])).values()]
  const interview = interviewAt ? { at: instantOfIndianMinute(interviewAt).toISOString(), place: interviewPlace } : null
  return { seen: distinct, stage, interview, ...(subject && text ? { mailText: { subject, text } } : {}) }
}

const NAMES = ['stage', 'steps', 'interviewAt', 'interviewPlace', 'subject', 'text', 'digest', 'isMailed'] as const

/** The fields of a form without script, as its address or its body holds them. */
export type MoveFormValues = Partial<Record<(typeof NAMES)[number], string>>

/** @param held what a field holds, if it is there */
export const moveFormValues = (held: (name: string) => unknown): MoveFormValues =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = held(name)
      return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : []
    }),
  )

/** The same as a call of the desk has it, for one application. */
export const bodyOfForm = (id: string, { steps, isMailed, ...values }: MoveFormValues) => ({
  ...values,
  seen: [{ id, steps: Number(steps) }],
  isMailed: isMailed !== 'no',
})
