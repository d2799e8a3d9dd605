import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendCorrection } from '@/features/corrections/actions'
import { waitingCorrections } from '@/features/corrections/admin/waiting-list'
import { correctionsOf } from '@/features/corrections/export-queries'
import { correctionSubject } from '@/features/corrections/queries'
import { eraseCorrections } from '@/features/corrections/tasks/erase-corrections'
import { IDLE } from '@/lib/errors/action-result'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import type { Correction, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))

let payload: Payload
let editor: User
let editorToken: string
let page: string
let network = 0

beforeAll(async () => {
  payload = await testPayload()
  editor = await person(payload, 'editor')
  editorToken = await tokenOf(payload, editor.id)
  const data = {
    name: unique('Asha College'),
    location: 'Patna',
    state: 'Bihar',
    country: 'India',
    status: 'Active',
  } as const
  page = `/colleges/${(await payload.create({ collection: 'colleges', data, overrideAccess: true })).slug}`
  await payload.create({
    collection: 'courses',
    data: { key: 'mbbs', name: 'MBBS', fullName: 'Bachelor', slug: 'mbbs-courses' },
    overrideAccess: true,
  })
  await payload.create({
    collection: 'regions',
    data: { name: 'Bihar', slug: 'bihar', kind: 'State', country: 'India' },
    overrideAccess: true,
  })
})
beforeEach(async () => {
  visit({ network: `198.51.100.${network++}` })
  await payload.delete({ collection: 'corrections', where: {}, trash: true, overrideAccess: true })
  await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
})

const words = () => ({ figure: 'Seats', right: unique('150'), evidence: 'https://example.org/notice.pdf' })
const send = (more: Record<string, string> = {}) => sendCorrection(IDLE, formOf({ page, ...words(), ...more }))

const all = async (): Promise<Correction[]> =>
  (await payload.find({ collection: 'corrections', pagination: false, depth: 0, overrideAccess: true })).docs

async function only(): Promise<Correction> {
  const [one, ...others] = await all()
  if (!one || others.length > 0) throw new Error('There is not one correction')
  return one
}

const mails = () => queuedMails(payload)

const work = (id: string, body: object) => rest('PATCH', `/api/corrections/${id}`, { token: editorToken, body })

describe('what a page with figures is about', () => {
  it('is read from its address', async () => {
    expect(await correctionSubject(page)).toMatchObject({ kind: 'college', title: expect.stringContaining('Asha') })
    expect(await correctionSubject('/mbbs-in-bihar')).toMatchObject({ kind: 'guidance', title: 'MBBS, Bihar' })
    expect(await correctionSubject('/mbbs-courses')).toMatchObject({ kind: 'course', title: 'MBBS' })
  })

  it.each([
    '/',
    '/about',
    '/colleges/nobody',
    '/mbbs-in-nowhere',
    '//evil.example/colleges/x',
    'x'.repeat(300),
    7,
    ['/a'],
  ])('is nothing for %j', async (address) => expect(await correctionSubject(address)).toBeNull())
})

describe('a correction', () => {
  it('is stored with its page and its consent, and told to the team', async () => {
    expect((await send({ email: 'Asha@Example.org' })).status).toBe('success')
    expect(await only()).toMatchObject({
      page,
      kind: 'college',
      figure: 'Seats',
      email: 'asha@example.org',
      status: 'new',
      suspected: false,
      consentedAt: expect.any(String),
      consentVersion: expect.stringContaining('privacy'),
    })
    const sent = (await mails()).sort((one, other) => (one.to < other.to ? -1 : 1))
    expect(sent.map(({ to }) => to)).toEqual(['asha@example.org', 'team@vaidyapath.example'])
    expect(sent[0]?.subject).toMatch(/^We have your correction: Asha College/)
    for (const said of ['Seats', (await only()).right, 'https://example.org/notice.pdf']) {
      expect(sent[1]?.text).toContain(said)
      expect(sent[0]?.text).not.toContain(said)
    }
  })

  it('keeps what was typed and names each field that needs mending', async () => {
    const state = await send({ right: ' ', evidence: '', email: 'nobody' })
    expect(state.status).toBe('error')
    expect(Object.keys(state.fieldErrors ?? {}).sort()).toEqual(['email', 'evidence', 'right'])
    expect(state.values).toMatchObject({ figure: 'Seats', email: 'nobody' })
    expect(await all()).toEqual([])
  })

  it('is stored once however often it is sent', async () => {
    const same = { right: 'Once' }
    for (const _ of [1, 2]) expect((await send(same)).status).toBe('success')
    expect((await only()).right).toBe('Once')
  })

  it('of a page that there is not is refused in words', async () => {
    const state = await send({ page: '/colleges/nobody' })
    expect(state).toMatchObject({ status: 'error', message: 'The page that this is about is not on the site.' })
  })

  it('is of a college whose address changed while the form was open', async () => {
    const slug = unique('asha-college')
    const where = { slug: { equals: page.slice('/colleges/'.length) } }
    await payload.update({ collection: 'colleges', where, data: { slug }, overrideAccess: true })
    expect((await send()).status).toBe('success')
    expect(await only()).toMatchObject({ page: `/colleges/${slug}`, kind: 'college', college: expect.any(String) })
    expect((await correctionSubject(`/hi${page}`))?.page).toBe(`/hi/colleges/${slug}`)
  })

  it('of a program that fills every field is told to nobody', async () => {
    expect((await send({ website: 'https://spam.example', email: 'victim@example.org' })).status).toBe('success')
    const { id, suspected } = await only()
    expect(suspected).toBe(true)
    expect((await work(id, { status: 'kept' })).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  it('that looks like spam is kept, and told to nobody', async () => {
    expect((await send({ figure: 'Win at evil.com', email: 'victim@example.org' })).status).toBe('success')
    expect((await only()).suspected).toBe(true)
    expect(await mails()).toEqual([])
  })

  it('is limited by network and by mailbox, through every door', async () => {
    const { points } = RATE_LIMITS.correctionPerAccount
    for (let sent = 0; sent < points; sent++) expect((await send({ email: 'many@example.org' })).status).toBe('success')
    const state = await send({ email: 'm.any+x@example.org'.replace('m.any', 'many') })
    expect(state).toMatchObject({ status: 'error', retryAfter: expect.any(Number) })
    const body = { page, ...words(), email: 'many@example.org', consent: true }
    expect((await rest('POST', '/api/corrections', { body })).status).toBe(429)
  })

  it('over REST needs the consent, and decides nothing of its own', async () => {
    const body = { page, ...words() }
    expect((await rest('POST', '/api/corrections', { body })).status).toBe(400)
    const sure = {
      ...body,
      consent: true,
      status: 'changed',
      answer: 'Mine',
      suspected: true,
      title: 'Mine',
      kind: 'course',
    }
    expect((await rest('POST', '/api/corrections', { body: sure })).status).toBe(201)
    expect(await only()).toMatchObject({
      status: 'new',
      kind: 'college',
      suspected: false,
      title: expect.stringContaining('Asha'),
    })
    expect((await only()).answer ?? null).toBeNull()
  })
})

describe('in the studio', () => {
  it('waits, oldest first, until somebody says what came of it, and is answered once', async () => {
    await send({ email: 'asha@example.org' })
    await send({})
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
    expect((await waitingCorrections(req, 1)).total).toBe(2)
    const first = (await all()).find(({ email }) => email)
    if (!first) throw new Error('Nothing was stored')
    expect((await work(first.id, { status: 'changed', answer: 'Read in the notice of May.' })).status).toBe(200)
    expect((await work(first.id, { status: 'kept', answer: 'Something else.' })).status).toBe(200)
    const answers = (await mails()).filter(({ subject }) => subject.startsWith('Your correction'))
    expect(answers).toHaveLength(1)
    expect(answers[0]?.text).toContain('Read in the notice of May.')
    expect((await waitingCorrections(req, 1)).total).toBe(1)
  })

  it('is answered by one of two who answer at once, and the other learns of it', async () => {
    for (const path of [(id: string) => id, (id: string) => `?where[id][equals]=${id}`]) {
      await payload.delete({ collection: 'payload-jobs', where: {}, overrideAccess: true })
      await payload.delete({ collection: 'corrections', where: {}, overrideAccess: true })
      await send({ email: `${unique('asha')}@example.org` })
      const { id } = await only()
      await Promise.all(
        ['One notice.', 'Another.', 'A third.'].map((answer) => work(path(id), { status: 'changed', answer })),
      )
      const answers = (await mails()).filter(({ subject }) => subject.startsWith('Your correction'))
      expect(answers).toHaveLength(1)
      expect(answers[0]?.text).toContain((await only()).answer)
    }
  })

  it('keeps what the reader said as they said it', async () => {
    await send({ email: 'asha@example.org' })
    const before = await only()
    await work(before.id, {
      figure: 'Fees',
      right: 'x',
      evidence: 'x',
      email: 'other@example.org',
      page: '/mbbs-in-bihar',
    })
    const { figure, right, evidence, email, page: about } = await only()
    expect({ figure, right, evidence, email, page: about }).toEqual({
      figure: before.figure,
      right: before.right,
      evidence: before.evidence,
      email: before.email,
      page: before.page,
    })
  })
})

describe('of a person', () => {
  it('is in the export of their data, goes with their account, and with its time', async () => {
    const applicant = await person(payload, 'applicant')
    await send({ email: applicant.email })
    await send({ email: 'other@example.org' })
    expect((await correctionsOf(payload, applicant)).map(({ email }) => email)).toEqual([applicant.email])
    await payload.delete({ collection: 'users', id: applicant.id, overrideAccess: true })
    expect((await only()).email).toBe('other@example.org')
    expect((await mails()).some(({ text }) => text.includes(applicant.email))).toBe(false)
    const req = await createLocalReq({}, payload)
    expect(await eraseCorrections(req)).toBe(0)
    const later = new Date()
    later.setUTCFullYear(later.getUTCFullYear() + 3)
    expect(await eraseCorrections(req, later)).toBe(1)
  })
})
