import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enquiriesOf } from '@/features/enquiries/export-queries'
import { eraseEnquiries } from '@/features/enquiries/operations/erase-enquiries'
import { inTransaction } from '@/lib/database/transaction'
import type { Enquiry, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, tokenAs, unique } from '../access/access-fixtures'

let payload: Payload
let counsellor: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  counsellor = await person(payload, 'counsellor')
  token = await tokenOf(payload, counsellor.id)
})
beforeEach(async () => {
  await payload.db.pool.query('delete from payload_jobs')
})

async function enquiry(more: object = {}): Promise<Enquiry> {
  return payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      status: 'new',
      name: 'Asha Verma',
      email: `${unique('asha')}@example.org`,
      message: 'Which colleges?\nMy rank is 12000.',
      consent: true,
      ...more,
    },
    overrideAccess: true,
    context: { disableMails: true },
  })
}

const read = (id: string) => payload.findByID({ collection: 'enquiries', id, depth: 0, overrideAccess: true })
const contact = (id: string, body: object, as = token) =>
  rest('POST', `/api/enquiries/${id}/contacts`, { token: as, body })
const reply = (id: string, body: object, as = token) => rest('POST', `/api/enquiries/${id}/reply`, { token: as, body })

const mailsTo = (address: string) => queuedMails(payload, address)

describe('a call', () => {
  it('that nobody takes, or that is put off, is no answer', async () => {
    const { id } = await enquiry()
    expect((await contact(id, { outcome: 'no-answer' })).status).toBe(200)
    const callBackAt = '2030-05-04T05:00:00.000Z'
    expect((await contact(id, { outcome: 'call-back', callBackAt })).status).toBe(200)
    const kept = await read(id)
    expect(kept).toMatchObject({ status: 'new', firstResponseAt: null, nextFollowUp: callBackAt, owner: counsellor.id })
    expect(kept.contacts).toMatchObject([
      { outcome: 'no-answer', by: counsellor.fullName },
      { outcome: 'call-back', callBackAt },
    ])
  })

  it.each(['spoke', 'whatsapp', 'mail'])(
    'or message that reached the person is the first answer: %s',
    async (outcome) => {
      const { id } = await enquiry()
      await contact(id, { outcome: 'no-answer' })
      expect((await contact(id, { outcome })).status).toBe(200)
      const answered = await read(id)
      expect(answered.status).toBe('contacted')
      expect(answered.firstResponseAt).toBeTruthy()
      await contact(id, { outcome })
      expect((await read(id)).firstResponseAt).toBe(answered.firstResponseAt)
    },
  )

  it('leaves a status beyond "contacted" and its owner as they are', async () => {
    const other = await person(payload, 'counsellor')
    const { id } = await enquiry({ status: 'in-progress', owner: other.id })
    await contact(id, { outcome: 'spoke' })
    expect(await read(id)).toMatchObject({ status: 'in-progress', owner: other.id })
  })

  it('makes its author the owner where the one before works enquiries no more', async () => {
    const former = await person(payload, 'counsellor')
    const { id } = await enquiry({ status: 'in-progress', owner: former.id })
    const role = { role: 'applicant' } as const
    await payload.update({ collection: 'users', id: former.id, data: role, overrideAccess: true })
    await contact(id, { outcome: 'spoke' })
    expect((await read(id)).owner).toBe(counsellor.id)
  })

  it.each([
    [{}, 'outcome'],
    [{ outcome: 'replied' }, 'outcome'],
    [{ outcome: 'call-back' }, 'callBackAt'],
    [{ outcome: 'call-back', callBackAt: 'tomorrow' }, 'callBackAt'],
  ])('is refused beside the field: %j', async (body, field) => {
    const { id } = await enquiry()
    const { status, json } = await contact(id, body)
    expect([status, json.errors[0].data.errors[0].path]).toEqual([400, field])
    expect((await read(id)).contacts).toEqual([])
  })

  it('is kept beside those of others who record at once', async () => {
    const { id } = await enquiry()
    const answers = await Promise.all([1, 2, 3, 4].map(() => contact(id, { outcome: 'no-answer' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await read(id)).contacts).toHaveLength(4)
  })

  it('is written by the server alone', async () => {
    const { id } = await enquiry()
    const forged = [{ outcome: 'spoke', by: 'Somebody', at: '2020-01-01T00:00:00.000Z' }]
    await rest('PATCH', `/api/enquiries/${id}`, { token, body: { contacts: forged } })
    expect((await read(id)).contacts).toEqual([])
  })
})

describe('a reply', () => {
  it('is queued as it was written, under what the person wrote, and is the first answer', async () => {
    const { id, email } = await enquiry()
    const messages = { subject: 'Your rank', text: 'Dear Asha,\n\nThree colleges:\nA\nB\nC' }
    expect((await reply(id, { ...messages, seen: 0 })).status).toBe(200)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your rank')
    expect(mail?.text).toContain('Dear Asha,\n\nThree colleges:\nA\nB\nC')
    expect(mail?.text).toContain('Which colleges?\nMy rank is 12000.')
    expect(mail?.replyTo).toBe('team@vaidyapath.example')
    const kept = await read(id)
    expect(kept).toMatchObject({ status: 'contacted', owner: counsellor.id })
    expect(kept.firstResponseAt).toBeTruthy()
    expect(kept.contacts).toMatchObject([{ outcome: 'replied', ...messages, by: counsellor.fullName }])
  })

  it('belongs to the thread of the mail that said thank you', async () => {
    const email = `${unique('thread')}@example.org`
    const sent = { kind: 'contact', name: 'Asha', email, message: unique('A question of mine'), consent: true }
    const { json } = await rest('POST', '/api/enquiries', { body: sent })
    expect((await reply(json.doc.id, { subject: 'Hello', text: 'Hello.', seen: 0 })).status).toBe(200)
    const [thanks, answer] = (await mailsTo(email)).sort(
      (a, b) => Number(Boolean(a.inReplyTo)) - Number(Boolean(b.inReplyTo)),
    )
    expect(thanks?.messageId).toMatch(/^<enquiry-.+@.+>$/)
    expect(answer?.inReplyTo).toBe(thanks?.messageId)
  })

  it('is sent once when two people, or two tabs, answer at once', async () => {
    const { id, email } = await enquiry()
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, { subject: 'One', text: 'Once.', seen: 0 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.flatMap(({ json }) => json.errors?.[0].data.code ?? [])).toEqual([
      'replied-meanwhile',
      'replied-meanwhile',
    ])
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await reply(id, { subject: 'Two', text: 'Again.', seen: 1 })).status).toBe(200)
  })

  it.each([
    [{ subject: ' ', text: 'Words', seen: 0 }, 'subject'],
    [{ subject: 'Subject', text: ' \n ', seen: 0 }, 'text'],
    [{ subject: 'x'.repeat(201), text: 'Words', seen: 0 }, 'subject'],
    [{ subject: 'Subject', text: 'x'.repeat(10_001), seen: 0 }, 'text'],
  ])('is refused beside the field, and nothing is sent', async (body, field) => {
    const { id, email } = await enquiry()
    const { status, json } = await reply(id, body)
    expect([status, json.errors[0].data.errors[0].path]).toEqual([400, field])
    expect(await mailsTo(email)).toEqual([])
  })

  it('is not sent to who is in the trash, nor to who has been forgotten', async () => {
    const trashed = await enquiry()
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'enquiries', id: trashed.id, data: { deletedAt }, overrideAccess: true })
    expect((await reply(trashed.id, { subject: 'S', text: 'T', seen: 0 })).status).toBe(404)
    const applicant = await person(payload, 'applicant')
    const campaign = { source: 'whatsapp', medium: null, name: null }
    const theirs = await enquiry({ user: applicant.id, email: applicant.email, campaign })
    expect((await reply(theirs.id, { subject: 'S', text: 'Dear Asha', seen: 0 })).status).toBe(200)
    const exported = await enquiriesOf(payload, applicant)
    expect(exported).toMatchObject([{ campaign: { source: 'whatsapp' } }])
    expect(JSON.stringify(exported)).toContain('Dear Asha')
    expect(JSON.stringify(exported)).not.toContain(counsellor.fullName)
    await inTransaction(payload, (req) => eraseEnquiries(req, applicant))
    expect((await read(theirs.id)).contacts).toEqual([])
    const { status, json } = await reply(theirs.id, { subject: 'S', text: 'T', seen: 0 })
    expect([status, json.errors[0].data.code]).toEqual([409, 'nobody-there'])
  })
})

describe('templates of replies', () => {
  it('refuse a place that nothing fills, at its field', async () => {
    const admin = await tokenAs(payload, 'admin')
    const template = (text: string) => ({ templates: [{ name: 'Hello', subject: 'Hello {name}', text }] })
    const call = (text: string) => rest('POST', '/api/globals/enquiry-replies', { token: admin, body: template(text) })
    const wrong = await call('Dear {nmae},')
    expect([wrong.status, wrong.json.errors[0].data.errors[0].path]).toEqual([400, 'templates.0.text'])
    expect((await call('Dear {name},')).status).toBe(200)
    expect((await rest('POST', '/api/globals/enquiry-replies', { token, body: template('Mine') })).status).toBe(403)
    expect((await rest('GET', '/api/globals/enquiry-replies', { token })).json.templates[0].text).toBe('Dear {name},')
  })
})
