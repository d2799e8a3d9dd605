import { describe, expect, it, vi } from 'vitest'
import { changeVacancy, confirmVacancy, sendVacancy } from '@/features/jobs/postings/actions'
import { ownVacancy } from '@/features/jobs/postings/queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { newestJobs } from '@/features/jobs/search/search-queries'
import { openVacancyCount } from '@/features/jobs/vacancies/lists-queries'
import { openJobPaths } from '@/features/jobs/vacancies/queries'
import { searchVocabulary } from '@/features/search/queries'
import { IDLE } from '@/lib/errors/action-result'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import { rest } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { tokenAs, unique } from '../access/access-fixtures'
import {
  act,
  adminToken,
  all,
  answer,
  beginWithoutPostings,
  confirmed,
  inDays,
  jobOf,
  linkTo,
  mails,
  mailsTo,
  network,
  only,
  payload,
  send,
  words,
} from './posting-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/navigation', () => import('../../setup/next-navigation'))
vi.mock('next/cache.js', () => import('../../setup/next-cache'))

beginWithoutPostings()

/** Everything public that could name a vacancy. */
async function publicWords(): Promise<string> {
  const [listed, addresses, restJobs, restPostings] = await Promise.all([
    newestJobs('en', jobSearch({}), await searchVocabulary(), 1000),
    openJobPaths(),
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
      const token = await tokenAs(payload, role)
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
    ['title', { title: 'Win at https://evil.example' }],
    ['title', { title: '😀'.repeat(101) }],
    ['institutionName', { institutionName: 'www.evil.example' }],
    ['department', { department: 'evil.example/offer' }],
    ['location', { location: 'Delhi, evil.com' }],
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
    const title = `Resident\r\nBcc: all <img src=x onerror=alert(1)> ${unique('x')}`
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
    for (let count = 0; count <= RATE_LIMITS.postingPerIp.points; count++)
      states.push((await send({ website: 'x' })).status)
    expect(states.at(-1)).toBe('error')
    expect(states.slice(0, -1)).not.toContain('error')
  })

  it('counts none against the day that has to wait for a mail', async () => {
    const email = `${unique('hr')}@hospital.example`
    const answers = []
    for (let count = 0; count < RATE_LIMITS.postingPerMailbox.points + 1; count++) {
      visit({ network: `198.51.${network}.${count}` })
      answers.push(await send({ email }))
    }
    const waits = answers.flatMap(({ retryAfter }) => retryAfter ?? [])
    expect(waits).toHaveLength(answers.length - RATE_LIMITS.mailPerRecipient.points)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(RATE_LIMITS.mailPerRecipient.duration)
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
    const rename = (name: string, _status: 'draft' | 'published') => {
      const which = { collection: 'institutions', id: hospital.id, draft: _status === 'draft' } as const
      return payload.update({ ...which, data: { name, _status }, overrideAccess: true })
    }
    const other = unique('Renamed Hospital')
    await rename(other, 'draft')
    expect(await jobOf(await only())).toMatchObject({ institution: hospital.name })
    await rename(other, 'published')
    expect(await jobOf(await only())).toMatchObject({ institution: other })
  })
})
