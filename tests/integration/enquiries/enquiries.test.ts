import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { enquiryFilter, readThread } from '@/features/enquiries/admin/desk/desk-queries'
import { exportPages } from '@/features/enquiries/admin/desk/export-queries'
import { ANONYMOUS } from '@/features/enquiries/operations/erase-enquiries'
import { anonymiseEnquiries, escalateEnquiries } from '@/features/enquiries/tasks/enquiry-tasks'
import { env } from '@/lib/env'
import type { Enquiry, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'

const HOUR = 60 * 60 * 1000
let payload: Payload
let req: PayloadRequest
let counsellor: User

beforeAll(async () => {
  payload = await testPayload()
  req = await createLocalReq({}, payload)
  counsellor = await person(payload, 'counsellor')
})

const words = (more: object = {}) => ({
  kind: 'contact' as const,
  name: 'Asha Verma',
  email: `${unique('asha')}@example.org`,
  message: unique('Which colleges in Bihar take my rank?'),
  consent: true,
  ...more,
})

const send = (body: object) => rest('POST', '/api/enquiries', { body })

/** An enquiry as it was stored, with the fields that nobody outside may read. */
async function stored(email: string): Promise<Enquiry[]> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { email: { equals: email } },
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs
}

/** An enquiry that came at another time. */
async function sentAt(moment: Date, more: object = {}): Promise<Enquiry> {
  const { id } = await payload.create({
    collection: 'enquiries',
    data: { status: 'new', ...words(more) },
    overrideAccess: true,
    context: { disableMails: true },
  })
  await payload.db.pool.query('update enquiries set created_at = $1 where id = $2', [moment, id])
  return payload.findByID({ collection: 'enquiries', id, overrideAccess: true })
}

const update = (id: string, data: object, user?: User) =>
  payload.update({
    collection: 'enquiries',
    id,
    data,
    ...(user ? { overrideAccess: false, user } : { overrideAccess: true }),
  })

const mailsTo = (address: string) => queuedMails(payload, address)

describe('an enquiry over REST', () => {
  it.each([undefined, false, null])('is refused at the field of the consent when that is %s', async (consent) => {
    const email = `${unique('silent')}@example.org`
    const answer = await send(words({ email, consent }))
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].data.errors).toMatchObject([
      { path: 'consent', message: 'Please agree to the privacy policy.' },
    ])
    expect(await stored(email)).toEqual([])
  })

  it('records when, to which text and from which account its sender agreed, whatever the request says', async () => {
    const [email, sender, other] = [
      `${unique('agreed')}@example.org`,
      await person(payload, 'applicant'),
      await person(payload, 'applicant'),
    ]
    const token = await tokenOf(payload, sender.id)
    const forged = { consentedAt: '2001-01-01T00:00:00.000Z', consentVersion: 'mine', user: other.id }
    expect((await rest('POST', '/api/enquiries', { token, body: words({ email, ...forged }) })).status).toBe(201)
    const [row] = await stored(email)
    expect(row?.consentVersion).toMatch(/^privacy /)
    expect(Date.now() - new Date(row?.consentedAt ?? 0).getTime()).toBeLessThan(60_000)
    expect(row?.user).toBe(sender.id)
  })

  it('is stored tidied, as new, and reaches the person and the team', async () => {
    const email = `${unique('ravi')}@example.org`
    const body = words({ email: email.toUpperCase(), phone: '98765 43210', status: 'converted', suspected: true })
    expect((await send(body)).status).toBe(201)
    const [enquiry] = await stored(email)
    expect(enquiry).toMatchObject({
      phone: '+919876543210',
      status: 'new',
      suspected: false,
      subject: 'admission-counseling',
      firstResponseAt: null,
    })
    expect(await mailsTo(email)).toHaveLength(1)
    const notices = (await mailsTo('team@vaidyapath.example')).filter(({ text }) => text.includes(body.message))
    expect(notices).toHaveLength(1)
  })

  it('answers with each field that needs mending', async () => {
    const answer = await send({ kind: 'admission', name: '', email: 'nobody', neetScore: 721 })
    expect(answer.status).toBe(400)
    const fields = answer.json.errors[0].data.errors.map(({ path }: { path: string }) => path)
    expect(fields.sort()).toEqual(['consent', 'email', 'name', 'neetScore', 'phone'])
  })

  it('is one row when it is sent twice, even at the same moment', async () => {
    const body = words()
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await stored(body.email)).toHaveLength(1)
  })

  it('is marked and kept when it looks like spam, and its author gets no mail', async () => {
    const body = words({ message: unique('https://one.example https://two.example') })
    await send(body)
    const [enquiry] = await stored(body.email)
    expect(enquiry).toMatchObject({ suspected: true })
    expect(enquiry?.suspicions).toContain('links')
    expect(await mailsTo(body.email)).toHaveLength(0)
  })

  it('is not suspected for a link to this site, such as that of a choice list', async () => {
    const body = words({ message: unique(`Please look at ${env.SITE_URL}/my-list/shared?link=a.b`) })
    await send(body)
    const [enquiry] = await stored(body.email)
    expect(enquiry?.suspicions ?? []).not.toContain('one-link')
    const elsewhere = words({ message: unique(`Please look at ${env.SITE_URL}.example/list`) })
    await send(elsewhere)
    expect((await stored(elsewhere.email))[0]?.suspicions).toContain('one-link')
  })

  it('keeps nothing that its kind does not ask for', async () => {
    const body = words({ neetScore: 650, country: 'nepal' })
    await send(body)
    expect((await stored(body.email))[0]).toMatchObject({ neetScore: null, country: null })
  })
})

describe('working an enquiry', () => {
  it('stamps the first response once, and the end', async () => {
    const { id } = await sentAt(new Date())
    const answered = await update(id, { status: 'contacted' })
    expect(answered.firstResponseAt).toBeTruthy()
    const closed = await update(id, { status: 'closed' })
    expect(closed.firstResponseAt).toBe(answered.firstResponseAt)
    expect(closed.closedAt).toBeTruthy()
    expect((await update(id, { status: 'in-progress' })).closedAt).toBeNull()
  })

  it('keeps every note of people who write at once', async () => {
    const { id } = await sentAt(new Date())
    const token = await tokenOf(payload, counsellor.id)
    const texts = ['one', 'two', 'three', 'four', 'five']
    const answers = await Promise.all(
      texts.map((text) => rest('POST', `/api/enquiries/${id}/notes`, { token, body: { text } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200))
    const { notes } = await payload.findByID({ collection: 'enquiries', id, overrideAccess: true })
    expect(notes?.map(({ text }) => text).sort()).toEqual([...texts].sort())
    expect(notes?.every(({ by }) => by === counsellor.fullName)).toBe(true)
  })

  it('signs a note with its author and never lets it be signed anew', async () => {
    const { id } = await sentAt(new Date())
    const first = await update(id, { notes: [{ text: 'Called, no answer', by: 'Somebody else' }] }, counsellor)
    expect(first.notes?.[0]).toMatchObject({ by: counsellor.fullName })
    const kept = first.notes?.map((note) => ({ ...note, by: 'Forged', at: '2020-01-01T00:00:00.000Z' })) ?? []
    const second = await update(id, { notes: [...kept, { text: 'Reached' }] }, await person(payload, 'admin'))
    expect(second.notes?.map(({ by }) => by)).toEqual([counsellor.fullName, 'admin'])
    expect(second.notes?.[0]?.at).toBe(first.notes?.[0]?.at)
  })

  it('lets a counsellor enter what a caller said, without the form', async () => {
    const token = await tokenOf(payload, counsellor.id)
    const email = `${unique('caller')}@example.org`
    const body = { kind: 'admission', name: 'Caller', email, phone: '098765 43210' }
    expect((await rest('POST', '/api/enquiries', { token, body })).status).toBe(201)
    expect((await stored(email))[0]?.phone).toBe('+919876543210')
    expect(await mailsTo(email)).toHaveLength(0)
  })

  it('is exported with its whole message, and its choices in words', async () => {
    const message = unique('Long').padEnd(900, ' word')
    const { email } = await sentAt(new Date(), { message, subject: 'general-inquiry' })
    const rows = []
    for await (const page of exportPages(req, counsellor.id, enquiryFilter({ q: email }))) rows.push(...page)
    expect(rows).toEqual([
      expect.objectContaining({ message, subject: 'General enquiry', kind: 'Contact', status: 'New' }),
    ])
  })

  it('shows the other enquiries of one person within 30 days as one thread', async () => {
    const email = `${unique('thread')}@example.org`
    const now = Date.now()
    const own = await sentAt(new Date(now), { email, phone: '98111 22334' })
    const byMail = await sentAt(new Date(now - 29 * 24 * HOUR), { email })
    const byPhone = await sentAt(new Date(now - HOUR), { phone: '+91 98111 22334' })
    await sentAt(new Date(now - 31 * 24 * HOUR), { email })
    await sentAt(new Date(now))
    const asCounsellor = await createLocalReq({ user: { ...counsellor, collection: 'users' } }, payload)
    expect((await readThread(asCounsellor, own)).map(({ id }) => id)).toEqual([byPhone.id, byMail.id])
  })
})

describe('the promise of an answer', () => {
  it('is escalated once, 20 hours after an enquiry that nobody has answered', async () => {
    const now = new Date()
    await escalateEnquiries(req, now)
    const due = await sentAt(new Date(now.getTime() - 20.1 * HOUR), { name: unique('Waiting') })
    await sentAt(new Date(now.getTime() - 19.9 * HOUR))
    const answered = await sentAt(new Date(now.getTime() - 30 * HOUR))
    await update(answered.id, { status: 'contacted' })
    await sentAt(new Date(now.getTime() - 30 * HOUR), { message: unique('https://a.example https://b.example') })
    expect(await escalateEnquiries(req, now)).toBe(1)
    expect(await escalateEnquiries(req, now)).toBe(0)
    const warnings = (await mailsTo('team@vaidyapath.example')).filter(
      ({ subject, text }) => subject.includes('without an answer') && text.includes(due.name),
    )
    expect(warnings).toHaveLength(1)
  })
})

describe('retention', () => {
  it('takes the person out of an enquiry that ended 24 months ago, and only then', async () => {
    const now = new Date()
    const monthsAgo = (months: number) => {
      const moment = new Date(now)
      moment.setUTCMonth(moment.getUTCMonth() - months)
      return moment.toISOString()
    }
    const old = await sentAt(new Date(monthsAgo(30)), { phone: '98765 43210' })
    const recent = await sentAt(new Date(monthsAgo(30)))
    await update(old.id, { status: 'closed', notes: [{ text: 'Her father is called Mohan' }] })
    await update(recent.id, { status: 'converted' })
    await payload.db.pool.query('update enquiries set closed_at = $1 where id = $2', [monthsAgo(25), old.id])
    await payload.db.pool.query('update enquiries set closed_at = $1 where id = $2', [monthsAgo(23), recent.id])

    expect(await anonymiseEnquiries(req, now)).toBe(1)
    const row = await payload.findByID({ collection: 'enquiries', id: old.id, overrideAccess: true })
    expect(row).toMatchObject({ ...ANONYMOUS, phone: null, message: null, notes: [], status: 'closed' })
    expect((await stored(recent.email))[0]?.message).toBe(recent.message)
    expect(await anonymiseEnquiries(req, now)).toBe(0)
  })
})

describe('what a counsellor sends of an enquiry', () => {
  it('leaves what somebody asked, and when they were answered, as it is', async () => {
    const asked = words()
    await send(asked)
    const [before] = await stored(asked.email)
    const body = {
      message: 'Not theirs.',
      kind: 'admission',
      firstResponseAt: '2020-01-01T00:00:00.000Z',
      phone: '+91 98765 43210',
    }
    const token = await tokenOf(payload, counsellor.id)
    expect((await rest('PATCH', `/api/enquiries/${before?.id}`, { token, body })).status).toBe(200)
    const [after] = await stored(asked.email)
    expect(after).toMatchObject({ message: asked.message, kind: 'contact', firstResponseAt: null })
    expect(after?.phone).toContain('98765')
  })

  it('gives it to nobody who may not read it', async () => {
    const asked = words()
    await send(asked)
    const [{ id } = { id: '' }] = await stored(asked.email)
    const token = await tokenOf(payload, counsellor.id)
    const applicant = await person(payload, 'applicant')
    const refused = await rest('PATCH', `/api/enquiries/${id}`, { token, body: { owner: applicant.id } })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.json)).toContain('Choose a counsellor or an administrator.')
    const taken = await rest('PATCH', `/api/enquiries/${id}`, { token, body: { owner: counsellor.id } })
    expect(taken.status).toBe(200)
  })
})
