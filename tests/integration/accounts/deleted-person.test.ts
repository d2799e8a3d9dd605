import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportOf } from '@/features/accounts/export-queries'
import { countsKey } from '@/features/accounts/operations/deletion-counts'
import { replacePhoto, replaceResume } from '@/features/accounts/operations/files'
import { confirmEmail, requestEmailChange } from '@/features/accounts/operations/mailbox/confirm-email'
import { deleteAccount } from '@/features/accounts/operations/person'
import { purgeUnverified, queueAccountLink } from '@/features/accounts/tasks/account-tasks'
import { enquiriesOf } from '@/features/enquiries/export-queries'
import { ANONYMOUS } from '@/features/enquiries/operations/erase-enquiries'
import { submitApplication } from '@/features/jobs/applications/operations/submit-application'
import { secondsToWait } from '@/lib/limits/rate-limit'
import type { Enquiry, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'
import { account, lastToken, photo } from './account-fixtures'
import { filesWith, tablesWith } from './traces'

const DAY = 24 * 60 * 60 * 1000
const pdf = (words: string) =>
  Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF`)

let payload: Payload
let admin: User
let adminToken: string

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  await person(payload, 'admin')
  adminToken = await tokenOf(payload, admin.id)
})

/** What nobody may find afterwards; each in lower case. */
interface Marks {
  email: string
  otherEmail: string
  newEmail: string
  name: string
  digits: string
}

let serial = 0
function marks(): Marks {
  const stem = unique('zohra')
  return {
    email: `${stem}@example.org`,
    otherEmail: `${stem}.family@example.net`,
    newEmail: `${stem}.new@example.com`,
    name: `Zohra Unmistakable Khan ${String.fromCharCode(65 + serial)}${stem.slice(-4)}`,
    digits: `98123456${10 + serial++}`,
  }
}

const update = (collection: string, id: string, body: object) =>
  rest('PATCH', `/api/${collection}/${id}`, { token: adminToken, body })

const enquiry = (data: Partial<Enquiry>) =>
  payload.create({
    collection: 'enquiries',
    data: { kind: 'contact', message: 'Which college takes my rank?', consent: true, ...data } as Enquiry,
    overrideAccess: true,
  })

/** Somebody with one of everything that the site keeps of a person. */
async function personWithEverything({ email, otherEmail, newEmail, name, digits }: Marks): Promise<User> {
  const phone = `+91 ${digits}`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: 'a long password for tests', role: 'applicant', verified: true, fullName: name, phone },
    overrideAccess: true,
  })
  const user = await account(payload, email)
  await replacePhoto(payload, user, await photo())
  await replaceResume(payload, user, { data: pdf(`${name} ${email}`), name: `${name}.pdf` })
  const [standing, left] = [
    await fixtureFor(payload, 'saved-jobs', user),
    await fixtureFor(payload, 'saved-jobs', user),
  ]
  const resume = { bytes: pdf(`${name} once more`), name: `${name} again.pdf` }
  const applications = [
    { jobId: String(standing.data.job), coverNote: `I am ${name}, ${phone}.`, resume: 'profile' as const },
    { jobId: String(left.data.job), coverNote: `Write to ${email}.`, resume },
  ]
  for (const application of applications) {
    expect(await submitApplication(payload, await account(payload, email), application)).toBe('applied')
  }
  for (const collection of ['saved-jobs', 'saved-colleges'] as const) {
    const { data } = await fixtureFor(payload, collection, user)
    await payload.create({ collection, data, overrideAccess: true })
  }
  const list = await payload.create({
    collection: 'choice-lists',
    data: { user: id, name: name.slice(0, 60), query: `rank=1&note=${email}` },
    overrideAccess: true,
  })
  await payload.create({
    collection: 'choice-list-comments',
    data: { list: list.id, by: 'owner', name: name.slice(0, 40), text: `Call ${phone}.` },
    overrideAccess: true,
  })
  const sent = await payload.find({
    collection: 'job-applications',
    where: { user: { equals: id } },
    sort: 'createdAt',
    overrideAccess: true,
    depth: 0,
  })
  const [moved, withdrawn] = sent.docs
  expect(
    (await update('job-applications', moved?.id ?? '', { status: 'interview', notes: [{ text: name }] })).status,
  ).toBe(200)
  const own = { user, overrideAccess: false } as const
  const ending = { id: withdrawn?.id ?? '', data: { status: 'withdrawn' as const } }
  await payload.update({ collection: 'job-applications', ...ending, ...own })

  const byMail = await enquiry({ name, email, phone })
  const byAccount = await enquiry({ name, email: otherEmail, phone, user: id })
  for (const { id: of } of [byMail, byAccount]) {
    const notes = [{ text: `${name} asked to be called on ${phone}.` }]
    expect((await update('enquiries', of, { status: 'contacted', owner: admin.id, notes })).status).toBe(200)
  }
  const binned = await enquiry({ name, email, phone, message: 'Once more.' })
  await payload.update({
    collection: 'enquiries',
    id: binned.id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  await queueAccountLink(payload, { kind: 'reset-password', to: email, next: null, pendingIntent: null })
  await payload.db.pool.query('insert into team_notices (subject, reply_to, href) values ($1, $2, $3)', [
    `New enquiry of ${name}`,
    email,
    `/admin/collections/enquiries/${byMail.id}`,
  ])
  expect((await update('users', id, { phone: `+91${digits}`, locked: false })).status).toBe(200)

  await requestEmailChange(payload, await account(payload, email), newEmail)
  await payload.create({
    collection: 'account-tokens',
    data: {
      purpose: 'reset-password',
      tokenHash: unique('hash'),
      user: id,
      email,
      expiresAt: new Date().toISOString(),
    },
    overrideAccess: true,
  })
  await tokenOf(payload, id)
  for (const who of [email, id]) await secondsToWait(payload, 'resetPerAccount', who)
  await rest('POST', '/api/users/login', { body: { email, password: 'not the password' } })
  await payload.create({
    collection: 'payload-preferences',
    data: { key: 'list', value: { search: email }, user: { relationTo: 'users', value: id } },
    user: { ...user, collection: 'users' },
    overrideAccess: true,
  })
  // One of the mails could not be sent.
  await payload.db.pool.query(
    `update payload_jobs set has_error = true, error = to_jsonb($2::text)
     where id = (select id from payload_jobs where input ->> 'to' = $1 limit 1)`,
    [email, `550 mailbox ${email} unavailable`],
  )
  return account(payload, email)
}

const wordsOf = (known: Marks) => Object.values(known).map((word) => word.toLowerCase())

/** Sends what is left in the queue, as the site does within seconds: the last mail says that the account is gone. */
async function sendMails() {
  await payload.jobs.run({ allQueues: true, limit: 500, silent: true, overrideAccess: true })
}

describe('a deleted person', () => {
  it.each([
    ['by themselves', (user: User) => deleteAccount(payload, user)],
    [
      'by an administrator',
      async (user: User) => {
        const { json: goes } = await rest('GET', `/api/users/${user.id}/what-goes`, { token: adminToken })
        const told = `goes=${countsKey(goes)}`
        expect((await rest('DELETE', `/api/users/${user.id}?${told}`, { token: adminToken })).status).toBe(200)
      },
    ],
  ])('%s, is in no table and no file', async (_who, remove) => {
    const known = marks()
    const user = await personWithEverything(known)
    const words = [...wordsOf(known)]
    // The search itself finds what is there.
    const before = await tablesWith(payload, words)
    for (const table of ['users', 'enquiries', 'payload_jobs', 'job_applications', 'account_tokens', 'resumes']) {
      expect(
        before.some((row) => row.startsWith(`${table}: `)),
        table,
      ).toBe(true)
    }
    expect(filesWith([...words, user.id]).length).toBeGreaterThanOrEqual(3)
    await remove(user)
    await sendMails()
    expect(await tablesWith(payload, words)).toEqual([])
    expect(filesWith([...words, user.id])).toEqual([])
    expect(await tablesWith(payload, [`"user_id":"${user.id}"`, `"owner_id":"${user.id}"`])).toEqual([])
  })

  it('takes their enquiries out of the counsellors’ sight and leaves the figures', async () => {
    const known = marks()
    const user = await personWithEverything(known)
    const mine = await payload.find({
      collection: 'enquiries',
      where: { email: { in: [known.email, known.otherEmail] } },
      overrideAccess: true,
    })
    expect(mine.docs).toHaveLength(2)
    await deleteAccount(payload, user)
    for (const { id, kind } of mine.docs) {
      const left = await payload.findByID({ collection: 'enquiries', id, overrideAccess: true, depth: 0 })
      expect(left).toMatchObject({ ...ANONYMOUS, kind, phone: null, message: null, user: null, notes: [] })
      expect(left.anonymisedAt).toBeTruthy()
    }
  })

  it('leaves what is somebody else’s alone', async () => {
    const [known, other] = [marks(), marks()]
    const [user] = [await personWithEverything(known), await personWithEverything(other)]
    const count = async () => (await tablesWith(payload, [other.email.toLowerCase(), other.digits])).length
    const before = await count()
    await deleteAccount(payload, user)
    expect(await count()).toBe(before)
    expect(await enquiriesOf(payload, await account(payload, other.email))).toHaveLength(3)
  })

  it('takes along what came from the address that they had before', async () => {
    const [before, after] = [`${unique('before')}@example.org`, `${unique('after')}@example.org`]
    const password = 'a long password for tests'
    const data = { email: before, password, role: 'applicant', verified: true } as const
    const { id } = await payload.create({ collection: 'users', data, overrideAccess: true })
    const sent = await enquiry({ name: 'Before', email: before.toUpperCase() })
    await requestEmailChange(payload, await account(payload, before), after)
    expect(await confirmEmail(payload, await lastToken(payload, after), password)).toBe('email-changed')
    const moved = await account(payload, after)
    expect(moved.id).toBe(id)
    expect(await enquiriesOf(payload, moved)).toHaveLength(1)
    await deleteAccount(payload, moved)
    const left = await payload.findByID({ collection: 'enquiries', id: sent.id, overrideAccess: true, depth: 0 })
    expect(left).toMatchObject({ ...ANONYMOUS, user: null })
  })

  it('cannot reach the enquiries of an address that they never proved to be theirs', async () => {
    const email = `${unique('victim')}@example.org`
    const { id } = await enquiry({ name: 'Victim', email })
    const squatter = await payload.create({
      collection: 'users',
      data: { email, password: 'a long password for tests', role: 'applicant', verified: false },
      overrideAccess: true,
    })
    expect(await enquiriesOf(payload, squatter)).toEqual([])
    const createdAt = new Date(Date.now() - 8 * DAY).toISOString()
    await payload.db.updateOne({ collection: 'users', id: squatter.id, data: { createdAt } })
    expect(await purgeUnverified(payload)).toBe(1)
    const left = await payload.findByID({ collection: 'enquiries', id, overrideAccess: true })
    expect([left.name, left.email]).toEqual(['Victim', email])
  })

  it('who worked here leaves no address in what they wrote and changed', async () => {
    const known = marks()
    const colleague = await payload.create({
      collection: 'users',
      data: {
        email: known.email,
        password: 'a long password for tests',
        role: 'admin',
        verified: true,
        fullName: known.name,
      },
      overrideAccess: true,
    })
    const token = await tokenOf(payload, colleague.id)
    const { id } = await enquiry({ name: 'Ravi', email: `${unique('ravi')}@example.org` })
    const body = { notes: [{ text: 'Called.' }], owner: colleague.id }
    expect((await rest('PATCH', `/api/enquiries/${id}`, { token, body })).status).toBe(200)
    const applicant = await person(payload, 'applicant')
    const { data } = await fixtureFor(payload, 'job-applications', applicant)
    const made = { collection: 'job-applications', data, overrideAccess: true } as const
    const { id: application } = await payload.create(made)
    const moved = await rest('PATCH', `/api/job-applications/${application}`, { token, body: { status: 'interview' } })
    expect(moved.status).toBe(200)
    expect((await rest('DELETE', `/api/users/${colleague.id}`, { token })).status).toBe(200)
    expect(await tablesWith(payload, [known.email, known.name.toLowerCase()])).toEqual([])
    const enquiryLeft = await payload.findByID({ collection: 'enquiries', id, overrideAccess: true, depth: 0 })
    expect(enquiryLeft.notes?.map(({ text, by }) => [text, by])).toEqual([['Called.', 'Deleted account']])
  })
})

describe('the data export', () => {
  it('holds the person’s enquiries, by account and by verified address, without the team’s notes', async () => {
    const known = marks()
    const user = await personWithEverything(known)
    await enquiry({ name: 'Somebody else', email: `${unique('else')}@example.org` })
    const enquiries = await enquiriesOf(payload, user)
    expect(enquiries.map(({ email }) => email).sort()).toEqual([known.email, known.email, known.otherEmail].sort())
    expect(JSON.stringify(enquiries)).not.toMatch(/notes|owner|suspect|asked to be called/)
    expect(JSON.stringify(await exportOf(payload, user))).not.toMatch(/"(hash|salt|sessions|notes)"/)
  })
})

describe('the audit log', () => {
  it('names the record of a person and shows who it is only while they are there', async () => {
    const leaver = await person(payload, 'applicant')
    expect((await update('users', leaver.id, { locked: true })).status).toBe(200)
    const stored = async () =>
      (
        await payload.db.pool.query<{ summary: string }>('select summary from audit_log where record = $1', [leaver.id])
      ).rows.map(({ summary }) => summary)
    expect(await stored()).toEqual([`Person changed: ${leaver.id}`])
    const shown = async () => {
      const { json } = await rest('GET', `/api/audit-log?where[record][equals]=${leaver.id}&sort=createdAt`, {
        token: adminToken,
      })
      return json.docs.map(({ summary }: { summary: string }) => summary)
    }
    expect(await shown()).toEqual([`Person changed: ${leaver.fullName} (${leaver.email})`])
    expect((await rest('DELETE', `/api/users/${leaver.id}`, { token: adminToken })).status).toBe(200)
    expect(await shown()).toEqual(['Person changed: name not kept', 'Person deleted for good: name not kept'])
  })
})

describe('deleting somebody who has something', () => {
  it('is refused until what goes with them was told, as it is now, from the form and from the list alike', async () => {
    const user = await person(payload, 'applicant')
    for (const collection of ['job-applications', 'resumes', 'saved-jobs', 'saved-colleges', 'choice-lists'] as const) {
      const { data, file } = await fixtureFor(payload, collection, user)
      await payload.create({ collection, data, file, overrideAccess: true })
    }
    const address = `/api/users/${user.id}`
    const { json: goes } = await rest('GET', `${address}/what-goes`, { token: adminToken })
    expect(goes).toMatchObject({ applications: 1, alerts: 0, saved: 3 })
    expect(goes.cvs).toBeGreaterThan(0)
    const there = async () =>
      (await payload.count({ collection: 'users', where: { id: { equals: user.id } }, overrideAccess: true })).totalDocs

    const unsaid = await rest('DELETE', address, { token: adminToken })
    expect([unsaid.status, unsaid.json.errors[0].data.code]).toEqual([409, 'more-goes'])
    expect(unsaid.json.errors[0].message).toContain('1 application')
    await rest('DELETE', `/api/users?where[id][in][0]=${user.id}`, { token: adminToken })
    const more = await fixtureFor(payload, 'saved-jobs', user)
    await payload.create({ collection: 'saved-jobs', data: more.data, overrideAccess: true })
    expect((await rest('DELETE', `${address}?goes=${countsKey(goes)}`, { token: adminToken })).status).toBe(409)
    expect(await there()).toBe(1)

    const { json: now } = await rest('GET', `${address}/what-goes`, { token: adminToken })
    expect((await rest('DELETE', `${address}?goes=${countsKey(now)}`, { token: adminToken })).status).toBe(200)
    expect(await there()).toBe(0)
  })

  it('leaves the log with the post, and without the person', async () => {
    const applicant = await person(payload, 'applicant')
    const { data } = await fixtureFor(payload, 'job-applications', applicant)
    const made = { collection: 'job-applications', data, overrideAccess: true } as const
    const { id, jobTitle } = await payload.create(made)
    await rest('PATCH', `/api/job-applications/${id}`, { token: adminToken, body: { status: 'interview' } })
    const shown = async () =>
      (await rest('GET', `/api/audit-log?where[record][equals]=${id}`, { token: adminToken })).json.docs[0].summary
    const moved = 'Application moved from Applied to Interview'
    expect(await shown()).toBe(`${moved}: ${applicant.fullName}, ${jobTitle}`)
    await payload.delete({ collection: 'users', id: applicant.id, overrideAccess: true })
    expect(await shown()).toBe(`${moved}: name not kept, ${jobTitle}`)
  })
})
