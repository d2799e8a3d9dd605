import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import {
  changeVacancy,
  closeVacancy,
  confirmVacancy,
  renewVacancy,
  sendVacancy,
  sendVacancyLinks,
} from '@/features/jobs/postings/actions'
import { linkOf, newLinkSeed } from '@/features/jobs/postings/operations/link'
import { ownVacancy, sentOnResume } from '@/features/jobs/postings/queries'
import { forgetPostings } from '@/features/jobs/postings/tasks/forget-postings'
import { jobSearch } from '@/features/jobs/search/search-params'
import { newestJobs } from '@/features/jobs/search/search-queries'
import { openVacancyCount } from '@/features/jobs/vacancies/count-queries'
import { openJobAddresses } from '@/features/jobs/vacancies/queries'
import { searchVocabulary } from '@/features/search/queries'
import { indianDay } from '@/lib/indian-calendar'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import { IDLE } from '@/lib/refusals/action-result'
import type { Job, User, VacancyPosting } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'
import { onlyApplication } from './application-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirected to ${to}`)
  },
}))
vi.mock('next/cache.js', () => ({
  revalidateTag: () => undefined,
  revalidatePath: () => undefined,
  unstable_cache: (read: () => Promise<unknown>) => read,
}))

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => indianDay(new Date(Date.now() + days * DAY))

let payload: Payload
let admin: User
let adminToken: string
let network = 0

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  adminToken = await tokenOf(payload, admin.id)
})
beforeEach(async () => {
  visit({ network: `203.0.113.${network++}` })
  await payload.delete({ collection: 'vacancy-postings', where: {}, trash: true, overrideAccess: true })
  await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
})

const words = (more: Record<string, string> = {}) => ({
  title: unique('Senior Resident'),
  department: 'Anesthesia',
  location: 'Delhi',
  type: 'Full-time',
  deadline: inDays(30),
  description: 'Nights by rota.',
  institutionName: 'Example Mother and Child Hospital',
  contactName: 'Asha Verma',
  email: `${unique('hr')}@hospital.example`,
  consent: 'on',
  ...more,
})
const send = (more?: Record<string, string>) => sendVacancy(IDLE, formOf(words(more)))

const all = async (): Promise<VacancyPosting[]> =>
  (await payload.find({ collection: 'vacancy-postings', pagination: false, depth: 0, overrideAccess: true })).docs

async function only(): Promise<VacancyPosting> {
  const [one, ...others] = await all()
  if (!one || others.length > 0) throw new Error('There is not one vacancy sent in')
  return one
}

const linkTo = (posting: VacancyPosting) => linkOf(posting.linkSeed ?? '')

/** Runs an act of the page; it leads back to the page when it is done. */
const act = (action: typeof confirmVacancy, form: Record<string, string>) =>
  action(IDLE, formOf(form)).catch((error: Error) => ({ status: 'done' as const, message: error.message }))

async function confirmed(more?: Record<string, string>): Promise<VacancyPosting> {
  expect(await send(more)).toMatchObject({ status: 'success' })
  const posting = await only()
  expect(await act(confirmVacancy, { link: linkTo(posting) })).toMatchObject({ status: 'done' })
  return only()
}

const answer = (posting: VacancyPosting, body: object, token = adminToken) =>
  rest('POST', `/api/vacancy-postings/${posting.id}/answer`, {
    token,
    body: { updatedAt: posting.updatedAt, ...body },
  })

async function published(more?: Record<string, string>): Promise<{ posting: VacancyPosting; job: Job }> {
  expect((await answer(await confirmed(more), { answer: 'published' })).status).toBe(200)
  const posting = await only()
  return { posting, job: await jobOf(posting) }
}

const jobOf = (posting: VacancyPosting) =>
  payload.findByID({ collection: 'jobs', id: String(posting.job), depth: 0, overrideAccess: true })

async function mails(): Promise<{ to: string; subject: string; html: string; text: string }[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    sort: 'createdAt',
    pagination: false,
    overrideAccess: true,
  })
  return docs.filter(({ taskSlug }) => taskSlug === 'send-mail').map(({ input }) => input as never)
}
const mailsTo = async (to: string) => (await mails()).filter((mail) => mail.to === to)

/** Everything public that could name a vacancy. */
async function publicWords(): Promise<string> {
  const [listed, addresses, restJobs, restPostings] = await Promise.all([
    newestJobs('en', jobSearch({}), await searchVocabulary(), 1000),
    openJobAddresses(),
    rest('GET', '/api/jobs?limit=100&sort=-createdAt'),
    rest('GET', '/api/vacancy-postings'),
  ])
  expect(restPostings.status).toBe(404)
  return JSON.stringify([listed, addresses, restJobs.json])
}

describe('what a hospital sends in', () => {
  it('is on no page, list, count, feed, sitemap or REST before an administrator publishes it', async () => {
    const before = await openVacancyCount()
    const posting = await confirmed()
    expect(await publicWords()).not.toContain(posting.title)
    expect(await openVacancyCount()).toBe(before)
    expect((await answer(posting, { answer: 'published' })).status).toBe(200)
    expect(await publicWords()).toContain(posting.title)
    expect(await openVacancyCount()).toBe(before + 1)
  })

  it('waits only once its mailbox is proved', async () => {
    await send()
    const posting = await only()
    expect(posting.state).toBe('unconfirmed')
    const [mail] = await mailsTo(posting.email)
    expect(mail?.text).toContain(linkTo(posting))
    expect((await answer(posting, { answer: 'published' })).status).toBe(409)
    await act(confirmVacancy, { link: linkTo(posting) })
    expect((await only()).state).toBe('waiting')
    expect((await mails()).some(({ subject }) => subject.includes(posting.title))).toBe(true)
  })

  it('can be published by nobody but an administrator', async () => {
    const posting = await confirmed()
    for (const role of ['applicant', 'counsellor', 'editor'] as const) {
      const token = await tokenOf(payload, (await person(payload, role)).id)
      expect((await answer(posting, { answer: 'published' }, token)).status).toBe(404)
    }
    expect((await rest('POST', `/api/vacancy-postings/${posting.id}/answer`, { body: {} })).status).toBe(404)
    expect((await only()).state).toBe('waiting')
  })

  it('takes no state, vacancy or link from a form, and none over REST', async () => {
    const job = await payload.create({
      collection: 'jobs',
      data: {
        title: unique('Other'),
        department: 'Surgery',
        location: 'Delhi',
        status: 'Inactive',
        postedAt: new Date().toISOString(),
      },
      overrideAccess: true,
    })
    await send({ state: 'published', job: job.id, status: 'Active', linkHash: 'x', linkSeed: 'x', suspected: '' })
    const posting = await only()
    expect(posting).toMatchObject({ state: 'unconfirmed', job: null })
    expect(posting.linkSeed).not.toBe('x')
    const body = {
      state: 'published',
      job: job.id,
      title: 'Another',
      email: 'thief@example.org',
      confirmedAt: new Date().toISOString(),
    }
    await rest('PATCH', `/api/vacancy-postings/${posting.id}`, { token: adminToken, body })
    expect(await only()).toMatchObject({ state: 'unconfirmed', job: null, title: posting.title, email: posting.email })
    expect((await rest('POST', '/api/vacancy-postings', { token: adminToken, body: words() })).status).toBe(403)
    expect((await payload.findByID({ collection: 'jobs', id: job.id, overrideAccess: true })).status).toBe('Inactive')
  })

  it('keeps its link to itself: an administrator reads neither seed nor hash', async () => {
    await send()
    const { json } = await rest('GET', '/api/vacancy-postings', { token: adminToken })
    expect(json.docs[0].title).toBeTruthy()
    expect(json.docs[0]).not.toHaveProperty('linkSeed')
    expect(json.docs[0]).not.toHaveProperty('linkHash')
    const audit = await payload.find({
      collection: 'audit-log',
      where: { of: { equals: 'vacancy-postings' } },
      overrideAccess: true,
      pagination: false,
    })
    expect(JSON.stringify(audit.docs)).not.toContain((await only()).linkSeed)
  })

  it.each([
    ['title', { title: ' ' }],
    ['email', { email: 'nobody' }],
    ['deadline', { deadline: inDays(-1) }],
    ['deadline', { deadline: inDays(400) }],
    ['walkInPlace', { walkInAt: `${inDays(3)}T09:00` }],
    ['walkInUntil', { walkInAt: `${inDays(3)}T09:00`, walkInUntil: `${inDays(4)}T10:00`, walkInPlace: 'Ward 3' }],
    ['walkInAt', { walkInAt: `${inDays(-2)}T09:00`, walkInPlace: 'Ward 3' }],
    ['consent', { consent: '' }],
    ['type', { type: 'Free' }],
  ])('says at %s what is wrong, and keeps what was typed', async (field, more) => {
    const state = await send(more)
    expect(state.status).toBe('error')
    expect(state.fieldErrors).toHaveProperty(field)
    expect(state.values).toMatchObject({ contactName: 'Asha Verma' })
    expect(await all()).toEqual([])
  })

  it('puts no line break into a subject and no markup into a mail', async () => {
    const title = `Resident\r\nBcc: all@example.org <img src=x onerror=alert(1)> ${unique('x')}`
    const posting = await confirmed({ title, institutionName: '<script>alert(1)</script>\nHospital' })
    expect(posting.title).not.toMatch(/[\r\n]/)
    const { mails: sent } = { mails: await mails() }
    expect(sent.length).toBeGreaterThan(1)
    for (const { subject, html } of sent) {
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(/<script>|<img src=x/)
    }
  })

  it('is one however often it is sent, and is told to nobody when a program fills the form', async () => {
    const same = words()
    await sendVacancy(IDLE, formOf(same))
    expect(await sendVacancy(IDLE, formOf(same))).toMatchObject({ status: 'success' })
    const posting = await only()
    expect(await mailsTo(posting.email)).toHaveLength(1)
    await payload.delete({ collection: 'vacancy-postings', where: {}, overrideAccess: true })
    await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
    await send({ website: 'https://spam.example' })
    expect((await only()).suspected).toBe(true)
    expect(await mails()).toEqual([])
  })

  it('is limited for each mailbox and each network', async () => {
    const email = `${unique('hr')}@hospital.example`
    for (let count = 0; count < RATE_LIMITS.postingPerMailbox.points; count++) {
      visit({ network: `198.18.${network}.${count}` })
      await send({ email, website: 'x' })
    }
    visit({ network: `198.18.${network}.200` })
    expect(await send({ email, website: 'x' })).toMatchObject({ status: 'error', retryAfter: expect.any(Number) })
    visit({ network: `198.19.${network}.1` })
    const states = []
    for (let count = 0; count <= RATE_LIMITS.postingPerAddress.points; count++)
      states.push((await send({ website: 'x' })).status)
    expect(states.at(-1)).toBe('error')
    expect(states.slice(0, -1)).not.toContain('error')
  })
})

describe('the answer of the team', () => {
  it('asks for a change with a reason that the hospital reads, and publishes what comes back', async () => {
    const posting = await confirmed()
    expect((await answer(posting, { answer: 'changes-asked' })).status).toBe(400)
    expect((await answer(posting, { answer: 'changes-asked', reason: 'Is this per month?' })).status).toBe(200)
    const asked = await only()
    expect(asked.state).toBe('changes-asked')
    expect((await mailsTo(posting.email)).at(-1)?.text).toContain('Is this per month?')
    expect((await ownVacancy(linkTo(asked)))?.reason).toBe('Is this per month?')
    const link = linkTo(asked)
    await act(changeVacancy, { ...words({ title: asked.title, salary: '9-11 LPA' }), link })
    const changed = await only()
    expect(changed).toMatchObject({ state: 'waiting', salary: '9-11 LPA', email: posting.email })
    expect((await answer(changed, { answer: 'published' })).status).toBe(200)
    expect(await jobOf(await only())).toMatchObject({ status: 'Active', salary: '9-11 LPA', salaryMin: 9 })
  })

  it('is refused when the hospital has changed it since', async () => {
    const posting = await confirmed()
    await act(changeVacancy, { ...words({ title: 'Something nobody has read' }), link: linkTo(posting) })
    expect((await answer(posting, { answer: 'published' })).status).toBe(409)
    expect((await only()).job).toBeFalsy()
  })

  it('names the hospital only where that is wanted', async () => {
    const hospital = await payload.create({
      collection: 'institutions',
      data: { name: unique('Example Hospital'), location: 'Delhi', _status: 'published' },
      overrideAccess: true,
    })
    const secret = await confirmed({ isConfidential: 'on' })
    expect((await answer(secret, { answer: 'published', hospital: hospital.id })).status).toBe(200)
    expect(await jobOf(await only())).toMatchObject({ hospital: null, institution: null })
    await payload.delete({ collection: 'vacancy-postings', where: {}, overrideAccess: true })
    const open = await confirmed()
    expect((await answer(open, { answer: 'published', hospital: hospital.id })).status).toBe(200)
    expect(await jobOf(await only())).toMatchObject({ hospital: hospital.id, institution: hospital.name })
  })
})

describe('the link of a hospital', () => {
  it('changes nothing on the site before the change is published', async () => {
    const { posting, job } = await published()
    await act(changeVacancy, { ...words({ title: 'A title that nobody has read' }), link: linkTo(posting) })
    expect(await jobOf(posting)).toMatchObject({ title: job.title, status: 'Active' })
    expect((await only()).state).toBe('waiting')
    expect((await answer(await only(), { answer: 'published' })).status).toBe(200)
    const after = await jobOf(posting)
    expect(after).toMatchObject({ id: job.id, title: 'A title that nobody has read', slug: job.slug })
  })

  it('closes the vacancy at once, and offers it again only through the team', async () => {
    const { posting } = await published()
    const link = linkTo(posting)
    await act(closeVacancy, { link })
    expect((await jobOf(posting)).status).toBe('Closed')
    await act(renewVacancy, { link, deadline: inDays(60) })
    expect((await jobOf(posting)).status).toBe('Closed')
    expect((await answer(await only(), { answer: 'published' })).status).toBe(200)
    const job = await jobOf(posting)
    expect([job.status, indianDay(job.deadline ?? '')]).toEqual(['Active', inDays(60)])
  })

  it('reaches its own vacancy alone, and a guessed one none', async () => {
    const { posting: mine } = await published()
    const title = mine.title
    for (const guess of [
      linkOf(newLinkSeed()),
      mine.linkHash ?? '',
      mine.linkSeed ?? '',
      mine.id,
      '',
      `${linkTo(mine)}a`,
    ]) {
      expect(await ownVacancy(guess)).toBeNull()
      expect(await act(closeVacancy, { link: guess })).toMatchObject({ status: 'error' })
      expect(await act(changeVacancy, { ...words(), link: guess })).toMatchObject({ status: 'error' })
      expect(await act(confirmVacancy, { link: guess })).toMatchObject({ status: 'error' })
    }
    // The id of another's vacancy beside one's own link is nothing that the form knows.
    const other = await payload.create({
      collection: 'vacancy-postings',
      data: { title: 'Of another', institutionName: 'Another', email: 'other@example.org', state: 'waiting' },
      overrideAccess: true,
    })
    await act(changeVacancy, { ...words({ title }), id: other.id, job: other.id, link: linkTo(mine) })
    expect((await payload.findByID({ collection: 'vacancy-postings', id: other.id, overrideAccess: true })).title).toBe(
      'Of another',
    )
  })

  it('is sent again to its own mailbox and tells nobody whether there is one', async () => {
    const posting = await confirmed()
    await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
    const known = await sendVacancyLinks(IDLE, formOf({ email: posting.email }))
    const unknown = await sendVacancyLinks(IDLE, formOf({ email: `${unique('nobody')}@example.org` }))
    expect(unknown).toEqual(known)
    expect((await mails()).map(({ to }) => to)).toEqual([posting.email])
    expect((await mails())[0]?.html).toContain(linkTo(posting))
  })

  it('is worth nothing once nobody confirmed in time, and the nightly task deletes what it led to', async () => {
    await send()
    const posting = await only()
    await payload.db.pool.query(`update vacancy_postings set created_at = now() - interval '49 hours'`)
    expect(await ownVacancy(linkTo(posting))).toBeNull()
    expect(await act(confirmVacancy, { link: linkTo(posting) })).toMatchObject({ status: 'error' })
    await forgetPostings(await import('payload').then(({ createLocalReq }) => createLocalReq({}, payload)))
    expect(await all()).toEqual([])
  })
})

describe('applicants', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF')

  async function applied(job: Job, mayBeSentOn: boolean) {
    const applicant = await person(payload, 'applicant')
    const entry = {
      jobId: job.id,
      coverNote: 'I come from Patna.',
      resume: { bytes: pdf, name: 'cv.pdf' },
      mayBeSentOn,
    }
    expect(await submitApplication(payload, applicant, entry)).toBe('applied')
    return { applicant, application: await onlyApplication(payload, applicant, job) }
  }
  const sendOn = (id: string, token = adminToken) => rest('POST', `/api/job-applications/${id}/send-on`, { token })

  it('are a number to the hospital until an administrator sends one on who agreed', async () => {
    const { posting, job } = await published()
    const { applicant, application } = await applied(job, true)
    const { application: silent } = await applied(job, false)
    const link = linkTo(posting)
    expect(await ownVacancy(link)).toMatchObject({ figures: { applications: 2 }, applicants: [] })
    expect(await sentOnResume(link, application.id)).toBeNull()

    expect((await sendOn(silent.id)).status).toBe(400)
    expect((await sendOn(application.id)).status).toBe(200)
    const [seen, ...others] = (await ownVacancy(link))?.applicants ?? []
    expect(others).toEqual([])
    expect(seen).toMatchObject({ email: applicant.email, coverNote: 'I come from Patna.', hasCv: true })
    expect((await sentOnResume(link, application.id))?.id).toBe(application.resume)
    expect(await sentOnResume(link, silent.id)).toBeNull()
    expect(await sentOnResume(linkOf(newLinkSeed()), application.id)).toBeNull()

    const told = (await mailsTo(posting.email)).at(-1)
    expect(told?.html).not.toContain(applicant.email)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: {
        and: [
          { of: { equals: 'job-applications' } },
          { record: { equals: application.id } },
          { actor: { equals: admin.id } },
        ],
      },
      overrideAccess: true,
    })
    expect(JSON.stringify(docs)).toContain('Sent on')
  })

  it('are gone from the page with their withdrawal', async () => {
    const { posting, job } = await published()
    const { applicant, application } = await applied(job, true)
    await sendOn(application.id)
    await payload.update({
      collection: 'job-applications',
      id: application.id,
      data: { status: 'withdrawn' },
      user: applicant,
      overrideAccess: false,
    })
    expect((await ownVacancy(linkTo(posting)))?.applicants).toEqual([])
    expect(await sentOnResume(linkTo(posting), application.id)).toBeNull()
  })

  it('are sent on by nobody else, and not for a vacancy of the team', async () => {
    const { job } = await published()
    const { applicant, application } = await applied(job, true)
    for (const who of [applicant, await person(payload, 'editor')]) {
      expect((await sendOn(application.id, await tokenOf(payload, who.id))).status).toBe(404)
    }
    await payload.delete({ collection: 'vacancy-postings', where: {}, overrideAccess: true })
    expect((await sendOn(application.id)).status).toBe(400)
  })
})
