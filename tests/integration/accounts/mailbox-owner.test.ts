import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpFirstAdmin } from '@/features/accounts/operations/first-admin'
import { claimEmail, confirmEmail, requestEmailChange } from '@/features/accounts/operations/mailbox/confirm-email'
import { isPasswordOf, resetPassword, sendResetLink } from '@/features/accounts/operations/passwords'
import { createAccount, resendVerificationLink } from '@/features/accounts/operations/sign-up'
import { issueToken } from '@/features/accounts/operations/tokens'
import { inTransaction } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'
import { account, lastToken, login, PASSWORD, photo, typed } from './account-fixtures'

const STRANGERS = 'the words of a stranger'
const NO_INTENT = { next: null, pendingIntent: null }

let payload: Payload
let admin: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  // The first administrator of this database, made before anybody else is.
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
})

const newAddress = (stem: string) => `${unique(stem)}@example.org`
const subjectsTo = async (email: string) => (await queuedMails(payload, email)).map(({ subject }) => subject)
const signUpAsStranger = async (email: string) =>
  createAccount(
    payload,
    typed(email, { password: STRANGERS, fullName: 'Mallory', phone: '+919999999999' }),
    await photo(),
  )

async function logOf(record: string) {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { record: { equals: record } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

/** Everything of a row that a stranger could have wanted to change. */
async function rowOf(email: string) {
  const { rows } = await payload.db.pool.query(
    'select id, role, verified, full_name, phone, photo_id, hash, salt from users where email = $1',
    [email],
  )
  return rows[0]
}

describe('the link of a verification mail', () => {
  it('opens the account for whoever knows its password and for nobody else', async () => {
    const email = newAddress('victim')
    await signUpAsStranger(email)
    const link = await lastToken(payload, email)
    expect(await confirmEmail(payload, link, PASSWORD)).toBe('wrong-password')
    expect((await account(payload, email)).verified).toBe(false)
    expect((await login(email, STRANGERS)).status).toBe(403)
    expect(await confirmEmail(payload, link, STRANGERS)).toBe('verified')
  })

  it('lets the owner of the mailbox choose a password, after which nothing of the stranger is left', async () => {
    const email = newAddress('owner')
    await signUpAsStranger(email)
    await createAccount(payload, typed(email), null)
    const [first, second] = [await lastToken(payload, email), await lastToken(payload, email)]
    expect(await claimEmail(payload, second, { fullName: 'Asha Verma', password: PASSWORD })).toBe(true)
    expect((await login(email, STRANGERS)).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({
      full_name: 'Asha Verma',
      phone: null,
      photo_id: null,
      role: 'applicant',
    })
    expect(await confirmEmail(payload, first, STRANGERS)).toBe('refused')
    expect(await claimEmail(payload, first, { fullName: 'Mallory', password: STRANGERS })).toBe(false)
    const { id } = await account(payload, email)
    const photos = await payload.count({
      collection: 'profile-photos',
      where: { owner: { equals: id } },
      overrideAccess: true,
    })
    expect(photos.totalDocs).toBe(0)
  })

  it('has no use left once the address is verified', async () => {
    const email = newAddress('twice')
    await createAccount(payload, typed(email), null)
    const first = await lastToken(payload, email)
    await resendVerificationLink(payload, email, NO_INTENT)
    expect(await confirmEmail(payload, await lastToken(payload, email), PASSWORD)).toBe('verified')
    expect(await claimEmail(payload, first, { fullName: 'Mallory', password: STRANGERS })).toBe(false)
    expect(await isPasswordOf(payload, (await account(payload, email)).id, PASSWORD)).toBe(true)
  })

  it('to a changed address needs the password of the account that asked', async () => {
    const stranger = await person(payload, 'applicant')
    const email = newAddress('wanted')
    await requestEmailChange(payload, stranger, email)
    const link = await lastToken(payload, email)
    expect(await confirmEmail(payload, link, PASSWORD)).toBe('wrong-password')
    expect((await account(payload, stranger.email)).id).toBe(stranger.id)
    expect(await confirmEmail(payload, link, 'a long password for tests')).toBe('email-changed')
  })

  it('of an address that an administrator corrects works no more', async () => {
    const [wrong, right] = [newAddress('wrong'), newAddress('right')]
    await createAccount(payload, typed(wrong), null)
    const { id } = await account(payload, wrong)
    const link = await lastToken(payload, wrong)
    await rest('PATCH', `/api/users/${id}`, { token, body: { email: right } })
    expect(await confirmEmail(payload, link, PASSWORD)).toBe('refused')
    expect((await account(payload, right)).verified).toBe(false)
  })
})

describe('signing up with an address that waits for verification', () => {
  it('replaces nothing: neither password, name, phone and photo, nor the link', async () => {
    const email = newAddress('first')
    await createAccount(payload, typed(email, { phone: '+919876543210' }), await photo())
    const [before, link] = [await rowOf(email), await lastToken(payload, email)]
    await signUpAsStranger(email)
    expect(await rowOf(email)).toEqual(before)
    expect(await subjectsTo(email)).toHaveLength(2)
    expect(await confirmEmail(payload, await lastToken(payload, email), STRANGERS)).toBe('wrong-password')
    expect(await confirmEmail(payload, link, PASSWORD)).toBe('verified')
    expect(await rowOf(email)).toMatchObject({ full_name: 'Asha Verma', phone: '+919876543210' })
    expect((await login(email, STRANGERS)).status).toBe(401)
  })

  it('makes one account and says nothing wrong, five times at once', async () => {
    const email = newAddress('crowd')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createAccount(payload, typed(email), null)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: email } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
    expect(await confirmEmail(payload, await lastToken(payload, email), PASSWORD)).toBe('verified')
  })

  it('loses its details when the owner sets the password through the link of a forgotten one', async () => {
    const email = newAddress('forgot')
    await signUpAsStranger(email)
    await sendResetLink(payload, email)
    expect(await resetPassword(payload, await lastToken(payload, email), PASSWORD)).toBe(true)
    expect(await rowOf(email)).toMatchObject({ verified: true, full_name: null, phone: null, photo_id: null })
    expect((await login(email, STRANGERS)).status).toBe(401)
  })
})

const DOORS: Record<string, (id: string, role: User['role']) => Promise<unknown>> = {
  'the list of people': (id, role) => rest('PATCH', `/api/users/${id}`, { token, body: { role } }),
  'a change of many': (id, role) => rest('PATCH', `/api/users?where[id][equals]=${id}`, { token, body: { role } }),
  'an answer without the role': (id, role) =>
    rest('PATCH', `/api/users/${id}?select[email]=true&depth=2`, { token, body: { role } }),
  'a form that ticks verified and sets a password': (id, role) =>
    rest('PATCH', `/api/users/${id}`, { token, body: { role, verified: true, password: STRANGERS } }),
  'two changes, verified first': async (id, role) => {
    await rest('PATCH', `/api/users/${id}`, { token, body: { verified: true } })
    await rest('PATCH', `/api/users/${id}`, { token, body: { role } })
  },
  'the Local API in the name of an administrator': (id, role) =>
    payload.update({ collection: 'users', id, data: { role, verified: true }, overrideAccess: false, user: admin }),
  'the Local API with full authority': (id, role) =>
    payload.update({ collection: 'users', id, data: { role }, overrideAccess: true, user: admin }),
}

describe('a person who has not verified and becomes staff', () => {
  it.each(Object.keys(DOORS))('is invited anew through %s', async (door) => {
    const email = newAddress('colleague')
    await signUpAsStranger(email)
    const old = await lastToken(payload, email)
    const { id } = await account(payload, email)
    const reset = await inTransaction(payload, (req) => issueToken(req, { purpose: 'reset-password', user: id }))
    const session = await tokenOf(payload, id)
    await DOORS[door]?.(id, 'editor')

    expect(await rowOf(email)).toMatchObject({ role: 'editor', verified: false, full_name: null, phone: null })
    expect((await rest('GET', '/api/users/me', { token: session })).json.user).toBeNull()
    expect(await confirmEmail(payload, old, STRANGERS)).toBe('refused')
    expect(await claimEmail(payload, old, { fullName: 'Mallory', password: STRANGERS })).toBe(false)
    expect(await resetPassword(payload, reset, STRANGERS)).toBe(false)
    expect((await login(email, STRANGERS)).status).toBe(401)

    expect(JSON.stringify(await logOf(id))).toContain('"after":"Editor"')
    const invitation = (await queuedMails(payload, email)).at(-1)
    expect(invitation?.subject).toBe('You are invited to the studio of VaidyaPath')
    expect(await resetPassword(payload, await lastToken(payload, email), PASSWORD)).toBe(true)
    expect((await login(email, STRANGERS)).status).toBe(401)
    expect((await login(email, PASSWORD)).status).toBe(200)
    expect(await account(payload, email)).toMatchObject({ fullName: null, phone: null, photo: null })
  })

  it('is not invited through the form for new staff, which leaves the account alone', async () => {
    const email = newAddress('taken')
    await signUpAsStranger(email)
    const before = await rowOf(email)
    expect((await rest('POST', '/api/users/invite', { token, body: { email, role: 'editor' } })).status).toBe(409)
    expect(await rowOf(email)).toEqual(before)
  })

  it('cannot be opened by an administrator who ticks "verified"', async () => {
    const email = newAddress('ticked')
    await signUpAsStranger(email)
    const { id } = await account(payload, email)
    await rest('PATCH', `/api/users/${id}`, { token, body: { verified: true } })
    await payload.update({ collection: 'users', id, data: { verified: true }, overrideAccess: true, user: admin })
    expect((await login(email, STRANGERS)).status).toBe(403)
  })

  it('who has verified keeps password and details, and is told who gave the role', async () => {
    const someone = await person(payload, 'applicant')
    await rest('PATCH', `/api/users/${someone.id}`, { token, body: { role: 'counsellor' } })
    expect((await login(someone.email, 'a long password for tests')).status).toBe(200)
    const mail = (await queuedMails(payload, someone.email)).at(-1)
    expect(mail?.text).toContain(`${admin.fullName} (${admin.email}) gave you a role`)
    expect(mail?.text).toContain('Counsellor')
  })
})

describe('whoever is staff or has an open invitation', () => {
  async function invited(role: 'applicant' | 'editor') {
    const email = newAddress('invited')
    const body = { email, role, fullName: 'Dr Invited', password: 'chosen by the admin' }
    await rest('POST', role === 'editor' ? '/api/users/invite' : '/api/users', { token, body })
    return { email, link: await lastToken(payload, email) }
  }

  it.each(['applicant', 'editor'] as const)('as %s is not touched by any public form', async (role) => {
    const { email, link } = await invited(role)
    const before = await rowOf(email)
    await signUpAsStranger(email)
    await resendVerificationLink(payload, email, NO_INTENT)
    await sendResetLink(payload, email)
    expect(await rowOf(email)).toEqual(before)
    expect((await subjectsTo(email)).slice(1)).toEqual(Array(3).fill('Your invitation to VaidyaPath is still open'))
    expect((await queuedMails(payload, email)).slice(1).some(({ text }) => text.includes('token='))).toBe(false)
    expect(await resetPassword(payload, link, PASSWORD)).toBe(true)
    expect(await account(payload, email)).toMatchObject({ role, fullName: 'Dr Invited', verified: true })
    expect((await login(email, STRANGERS)).status).toBe(401)
  })

  it('and has verified is not touched either', async () => {
    const editor = await person(payload, 'editor')
    const before = await rowOf(editor.email)
    await signUpAsStranger(editor.email)
    await resendVerificationLink(payload, editor.email, NO_INTENT)
    expect(await rowOf(editor.email)).toEqual(before)
    expect(await subjectsTo(editor.email)).toEqual(['You already have an account at VaidyaPath'])
  })

  it('gets a new invitation, and the earlier one ends, when the role or the address changes', async () => {
    const { email, link } = await invited('editor')
    const { id } = await account(payload, email)
    await rest('PATCH', `/api/users/${id}`, { token, body: { role: 'admin' } })
    const second = await lastToken(payload, email)
    expect(await resetPassword(payload, link, PASSWORD)).toBe(false)
    const moved = newAddress('moved')
    await rest('PATCH', `/api/users/${id}`, { token, body: { email: moved } })
    expect(await resetPassword(payload, second, PASSWORD)).toBe(false)
    expect(await resetPassword(payload, await lastToken(payload, moved), PASSWORD)).toBe(true)
    expect((await account(payload, moved)).fullName).toBe('Dr Invited')
  })
})

it('notes a role in the log that the server itself changes', async () => {
  const email = newAddress('first-admin')
  await signUpAsStranger(email)
  const { id } = await account(payload, email)
  await payload.db.pool.query(`update users set role = 'editor' where role = 'admin'`)
  const link = await inTransaction(payload, (req) => issueToken(req, { purpose: 'first-admin' }))
  expect(await setUpFirstAdmin(payload, link, email, PASSWORD)).toBe(true)
  expect(await rowOf(email)).toMatchObject({ role: 'admin', full_name: null, phone: null })
  expect(JSON.stringify(await logOf(id))).toContain('"after":"Administrator"')
  expect((await login(email, STRANGERS)).status).toBe(401)
})
