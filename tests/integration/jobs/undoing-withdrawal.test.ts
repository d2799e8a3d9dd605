import type { Payload, Where } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicationMessages } from '@/features/jobs/applications/application-messages'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import { applicationsOf, appliedJobIds } from '@/features/jobs/applications/queries'
import { UNDO_HOURS } from '@/features/jobs/applications/stage-rules'
import { applicationErrorMessages } from '@/features/jobs/messages'
import type { Job, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'
import { onlyApplication, openVacancy } from './application-fixtures'

let payload: Payload
let admin: User

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
})

// Beyond some mails an hour the team gets one digest instead; here each is looked at.
beforeEach(() => payload.db.pool.query('delete from rate_limits'))

async function write(id: string, data: object, user: User) {
  return payload.update({ collection: 'job-applications', id, data, user, overrideAccess: false })
}

const withdraw = (id: string, user: User) => write(id, { status: 'withdrawn' }, user)
const undo = (id: string, user: User) => write(id, { undoesWithdrawal: true }, user)

/** Somebody who applied, whom the team has shortlisted, and who withdrew. */
async function withdrawn(): Promise<{ user: User; job: Job; id: string }> {
  const [user, job] = await Promise.all([person(payload, 'applicant'), openVacancy(payload)])
  expect(await submitApplication(payload, user, { jobId: job.id, coverNote: 'My note.', resume: 'none' })).toBe(
    'applied',
  )
  const { id } = await onlyApplication(payload, user, job)
  await write(id, { status: 'shortlisted' }, admin)
  await withdraw(id, user)
  return { user, job, id }
}

async function subjectsOf(where: Where): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'payload-jobs', where, sort: '-createdAt', overrideAccess: true })
  return docs.map(({ input }) => (input as { subject: string }).subject)
}

describe('undoing a withdrawal', () => {
  it('leads back to the stage of before, with its papers, and both stay in the history', async () => {
    const { user, job, id } = await withdrawn()
    expect(await appliedJobIds(user.id)).toEqual([])
    expect((await applicationsOf('en', user.id))[0]).toMatchObject({ canUndo: true, canWithdraw: false })
    await undo(id, user)
    const row = await onlyApplication(payload, user, job)
    expect(row).toMatchObject({ id, status: 'shortlisted', coverNote: 'My note.' })
    expect(row.history?.map(({ stage }) => stage)).toEqual(['applied', 'shortlisted', 'withdrawn', 'shortlisted'])
    expect(await appliedJobIds(user.id)).toEqual([job.id])
    const [shown] = await applicationsOf('en', user.id)
    expect(shown).toMatchObject({ stage: 'shortlisted', canUndo: false, canWithdraw: true })
    const steps = shown?.history.map((step, index) => applicationMessages('en').happened(step, index > 0))
    expect(steps?.at(-1)).toBe('Withdrawal undone: Shortlisted')
  })

  it('is told to the team, with the note, and to the applicant', async () => {
    const { user, job, id } = await withdrawn()
    await undo(id, user)
    expect((await subjectsOf({ 'input.replyTo': { equals: user.email } }))[0]).toBe(`Withdrawal undone: ${job.title}`)
    expect((await subjectsOf({ 'input.to': { equals: user.email } }))[0]).toBe(`Withdrawal undone: ${job.title}`)
  })

  it('works once for each application', async () => {
    const { user, id } = await withdrawn()
    await undo(id, user)
    await expect(undo(id, user)).rejects.toThrow(applicationErrorMessages('en')['cannot-undo'])
    await withdraw(id, user)
    expect((await applicationsOf('en', user.id))[0]).toMatchObject({ canUndo: false })
    await expect(undo(id, user)).rejects.toThrow(applicationErrorMessages('en')['cannot-undo'])
  })

  it('works once for presses at the same moment', async () => {
    const { user, job, id } = await withdrawn()
    const outcomes = await Promise.allSettled([undo(id, user), undo(id, user), undo(id, user)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await onlyApplication(payload, user, job)).history).toHaveLength(4)
  })

  it('is over after a day', async () => {
    const { user, id } = await withdrawn()
    await payload.db.pool.query(
      `update job_applications_history set at = at - make_interval(hours => $1) where _parent_id = $2`,
      [UNDO_HOURS + 1, id],
    )
    expect((await applicationsOf('en', user.id))[0]).toMatchObject({ canUndo: false })
    await expect(undo(id, user)).rejects.toThrow(applicationErrorMessages('en')['cannot-undo'])
  })

  it('needs the vacancy to be open', async () => {
    const { user, job, id } = await withdrawn()
    await payload.update({ collection: 'jobs', id: job.id, data: { status: 'Closed' }, overrideAccess: true })
    expect((await applicationsOf('en', user.id))[0]).toMatchObject({ canUndo: false })
    await expect(undo(id, user)).rejects.toThrow(applicationErrorMessages('en')['vacancy-not-open'])
  })

  it('is the applicant’s alone: neither another one nor the team can, by the Local API or over REST', async () => {
    const { job, user, id } = await withdrawn()
    const other = await person(payload, 'applicant')
    await expect(undo(id, other)).rejects.toThrow()
    await expect(undo(id, admin)).rejects.toThrow(applicationErrorMessages('en')['withdrawn-stays'])
    for (const someone of [other, admin]) {
      const token = await tokenOf(payload, someone.id)
      const answer = await rest('PATCH', `/api/job-applications/${id}`, { token, body: { undoesWithdrawal: true } })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect((await onlyApplication(payload, user, job)).status).toBe('withdrawn')
  })
})

describe('what an administrator sends of somebody else’s application', () => {
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

  it.each([
    ['a stage that there is not', { status: 'bogus' }],
    ['a stage that is no text', { status: 5 }],
    ['the withdrawal, which is the applicant’s', { status: 'withdrawn' }],
    ['an interview that is over', { status: 'interview', interviewAt: day(-1) }],
  ])('is refused: %s', async (_, body) => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), openVacancy(payload)])
    await submitApplication(payload, user, { jobId: job.id, coverNote: 'My note.', resume: 'none' })
    const { id, status } = await onlyApplication(payload, user, job)
    const answer = await rest('PATCH', `/api/job-applications/${id}`, { token: await tokenOf(payload, admin.id), body })
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].message).not.toBe('Something went wrong.')
    expect((await onlyApplication(payload, user, job)).status).toBe(status)
  })

  it('leaves the applicant’s own words and papers as they are', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), openVacancy(payload)])
    await submitApplication(payload, user, { jobId: job.id, coverNote: 'My note.', resume: 'none' })
    const { id } = await onlyApplication(payload, user, job)
    const body = { coverNote: 'Not mine.', mayBeSentOn: true, interviewAt: day(2) }
    await rest('PATCH', `/api/job-applications/${id}`, { token: await tokenOf(payload, admin.id), body })
    expect(await onlyApplication(payload, user, job)).toMatchObject({
      coverNote: 'My note.',
      mayBeSentOn: false,
      interviewAt: body.interviewAt,
    })
  })
})
