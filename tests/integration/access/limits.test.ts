import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { uploadPhoto, uploadResume } from '@/features/accounts/actions/profile'
import { signUp } from '@/features/accounts/actions/sign-up'
import { MAX_RESUMES, MAX_UNUSED_RESUMES } from '@/features/accounts/limits'
import { accountMessages } from '@/features/accounts/messages'
import { replaceResume } from '@/features/accounts/operations/files'
import { sendContact } from '@/features/enquiries/actions'
import { applyForJob } from '@/features/jobs/applications/actions'
import { changeSaved } from '@/features/saved/actions'
import { IDLE } from '@/lib/errors/action-result'
import { limitErrorMessages, RATE_LIMITS, type RateLimitName, secondsToWait } from '@/lib/limits/rate-limit'
import type { User } from '@/payload-types'
import { rest, tokenOf, upload } from '../../setup/http'
import { formOf, visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'
import { PDF } from '../../setup/pdf'
import { fixtureFor, person, pixel, unique } from './access-fixtures'

const waitText = (retryAfter: number) => limitErrorMessages('en')['too-many-attempts']({ retryAfter })

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache', () => ({ revalidatePath: () => undefined }))
const judged = vi.hoisted(() => ({ signs: 0 }))
vi.mock('@zxcvbn-ts/core', () => ({
  ZxcvbnFactory: class {
    check(password: string, about: string[]) {
      judged.signs += password.length + about.join('').length
      return { guesses: 1e12 }
    }
  },
}))

const HOME = '192.0.2.10'
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const pdfFile = () => new File([new Uint8Array(PDF)], 'cv.pdf', { type: 'application/pdf' })
const cv = { data: PDF, mimetype: 'application/pdf', name: 'cv.pdf' }

async function member(): Promise<{ user: User; token: string; comeIn: () => void }> {
  const user = await person(payload, 'applicant')
  const token = await tokenOf(payload, user.id)
  return { user, token, comeIn: () => visit({ network: HOME, cookies: { 'payload-token': token } }) }
}

/** Uses a limit up, but for so many attempts. */
async function leave(attempts: number, name: RateLimitName, who: string) {
  for (let count = attempts; count < RATE_LIMITS[name].points; count++) await secondsToWait(payload, name, who)
}

const rowsOf = async (collection: 'job-applications' | 'saved-jobs' | 'saved-colleges', user: User) =>
  (await payload.count({ collection, where: { user: { equals: user.id } }, overrideAccess: true })).totalDocs

describe('one limit for every door', () => {
  it('counts uploads by the form and over REST together', async () => {
    const { user, token, comeIn } = await member()
    comeIn()
    await leave(3, 'uploadPerAccount', user.id)
    expect((await uploadResume(IDLE, formOf({ resume: pdfFile() }))).status).toBe('success')
    expect((await upload('resumes', cv, token)).status).toBe(201)
    expect((await upload('profile-photos', await pixel(), token)).status).toBe(201)
    const refused = await upload('profile-photos', await pixel(), token)
    expect([refused.status, refused.json.errors[0].message]).toEqual([429, waitText(3600)])
    expect((await upload('resumes', cv, token)).status).toBe(429)
    const photo = new File([new Uint8Array((await pixel()).data)], 'me.png', { type: 'image/png' })
    expect(await uploadPhoto(IDLE, formOf({ photo }))).toMatchObject({ retryAfter: expect.any(Number) })
    expect(await uploadResume(IDLE, formOf({ resume: pdfFile() }))).toMatchObject({ retryAfter: expect.any(Number) })
  })

  it('counts what people save and take off their list', async () => {
    const { user, token, comeIn } = await member()
    comeIn()
    const rows = await Promise.all(Array.from({ length: 4 }, () => fixtureFor(payload, 'saved-jobs', user)))
    await leave(2, 'savePerAccount', user.id)
    const save = (job: unknown) => changeSaved(IDLE, formOf({ kind: 'job', id: String(job) }))
    expect((await save(rows[0]?.data.job)).status).toBe('success')
    expect((await rest('POST', '/api/saved-jobs', { token, body: rows[1]?.data })).status).toBe(201)
    expect((await rest('POST', '/api/saved-jobs', { token, body: rows[2]?.data })).status).toBe(429)
    expect((await rest('DELETE', '/api/saved-jobs?where[id][exists]=true', { token })).status).toBe(429)
    expect(await save(rows[3]?.data.job)).toMatchObject({ status: 'error', retryAfter: expect.any(Number) })
    const { data } = await fixtureFor(payload, 'saved-colleges', user)
    expect((await rest('POST', '/api/saved-colleges', { token, body: data })).status).toBe(429)
    expect([await rowsOf('saved-jobs', user), await rowsOf('saved-colleges', user)]).toEqual([2, 0])
  })

  it('counts applications of a person', async () => {
    const { user, token, comeIn } = await member()
    comeIn()
    const rows = await Promise.all(Array.from({ length: 3 }, () => fixtureFor(payload, 'job-applications', user)))
    const [first, second, third] = rows.map(({ data }) => String(data.job))
    await leave(2, 'applyPerAccount', user.id)
    expect((await applyForJob(IDLE, formOf({ job: first ?? '' }))).status).toBe('success')
    expect((await rest('POST', '/api/job-applications', { token, body: { job: second, consent: true } })).status).toBe(
      201,
    )
    expect((await rest('POST', '/api/job-applications', { token, body: { job: third, consent: true } })).status).toBe(
      429,
    )
    const refused = await applyForJob(IDLE, formOf({ job: third ?? '' }))
    expect(refused).toMatchObject({ status: 'error', message: waitText(refused.retryAfter ?? 0) })
    expect(await rowsOf('job-applications', user)).toBe(2)
  })

  it('counts applications of a network, whoever they are', async () => {
    const network = '198.51.100.77'
    await leave(2, 'applyPerIp', network)
    const apply = async () => {
      const { user, token } = await member()
      const { data } = await fixtureFor(payload, 'job-applications', user)
      const headers = { 'x-socket-address': network }
      return (await rest('POST', '/api/job-applications', { token, body: data, headers })).status
    }
    expect([await apply(), await apply(), await apply()]).toEqual([201, 201, 429])
    const { user, token } = await member()
    visit({ network, cookies: { 'payload-token': token } })
    const { data } = await fixtureFor(payload, 'job-applications', user)
    expect(await applyForJob(IDLE, formOf({ job: String(data.job) }))).toMatchObject({ retryAfter: expect.any(Number) })
  })

  it('lets an administrator move as many applications as the morning brings', async () => {
    const admin = await person(payload, 'admin')
    const { data } = await fixtureFor(payload, 'job-applications', await person(payload, 'applicant'))
    const made = await payload.create({ collection: 'job-applications', data, overrideAccess: true })
    await leave(0, 'applyPerAccount', admin.id)
    const token = await tokenOf(payload, admin.id)
    const body = { status: 'shortlisted' }
    expect((await rest('PATCH', `/api/job-applications/${made.id}`, { token, body })).status).toBe(200)
  })

  it('counts enquiries of a network, and of a mailbox in all its spellings', async () => {
    const words = (email: string) => ({ kind: 'contact', name: 'Asha', email, message: unique('A question') })
    const ask = async (email: string, network: string) =>
      (
        await rest('POST', '/api/enquiries', {
          body: { ...words(email), consent: true },
          headers: { 'x-socket-address': network },
        })
      ).status
    const send = (email: string, network: string) => {
      visit({ network })
      return sendContact(IDLE, formOf({ ...words(email), submissionKey: unique('key') }))
    }
    const mailbox = unique('asha').replaceAll('-', '')
    await leave(2, 'enquiryPerAccount', `${mailbox}@gmail.com`)
    expect((await send(`${mailbox}@gmail.com`, HOME)).status).toBe('success')
    expect(await ask(`${mailbox}+jobs@googlemail.com`, HOME)).toBe(201)
    expect(await ask(`a.${mailbox.slice(1)}@gmail.com`.replace(/^a\./, `${mailbox[0]}.`), HOME)).toBe(429)
    expect(await send(`${mailbox}+2@gmail.com`, HOME)).toMatchObject({ retryAfter: expect.any(Number) })

    // Who is signed in is counted by the account, whatever strangers did with the address.
    const { user, comeIn } = await member()
    await leave(0, 'enquiryPerAccount', user.email)
    const sendAs = (email: string) => sendContact(IDLE, formOf({ ...words(email), submissionKey: unique('key') }))
    comeIn()
    expect((await sendAs(user.email)).status).toBe('success')
    await leave(0, 'enquiryPerAccount', user.id)
    expect(await sendAs(`${unique('e')}@example.org`)).toMatchObject({ retryAfter: expect.any(Number) })

    const network = '2001:db8:7:7'
    await leave(2, 'enquiryPerIp', `${network}::/64`)
    expect((await send(`${unique('a')}@example.org`, `${network}::1`)).status).toBe('success')
    expect(await ask(`${unique('b')}@example.org`, `${network}::2`)).toBe(201)
    expect(await ask(`${unique('c')}@example.org`, `${network}:a:b:c:d`)).toBe(429)
    expect(await send(`${unique('d')}@example.org`, `${network}::4`)).toMatchObject({ status: 'error' })
  })

  it('says over REST when to come again', async () => {
    const { user, token } = await member()
    await leave(0, 'savePerAccount', user.id)
    const { data } = await fixtureFor(payload, 'saved-jobs', user)
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    const request = new Request('http://localhost:3000/api/saved-jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify(data),
    })
    const answer = await POST(request, { params: Promise.resolve({ slug: ['saved-jobs'] }) })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('CVs of one person', () => {
  const filesOf = (user: User) => {
    const folder = path.resolve(process.env.DATA_DIR ?? '', 'private', 'resumes')
    return fs.readdirSync(folder).filter((name) => name.startsWith(user.id))
  }
  const idsOf = async (user: User) => {
    const where = { owner: { equals: user.id } }
    const { docs } = await payload.find({ collection: 'resumes', where, pagination: false, overrideAccess: true })
    return docs.map(({ id }) => id)
  }
  const send = async (user: User, resume: string) => {
    const { data } = await fixtureFor(payload, 'job-applications', user)
    await payload.create({ collection: 'job-applications', data: { ...data, resume }, overrideAccess: true })
  }

  it('are few: the oldest that nothing refers to make room, with their files', async () => {
    const { user, token } = await member()
    await replaceResume(payload, user, { data: PDF, name: 'profile.pdf' })
    const sent = (await upload('resumes', cv, token)).json.doc.id as string
    await send(user, sent)
    const later: string[] = []
    for (let count = 0; count < 6; count++) later.push((await upload('resumes', cv, token)).json.doc.id)
    const kept = await idsOf(user)
    const { resume } = await payload.findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: true })
    expect(new Set(kept)).toEqual(new Set([resume, sent, ...later.slice(-MAX_UNUSED_RESUMES)]))
    expect(filesOf(user)).toHaveLength(kept.length)
  })

  it('are few also when many are sent at once', async () => {
    const { user, token } = await member()
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload('resumes', cv, token)))
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await idsOf(user)).toHaveLength(MAX_UNUSED_RESUMES)
    expect(filesOf(user)).toHaveLength(MAX_UNUSED_RESUMES)
  })

  it('that were sent stay, and when there is no room a further one is refused plainly', async () => {
    const { user, token, comeIn } = await member()
    for (let count = 0; count < MAX_RESUMES; count++) await send(user, (await upload('resumes', cv, token)).json.doc.id)
    const refused = await upload('resumes', cv, token)
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      409,
      fileErrorMessages('en')['too-many-resumes']({ max: MAX_RESUMES }),
    ])
    comeIn()
    const { data } = await fixtureFor(payload, 'job-applications', user)
    const form = formOf({ job: String(data.job), resume: pdfFile() })
    expect(await applyForJob(IDLE, form)).toMatchObject({
      message: fileErrorMessages('en')['too-many-resumes']({ max: MAX_RESUMES }),
    })
    expect(await idsOf(user)).toHaveLength(MAX_RESUMES)
    expect(filesOf(user)).toHaveLength(MAX_RESUMES)
  })
})

describe('limits before what costs', () => {
  it('unpacks no picture of a visitor, nor beyond the limit', async () => {
    const unpacked = vi.spyOn(sharp.prototype, 'toBuffer')
    const picture = await pixel()
    unpacked.mockClear()
    expect((await upload('profile-photos', picture)).status).toBe(403)
    const { user, token } = await member()
    await leave(0, 'uploadPerAccount', user.id)
    expect((await upload('profile-photos', picture, token)).status).toBe(429)
    expect(unpacked).not.toHaveBeenCalled()
    unpacked.mockRestore()
  })

  it('refuses a picture of more pixels than a camera makes within 5 MB', async () => {
    const { token } = await member()
    const data = await sharp({ create: { width: 10_900, height: 10_900, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const refused = await upload('profile-photos', { data, mimetype: 'image/png', name: 'a.png' }, token)
    expect([refused.status, refused.json.errors[0].message]).toEqual([400, fileErrorMessages('en')['too-many-pixels']])
  })

  it('judges no more than a few words of an endless name, and answers beside the field', async () => {
    visit({ network: '192.0.2.44' })
    judged.signs = 0
    const fullName = 'abcdefghij '.repeat(30_000)
    const fields = { fullName, email: `${unique('long')}@example.org`, password: 'x'.repeat(200) }
    const answer = await signUp(IDLE, formOf(fields))
    expect(answer.fieldErrors).toEqual({ fullName: accountMessages('en').fields['too-long']({ max: 120 }) })
    expect(judged.signs).toBeGreaterThan(0)
    expect(judged.signs).toBeLessThan(2_000)
  })

  it('judges no password and reads no picture of a network that signs up without end', async () => {
    const network = '192.0.2.45'
    visit({ network })
    await leave(0, 'signUpPerIp', network)
    judged.signs = 0
    const fields = { fullName: 'Asha', email: `${unique('much')}@example.org`, password: 'kolkata rains 42' }
    expect(await signUp(IDLE, formOf(fields))).toMatchObject({ retryAfter: expect.any(Number) })
    expect(judged.signs).toBe(0)
  })
})
