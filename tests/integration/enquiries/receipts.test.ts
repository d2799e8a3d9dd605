import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { escalateEnquiries } from '@/features/enquiries/tasks/enquiry-tasks'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { fixtureFor, person, unique } from '../access/access-fixtures'

let payload: Payload
let before: Awaited<ReturnType<typeof settings>>

beforeAll(async () => {
  payload = await testPayload()
  before = await settings()
})
afterAll(() => openOn(before.officeHours ?? [], { phone: before.phone }))
beforeEach(() => payload.db.pool.query('delete from rate_limits'))

const settings = () => payload.findGlobal({ slug: 'site-settings', overrideAccess: true })

const mailsAbout = async (words: string) => (await queuedMails(payload)).filter(({ text }) => text.includes(words))

const openOn = (lines: { days: string; hours: string }[], more: object = {}) =>
  payload.updateGlobal({ slug: 'site-settings', data: { officeHours: lines, ...more }, overrideAccess: true })

const flat = (text: string) => text.replace(/\s+/g, ' ')

async function send(more: object = {}) {
  const email = `${unique('asha')}@example.org`
  const message = unique('Which colleges take my rank?')
  const body = { kind: 'admission', name: 'Asha Verma', email, phone: '९८७६५ ४३२१०', message, consent: true, ...more }
  const answer = await rest('POST', '/api/enquiries', { body })
  expect(answer.status).toBe(201)
  return sentTo(email, message)
}

async function sentTo(email: string, message: string) {
  const mails = await queuedMails(payload)
  return {
    message,
    receipt: mails.find(({ to }) => to === email),
    notice: mails.find(({ to, text }) => to === 'team@vaidyapath.example' && text.includes(message)),
  }
}

describe('the receipt', () => {
  it('carries what the owner of the mailbox sent, with the phone, and ours for what cannot wait', async () => {
    await openOn([{ days: 'Daily', hours: '0:00-24:00' }], { phone: '+91 98765 00001' })
    const owner = await person(payload, 'applicant')
    const message = unique('Which colleges take my rank?')
    const body = { kind: 'admission', name: 'Asha Verma', phone: '98765 43210', message, neetScore: 650, consent: true }
    const token = await tokenOf(payload, owner.id)
    expect((await rest('POST', '/api/enquiries', { body: { ...body, email: owner.email }, token })).status).toBe(201)
    const text = flat((await sentTo(owner.email, message)).receipt?.text ?? '')
    expect(text).toContain('Dear Asha Verma,')
    expect(text).toContain(message)
    expect(text).toContain('Phone: +919876543210')
    expect(text).toContain('NEET score: 650')
    expect(text).toContain('call us: +91 98765 00001')
    expect(text).toContain('within 24 hours')
    expect(text).not.toContain('closed now')
  })

  it('promises what an office that is closed can keep, by the hours of the settings', async () => {
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
    const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(tomorrow)
    await openOn([{ days: day, hours: '10:00-16:00' }])
    const { receipt } = await send()
    const text = flat(receipt?.text ?? '')
    expect(text).toMatch(new RegExp(`answers by ${day}.* at 2:00 pm \\(India time\\)`, 'i'))
    expect(text).toMatch(new RegExp(`closed now and opens on ${day}.* at 10:00 am`, 'i'))
    expect(text).not.toContain('within 24 hours')
  })

  it('names no phone while the settings hold none of ours', async () => {
    await openOn([], { phone: '+91 00000 00000' })
    expect((await send()).receipt?.text).not.toContain('call us')
  })
})

describe('the team’s mail', () => {
  it('names the college that was asked about', async () => {
    const { data } = await fixtureFor(payload, 'colleges', await person(payload, 'editor'))
    const name = unique('Medical College')
    const college = await payload.create({
      collection: 'colleges',
      data: { ...data, name, _status: 'published' },
      overrideAccess: true,
    })
    const { notice, receipt } = await send({ college: college.id })
    expect(notice?.subject).toBe(`New enquiry of Asha Verma about ${name}`)
    expect(flat(notice?.text ?? '')).toContain(`College: ${name}`)
    expect(flat(receipt?.text ?? '')).toContain(`College: ${name}`)
  })

  it('of what nobody has answered tells when the office of the settings opens', async () => {
    await openOn([
      { days: 'Sun', hours: 'Closed' },
      { days: 'Mon-Sat', hours: '9:00-18:00' },
    ])
    const sunday = new Date('2026-11-22T11:00:00+05:30')
    const { id } = await payload.create({
      collection: 'enquiries',
      data: {
        kind: 'contact',
        name: unique('Waiting'),
        email: 'w@example.org',
        message: 'Hello',
        consent: true,
        status: 'new',
      },
      overrideAccess: true,
      context: { disableMails: true },
    })
    await payload.db.pool.query('update enquiries set created_at = $1 where id = $2', [
      new Date(sunday.getTime() - 21 * 60 * 60 * 1000),
      id,
    ])
    expect(await escalateEnquiries(await createLocalReq({}, payload), sunday)).toBeGreaterThan(0)
    const [mail] = await mailsAbout('The promise is 24 hours')
    expect(flat(mail?.text ?? '')).toMatch(/opens on Monday,? 23 November at 9:00 am/i)
  })
})
