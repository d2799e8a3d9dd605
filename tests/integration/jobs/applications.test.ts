import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import { applicationErrorMessages, jobMessages } from '@/features/jobs/messages'
import type { Job, JobApplication, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { PDF } from '../../setup/pdf'
import { queuedMails } from '../../setup/queued-mails'
import { person } from '../access/access-fixtures'
import { onlyApplication, openVacancy } from './application-fixtures'

const DAY = 24 * 60 * 60 * 1000

let payload: Payload
let admin: User

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
})

const vacancy = (data?: Partial<Job>) => openVacancy(payload, data)

const entry = (jobId: string) => ({ jobId, coverNote: '', resume: 'none' as const })

const applicationOf = (user: User, job: Job) => onlyApplication(payload, user, job)

const change = (application: JobApplication, status: JobApplication['status'], user: User) =>
  payload.update({
    collection: 'job-applications',
    id: application.id,
    data: { status, consent: true },
    user,
    overrideAccess: false,
  })

/** Subjects of the mails to somebody that wait to be sent, oldest first. */
const mailsTo = async (address: string) => (await queuedMails(payload, address)).map(({ subject }) => subject)

describe('applying', () => {
  it('keeps one row of fifty simultaneous attempts and tells the others so', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => submitApplication(payload, user, entry(job.id))),
    )
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already-applied')).toHaveLength(49)
    await applicationOf(user, job)
    expect(await mailsTo(user.email)).toEqual([`Application received: ${job.title}`])
  })

  it('leaves the decision to the database when attempts meet there', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        payload.create({
          collection: 'job-applications',
          data: { user: user.id, job: job.id, status: 'applied', consent: true },
          user,
          overrideAccess: false,
        }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await applicationOf(user, job)
  })

  it.each([
    ['a closed', () => vacancy({ status: 'Closed' })],
    ['an inactive', () => vacancy({ status: 'Inactive' })],
    [
      'an expired',
      () =>
        vacancy({
          postedAt: new Date(Date.now() - 9 * DAY).toISOString(),
          deadline: new Date(Date.now() - 2 * DAY).toISOString(),
        }),
    ],
  ])('refuses %s vacancy', async (_kind, make) => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), make()])
    expect(await submitApplication(payload, user, entry(job.id))).toBe('not-open')
    expect(await mailsTo(user.email)).toEqual([])
  })

  it('refuses an unknown vacancy', async () => {
    const user = await person(payload, 'applicant')
    expect(await submitApplication(payload, user, entry('00000000-0000-4000-8000-000000000000'))).toBe('not-open')
  })

  it('takes identity, snapshot, stage and time from the server only', async () => {
    const [user, other, job] = await Promise.all([
      person(payload, 'applicant'),
      person(payload, 'applicant'),
      vacancy({ institution: '' }),
    ])
    await payload.create({
      collection: 'job-applications',
      data: {
        user: other.id,
        job: job.id,
        status: 'hired',
        consent: true,
        jobTitle: 'Forged',
        companyName: 'Forged',
        appliedAt: '2001-01-01T00:00:00.000Z',
        history: [{ stage: 'hired', at: '2001-01-01T00:00:00.000Z', by: 'forger' }],
      },
      user,
      overrideAccess: false,
    })
    const application = await applicationOf(user, job)
    expect(application).toMatchObject({
      user: user.id,
      status: 'applied',
      jobTitle: job.title,
      companyName: jobMessages('en').confidentialInstitution,
    })
    expect(Date.now() - new Date(application.appliedAt ?? 0).getTime()).toBeLessThan(60_000)
    expect(application.history).toMatchObject([{ stage: 'applied', by: user.email }])
  })

  it('sends a new CV with the application, whose long name keeps its end, and refuses what is not a PDF', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    const broken = { ...entry(job.id), resume: { bytes: Buffer.from('not a document'), name: 'cv.pdf' } }
    expect(await submitApplication(payload, user, broken)).toBe('bad-resume')
    const name = `${'x'.repeat(300)} My CV.pdf`
    const whole = { ...entry(job.id), resume: { bytes: PDF, name } }
    expect(await submitApplication(payload, user, whole)).toBe('applied')
    const { resume } = await applicationOf(user, job)
    const stored = await payload.findByID({ collection: 'resumes', id: String(resume), overrideAccess: true, depth: 0 })
    expect(stored).toMatchObject({ owner: user.id, originalName: name.slice(-120) })
  })

  it('never sends the CV of somebody else', async () => {
    const [user, other, job] = await Promise.all([
      person(payload, 'applicant'),
      person(payload, 'applicant'),
      vacancy(),
    ])
    const foreign = await payload.create({
      collection: 'resumes',
      data: { owner: other.id },
      file: { data: PDF, mimetype: 'application/pdf', name: 'cv.pdf', size: PDF.length },
      overrideAccess: true,
    })
    const attempt = payload.create({
      collection: 'job-applications',
      data: { user: user.id, job: job.id, status: 'applied', resume: foreign.id, consent: true },
      user,
      overrideAccess: false,
    })
    await expect(attempt).rejects.toThrow(applicationErrorMessages('en')['not-your-resume'])
  })

  it('tells the team of a new application, with answers going to the applicant', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await submitApplication(payload, user, { ...entry(job.id), coverNote: 'I can start in May.' })
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { 'input.replyTo': { equals: user.email } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    const mail = docs[0]?.input as { to: string; subject: string; text: string }
    expect(mail).toMatchObject({ to: 'team@vaidyapath.example', subject: `New application: ${job.title}` })
    expect(mail.text).toContain('I can start in May.')
  })
})

describe('following an application', () => {
  it('lets the applicant withdraw and renew it, and nothing else', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await submitApplication(payload, user, entry(job.id))
    const first = await applicationOf(user, job)
    await expect(change(first, 'hired', user)).rejects.toThrow(applicationErrorMessages('en')['only-withdraw'])
    await change(first, 'withdrawn', user)
    await expect(change(first, 'withdrawn', user)).rejects.toThrow(applicationErrorMessages('en')['already-ended'])
    await change(first, 'applied', user)
    const renewed = await applicationOf(user, job)
    expect(renewed.id).toBe(first.id)
    expect(renewed.history?.map(({ stage }) => stage)).toEqual(['applied', 'withdrawn', 'applied'])
  })

  it('renews a withdrawn application from the apply form once, however many attempts arrive', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await submitApplication(payload, user, entry(job.id))
    await change(await applicationOf(user, job), 'withdrawn', user)
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => submitApplication(payload, user, entry(job.id))),
    )
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    const { history } = await applicationOf(user, job)
    expect(history?.map(({ stage }) => stage)).toEqual(['applied', 'withdrawn', 'applied'])
  })

  it.each(['rejected', 'hired'] as const)('does not renew a %s application', async (stage) => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await submitApplication(payload, user, entry(job.id))
    const application = await applicationOf(user, job)
    await change(application, stage, admin)
    await expect(change(application, 'applied', user)).rejects.toThrow(
      applicationErrorMessages('en')['already-applied'],
    )
    expect(await submitApplication(payload, user, entry(job.id))).toBe('already-applied')
  })

  it.each(['applied', 'shortlisted', 'rejected'] as const)(
    'is not moved to %s by the team once withdrawn',
    async (stage) => {
      const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
      await submitApplication(payload, user, entry(job.id))
      const application = await applicationOf(user, job)
      await change(application, 'withdrawn', user)
      await expect(change(application, stage, admin)).rejects.toThrow(applicationErrorMessages('en')['withdrawn-stays'])
      const notes = { collection: 'job-applications', id: application.id, user: admin, overrideAccess: false } as const
      expect(await payload.update({ ...notes, data: { notes: [{ text: 'A pity.' }] } })).toMatchObject({
        status: 'withdrawn',
      })
      await change(application, 'applied', user)
    },
  )

  it('can be renewed by an administrator who applied for themselves, not for a closed vacancy', async () => {
    const [own, job] = await Promise.all([person(payload, 'admin'), vacancy()])
    await submitApplication(payload, own, entry(job.id))
    const application = await applicationOf(own, job)
    await change(application, 'withdrawn', own)
    await change(application, 'applied', own)
    await change(application, 'withdrawn', own)
    await payload.update({ collection: 'jobs', id: job.id, data: { status: 'Closed' }, overrideAccess: true })
    await expect(change(application, 'applied', own)).rejects.toThrow(jobMessages('en').notOpen)
  })

  it('answers a second application over REST in plain words', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    const token = await tokenOf(payload, user.id)
    const apply = () => rest('POST', '/api/job-applications', { token, body: { job: job.id, consent: true } })
    expect((await apply()).status).toBe(201)
    expect(await apply()).toEqual({
      status: 409,
      json: {
        errors: [{ message: applicationErrorMessages('en')['already-applied'], data: { code: 'already-applied' } }],
      },
    })
  })

  it('writes to the applicant when an administrator moves it, and records who did', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await submitApplication(payload, user, entry(job.id))
    await change(await applicationOf(user, job), 'interview', admin)
    const { history } = await applicationOf(user, job)
    expect(history?.at(-1)).toMatchObject({ stage: 'interview', by: admin.email })
    expect(await mailsTo(user.email)).toEqual([
      `Application received: ${job.title}`,
      `Your application for ${job.title} has reached the interview`,
    ])
  })

  it('queues no mail for a change that is rolled back', async () => {
    const [user, job] = await Promise.all([person(payload, 'applicant'), vacancy()])
    await submitApplication(payload, user, entry(job.id))
    const before = await mailsTo(user.email)
    const attempt = payload.update({
      collection: 'job-applications',
      id: (await applicationOf(user, job)).id,
      data: { status: 'hired', interviewPlace: 'x'.repeat(5000) },
      user: admin,
      overrideAccess: false,
    })
    await expect(attempt).rejects.toThrow()
    expect(await mailsTo(user.email)).toEqual(before)
  })
})
