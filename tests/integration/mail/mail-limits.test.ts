import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendTeamDigest } from '@/cms/mail/team-digest-task'
import { changeEmail } from '@/features/accounts/actions/account'
import { askForReset } from '@/features/accounts/actions/links'
import { resendVerification, signUp } from '@/features/accounts/actions/sign-up'
import { accountMessages } from '@/features/accounts/messages'
import { sendContact } from '@/features/enquiries/actions'
import { enquiryMessages } from '@/features/enquiries/messages'
import { inTransaction } from '@/lib/database/transaction'
import { IDLE } from '@/lib/errors/action-result'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import { rest, tokenOf } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { fixtureFor, person, unique } from '../access/access-fixtures'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))

const PASSWORD = 'a long password for tests'
const TEAM = 'team@vaidyapath.example'
const { points: MAX } = RATE_LIMITS.mailPerRecipient
const { points: TEAM_MAILS } = RATE_LIMITS.teamMail
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(() => visit({ network: '192.0.2.10' }))

const waits = { status: 'error', retryAfter: expect.any(Number) }
const name = () => unique('box').replaceAll('-', '')

const ask = (email: string) =>
  sendContact(IDLE, formOf({ name: 'Asha', email, message: unique('A question'), submissionKey: unique('key') }))

/** Does what waits in the queue, but sends no mail. */
const runLinks = () =>
  payload.jobs.run({ allQueues: true, limit: 100, where: { taskSlug: { equals: 'send-account-link' } } })

describe('mails that anybody can have sent to a mailbox', () => {
  it('are counted over all forms together, in all spellings, and a new password can still be asked for', async () => {
    const box = name()
    const spelling = (mark: number) => `${box.slice(0, 2)}.${box.slice(2)}+${mark}@gmail.com`
    const { points: resends } = RATE_LIMITS.resendPerAccount
    for (let count = 0; count < resends; count++) {
      expect(await resendVerification(IDLE, formOf({ email: spelling(count) }))).toMatchObject({ status: 'success' })
    }
    const member = { fullName: 'Asha', password: PASSWORD }
    for (let count = resends; count < MAX; count++) {
      const answer = await signUp(IDLE, formOf({ ...member, email: spelling(count) }))
      expect(answer).toMatchObject({ status: 'success', message: accountMessages('en').signIn.created })
    }
    expect(await signUp(IDLE, formOf({ ...member, email: spelling(MAX) }))).toMatchObject(waits)

    const user = await person(payload, 'applicant')
    visit({ network: '198.51.100.9', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
    const change = formOf({ newEmail: `${box}@googlemail.com`, currentPassword: PASSWORD })
    expect(await changeEmail(IDLE, change)).toMatchObject(waits)
    expect(await queuedMails(payload, `${box}@googlemail.com`)).toEqual([])

    expect((await ask(`${box}@gmail.com`)).message).toBe(enquiryMessages('en').success.contact.title)
    expect(await queuedMails(payload, `${box}@gmail.com`)).toEqual([])

    for (let count = 0; count < 4; count++) {
      expect(await askForReset(IDLE, formOf({ email: spelling(count) }))).toMatchObject({ status: 'success' })
    }
    expect(await askForReset(IDLE, formOf({ email: spelling(9) }))).toMatchObject(waits)
  })

  it('are no more than a few for enquiries, which are all kept', async () => {
    const email = `${name()}@example.org`
    for (let count = 0; count < 6; count++) expect((await ask(email)).status).toBe('success')
    expect(await queuedMails(payload, email)).toHaveLength(MAX / 2)
    const where = { email: { equals: email } }
    expect((await payload.count({ collection: 'enquiries', where, overrideAccess: true })).totalDocs).toBe(6)
    expect(await resendVerification(IDLE, formOf({ email }))).toMatchObject({ status: 'success' })
  })

  it('to change an address are limited for the person, too', async () => {
    const user = await person(payload, 'applicant')
    visit({ network: '198.51.100.9', cookies: { 'payload-token': await tokenOf(payload, user.id) } })
    const change = () => changeEmail(IDLE, formOf({ newEmail: `${name()}@example.org`, currentPassword: PASSWORD }))
    const { points } = RATE_LIMITS.emailChangePerAccount
    for (let count = 0; count < points; count++) expect((await change()).status).toBe('success')
    expect(await change()).toMatchObject(waits)
  })
})

describe('the inbox of the team', () => {
  const messagesOf = async () => (await queuedMails(payload, TEAM)).map(({ subject, text }) => `${subject} ${text}`)
  const forget = () =>
    payload.db.pool.query('delete from rate_limits; delete from team_notices; delete from payload_jobs')

  it('gets a few mails and then one with all the rest, and loses nothing', async () => {
    await forget()
    const people = Array.from({ length: TEAM_MAILS + 6 }, () => name())
    for (const person of people) {
      const body = {
        kind: 'contact',
        name: person,
        email: `${person}@example.org`,
        message: unique('A question'),
        consent: true,
      }
      expect((await rest('POST', '/api/enquiries', { body })).status).toBe(201)
    }
    const applicant = await person(payload, 'applicant')
    const { data } = await fixtureFor(payload, 'job-applications', applicant)
    const token = await tokenOf(payload, applicant.id)
    const { json } = await rest('POST', '/api/job-applications', { token, body: data })

    expect(await messagesOf()).toHaveLength(TEAM_MAILS)
    const [one, other] = await Promise.all([sendTeamDigest(payload), sendTeamDigest(payload)])
    expect([one, other].sort()).toEqual([0, 7])
    const mails = await messagesOf()
    expect(mails).toHaveLength(TEAM_MAILS + 1)
    for (const person of people)
      expect(mails.filter((mail) => mail.includes(`New enquiry of ${person}`))).toHaveLength(1)
    expect(mails.at(-1)).toMatch(/^7 more notices/)
    expect(mails.at(-1)).toContain(`/admin/collections/job-applications/${json.doc.id}`)
    expect(mails.at(-1)).toContain(applicant.email)
    expect(await sendTeamDigest(payload)).toBe(0)
  })

  it('hears nothing of what was not kept', async () => {
    await forget()
    for (let count = 0; count < TEAM_MAILS; count++) await ask(`${name()}@example.org`)
    const { data } = await fixtureFor(payload, 'enquiries', await person(payload, 'applicant'))
    const undone = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'enquiries', data, overrideAccess: true, req })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await sendTeamDigest(payload)).toBe(0)
  })
})

describe('asking for a link', () => {
  /** The statements that a form's action sends to the database. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await work()
    const statements = query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : String((statement as { text?: string } | undefined)?.text),
    )
    query.mockRestore()
    return statements
  }

  it.each([
    ['a new password', askForReset, accountMessages('en').links.resetSent],
    ['another verification mail', resendVerification, accountMessages('en').signIn.resent],
  ] as const)('for %s takes the same work for every address', async (_what, action, message) => {
    const known = (await person(payload, 'applicant')).email
    const waiting = await payload.create({
      collection: 'users',
      data: { email: `${name()}@example.org`, password: PASSWORD, role: 'applicant', verified: false },
      overrideAccess: true,
    })
    const works = []
    for (const email of [`${name()}@example.org`, known, waiting.email]) {
      works.push(
        await statementsOf(async () => {
          expect(await action(IDLE, formOf({ email }))).toMatchObject({ status: 'success', message })
        }),
      )
    }
    expect(works[0]?.length).toBeGreaterThan(0)
    expect(works[1]).toEqual(works[0])
    expect(works[2]).toEqual(works[0])
  })

  it('writes to who has an account, from the queue', async () => {
    const { email } = await person(payload, 'applicant')
    const nobody = `${name()}@example.org`
    await askForReset(IDLE, formOf({ email }))
    await askForReset(IDLE, formOf({ email: nobody }))
    await runLinks()
    expect((await queuedMails(payload, email)).map(({ text }) => text.includes('/reset-password?token='))).toEqual([
      true,
    ])
    expect(await queuedMails(payload, nobody)).toEqual([])
  })
})
