import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeResumeOf, replaceResume } from '@/features/accounts/operations/files'
import { profileOf } from '@/features/accounts/queries'
import { applicationMessages } from '@/features/jobs/applications/application-messages'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import { applicantStanding, applicationsOf } from '@/features/jobs/applications/queries'
import { applicationErrorMessages, jobMessages } from '@/features/jobs/messages'
import type { Job, Resume, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { PDF } from '../../setup/pdf'
import { fixtureFor, person } from '../access/access-fixtures'
import { account } from '../accounts/account-fixtures'
import { onlyApplication, openVacancy } from './application-fixtures'

const file = (name: string) => ({ bytes: PDF, name })

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

// Beyond some mails an hour the team gets one digest instead; here each is looked at.
beforeEach(() => payload.db.pool.query('delete from rate_limits'))

const vacancy = () => openVacancy(payload)

const close = (job: Job) =>
  payload.update({ collection: 'jobs', id: job.id, data: { status: 'Closed' }, overrideAccess: true })

const applicationOf = (user: User, job: Job) => onlyApplication(payload, user, job)

const withdraw = async (user: User, job: Job) =>
  payload.update({
    collection: 'job-applications',
    id: (await applicationOf(user, job)).id,
    data: { status: 'withdrawn' },
    user,
    overrideAccess: false,
  })

async function resumesOf(user: User): Promise<Resume[]> {
  const { docs } = await payload.find({
    collection: 'resumes',
    where: { owner: { equals: user.id } },
    sort: 'createdAt',
    overrideAccess: true,
    depth: 0,
  })
  return docs
}

const namesOf = async (user: User) => (await resumesOf(user)).map(({ originalName }) => originalName)

const filesOf = (user: User) =>
  fs
    .readdirSync(path.resolve(process.env.DATA_DIR ?? '', 'private', 'resumes'))
    .filter((name) => name.startsWith(user.id))

/** The text of the team's latest mail about somebody. */
async function teamMailAbout(user: User): Promise<{ subject: string; text: string }> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { 'input.replyTo': { equals: user.email } },
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true,
  })
  return docs[0]?.input as { subject: string; text: string }
}

/** Somebody who applied with a note and a CV of that application alone, and withdrew. */
async function withdrawn() {
  const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
  const first = { jobId: job.id, coverNote: 'The first note.', resume: file('first.pdf') }
  expect(await submitApplication(payload, user, first)).toBe('applied')
  await withdraw(user, job)
  return { user, job }
}

describe('applying again', () => {
  it('sends the new note and CV on the same row, and nothing of before', async () => {
    const { user, job } = await withdrawn()
    const before = await applicationOf(user, job)
    const again = { jobId: job.id, coverNote: 'The second note.', resume: file('second.pdf') }
    expect(await submitApplication(payload, user, again)).toBe('applied')
    const after = await applicationOf(user, job)
    expect([after.id, after.coverNote]).toEqual([before.id, 'The second note.'])
    expect(await namesOf(user)).toEqual(['second.pdf'])
    expect(filesOf(user)).toHaveLength(1)
    expect(after.resume).toBe((await resumesOf(user))[0]?.id)
    const { subject, text } = await teamMailAbout(user)
    expect(subject).toBe(`Application renewed: ${job.title}`)
    expect(text).toContain('CV: second.pdf')
    expect(text).toContain('The second note.')
    expect(text).not.toContain('The first note.')
  })

  it('sends neither where neither was chosen, and says so to the team', async () => {
    const { user, job } = await withdrawn()
    expect(await submitApplication(payload, user, { jobId: job.id, coverNote: '', resume: 'none' })).toBe('applied')
    expect(await applicationOf(user, job)).toMatchObject({ coverNote: null, resume: null })
    expect(await resumesOf(user)).toEqual([])
    const { text } = await teamMailAbout(user)
    expect(text).toContain('No CV was sent along.')
    expect(text).toContain('No cover note was sent along.')
  })

  it('offers what was sent before, and sends that CV when it is chosen', async () => {
    const { user, job } = await withdrawn()
    expect(await applicantStanding(user.id, job.id)).toEqual({
      person: user.id,
      stage: 'withdrawn',
      resumes: { profile: null, earlier: 'first.pdf' },
      coverNote: 'The first note.',
      ready: null,
    })
    const again = { jobId: job.id, coverNote: '', resume: 'earlier' as const, keepResume: true }
    expect(await submitApplication(payload, user, again)).toBe('applied')
    expect(await namesOf(user)).toEqual(['first.pdf'])
    const kept = await account(payload, user.email)
    expect(kept.resume).toBe((await applicationOf(user, job)).resume)
  })

  it('tells in the history what happened and what went along', async () => {
    const { user, job } = await withdrawn()
    await submitApplication(payload, user, { jobId: job.id, coverNote: 'Again.', resume: 'none' })
    const [view] = await applicationsOf('en', user.id)
    expect(view?.history.map((step, index) => applicationMessages('en').happened(step, index > 0))).toEqual([
      'Applied with CV and cover note',
      'Withdrawn',
      'Applied again with cover note',
    ])
  })

  it('leads to the form while the vacancy is open, and nowhere afterwards', async () => {
    const { user, job } = await withdrawn()
    expect((await applicationsOf('en', user.id))[0]?.applyAgainHref).toBe(`/jobs/${job.slug}/apply`)
    await close(job)
    expect((await applicationsOf('en', user.id))[0]?.applyAgainHref).toBeNull()
  })

  it('is refused when the vacancy was closed meanwhile, and leaves no CV behind and the profile alone', async () => {
    const { user, job } = await withdrawn()
    await close(job)
    const again = { jobId: job.id, coverNote: 'Again.', resume: file('late.pdf'), keepResume: true }
    expect(await submitApplication(payload, user, again)).toBe('not-open')
    expect(await namesOf(user)).toEqual(['first.pdf'])
    expect((await account(payload, user.email)).resume).toBeNull()
    expect(await applicationOf(user, job)).toMatchObject({ status: 'withdrawn', coverNote: 'The first note.' })
  })

  it('renews from a form that was opened before another tab withdrew', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    const open = { jobId: job.id, coverNote: 'From the other tab.', resume: 'none' as const }
    await submitApplication(payload, user, { ...open, coverNote: 'First.' })
    expect(await submitApplication(payload, user, open)).toBe('already-applied')
    await withdraw(user, job)
    expect(await submitApplication(payload, user, open)).toBe('applied')
    expect(await applicationOf(user, job)).toMatchObject({ status: 'applied', coverNote: 'From the other tab.' })
    await expect(submitApplication(payload, user, open)).resolves.toBe('already-applied')
  })

  it('says that a chosen CV is gone instead of sending none', async () => {
    const { user, job } = await withdrawn()
    for (const { id } of await resumesOf(user)) {
      await payload.delete({ collection: 'resumes', id, user, overrideAccess: false })
    }
    for (const resume of ['profile', 'earlier'] as const) {
      expect(await submitApplication(payload, user, { jobId: job.id, coverNote: '', resume })).toBe('resume-gone')
    }
    expect((await applicationOf(user, job)).status).toBe('withdrawn')
  })
})

describe('applying again over REST', () => {
  async function patch(user: User, job: Job, body: object) {
    const token = await tokenOf(payload, user.id)
    return rest('PATCH', `/api/job-applications/${(await applicationOf(user, job)).id}`, {
      token,
      body: { consent: true, ...body },
    })
  }

  it('carries the note and the CV of the request', async () => {
    const { user, job } = await withdrawn()
    const { data, file: upload } = await fixtureFor(payload, 'resumes', user)
    const resume = await payload.create({
      collection: 'resumes',
      data,
      file: upload,
      overrideAccess: true,
    })
    const body = { status: 'applied', coverNote: 'By REST.', resume: resume.id }
    expect((await patch(user, job, body)).status).toBe(200)
    expect(await applicationOf(user, job)).toMatchObject({ ...body, resume: resume.id })
    expect((await teamMailAbout(user)).text).toContain('By REST.')
  })

  it('takes away what the request empties', async () => {
    const { user, job } = await withdrawn()
    expect((await patch(user, job, { status: 'applied', coverNote: null, resume: null })).status).toBe(200)
    expect(await applicationOf(user, job)).toMatchObject({ status: 'applied', coverNote: null, resume: null })
  })

  it('never sends the CV of somebody else, or to a closed vacancy', async () => {
    const [{ user, job }, other] = await Promise.all([withdrawn(), withdrawn()])
    const [foreign] = await resumesOf(other.user)
    const answer = await patch(user, job, { status: 'applied', resume: foreign?.id })
    expect([answer.status, answer.json.errors[0].message]).toEqual([
      400,
      applicationErrorMessages('en')['not-your-resume'],
    ])
    await close(job)
    const late = await patch(user, job, { status: 'applied' })
    expect([late.status, late.json.errors[0].message]).toEqual([400, jobMessages('en').notOpen])
  })

  it('asks for a consent of its own, which is recorded with its text and time', async () => {
    const { user, job } = await withdrawn()
    const before = await applicationOf(user, job)
    expect(before.consentVersion).toMatch(/^privacy /)
    const answer = await patch(user, job, { status: 'applied', consent: undefined })
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].data.errors).toMatchObject([
      { path: 'consent', message: applyMessages('en').consentMissing },
    ])
    expect((await patch(user, job, { status: 'applied' })).status).toBe(200)
    const { consentedAt } = await applicationOf(user, job)
    expect(String(consentedAt) > String(before.consentedAt)).toBe(true)
  })

  it('changes nothing of an application that stands', async () => {
    const { user, job } = await withdrawn()
    await submitApplication(payload, user, { jobId: job.id, coverNote: 'Stands.', resume: 'none' })
    const answer = await patch(user, job, { status: 'applied', coverNote: 'Other.' })
    expect([answer.status, answer.json.errors[0].message]).toEqual([
      409,
      applicationErrorMessages('en')['already-applied'],
    ])
    expect((await applicationOf(user, job)).coverNote).toBe('Stands.')
  })
})

describe('a CV that is kept', () => {
  it('is offered the next time, counts in the profile, and gives way to a newer one', async () => {
    const [user, first, second] = await Promise.all([person(payload, 'applicant'), vacancy(), vacancy()])
    const kept = { coverNote: '', keepResume: true }
    await submitApplication(payload, user, { ...kept, jobId: first.id, resume: file('old.pdf') })
    expect((await applicantStanding(user.id, second.id)).resumes).toEqual({ profile: 'old.pdf', earlier: null })
    expect((await profileOf('en', await account(payload, user.email))).resume?.name).toBe('old.pdf')
    const known = await account(payload, user.email)
    await submitApplication(payload, known, { ...kept, jobId: second.id, resume: file('new.pdf') })
    expect((await profileOf('en', await account(payload, user.email))).resume?.name).toBe('new.pdf')
    // The first application still holds the CV that it was sent with.
    expect(await namesOf(user)).toEqual(['old.pdf', 'new.pdf'])
  })

  it('is not kept where the box is not ticked', async () => {
    const { user } = await withdrawn()
    expect((await account(payload, user.email)).resume).toBeNull()
  })

  it('stays with a standing application when it leaves the profile, and goes with a withdrawn one', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await replaceResume(payload, user, { data: PDF, name: 'kept.pdf' })
    const send = async () =>
      submitApplication(payload, await account(payload, user.email), {
        jobId: job.id,
        coverNote: '',
        resume: 'profile',
      })
    expect(await send()).toBe('applied')
    await removeResumeOf(payload, await account(payload, user.email))
    expect(await namesOf(user)).toEqual(['kept.pdf'])

    await replaceResume(payload, await account(payload, user.email), { data: PDF, name: 'other.pdf' })
    await withdraw(user, job)
    expect(await send()).toBe('applied')
    await withdraw(user, job)
    await removeResumeOf(payload, await account(payload, user.email))
    expect(await namesOf(user)).toEqual([])
    expect(filesOf(user)).toEqual([])
    expect((await applicationOf(user, job)).resume).toBeNull()
  })
})
