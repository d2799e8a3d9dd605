import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeOfAge, decideAsGuardian, nameGuardian } from '@/features/accounts/operations/guardian'
import { confirmEmail } from '@/features/accounts/operations/mailbox/confirm-email'
import { createAccount } from '@/features/accounts/operations/sign-up'
import { signUpSchema } from '@/features/accounts/schema'
import { setReminder } from '@/features/counselling/reminders/operations/set-reminder'
import type { College, CounsellingAuthority, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'
import { account, lastToken, PASSWORD, typed } from './account-fixtures'

let payload: Payload
let college: College
let authority: CounsellingAuthority

beforeAll(async () => {
  payload = await testPayload()
  college = await payload.create({
    collection: 'colleges',
    data: { name: unique('Guarded College'), country: 'India', state: 'Bihar', status: 'Active', _status: 'published' },
    overrideAccess: true,
  })
  authority = await payload.create({
    collection: 'counselling-authorities',
    data: { name: unique('Guarded Cell'), site: 'https://cell.example.org', courses: ['mbbs'] },
    overrideAccess: true,
  })
})

const newAddress = (stem: string) => `${unique(stem)}@example.org`

/** Somebody under 18 who has verified their own address. */
async function minor(): Promise<{ user: User; parent: string; token: string }> {
  const [email, parent] = [newAddress('minor'), newAddress('parent')]
  await createAccount(payload, typed(email, { writesAs: 'minor', guardianEmail: parent }), null)
  expect(
    await queuedMails(payload, parent),
    'nobody is written to in the name of an address that is not proved',
  ).toEqual([])
  await confirmEmail(payload, await lastToken(payload, email), PASSWORD)
  const user = await account(payload, email)
  return { user, parent, token: await tokenOf(payload, user.id) }
}

async function linkTo(parent: string): Promise<string> {
  const mails = await queuedMails(payload, parent)
  const link = /token=([\w.%-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  if (!link) throw new Error(`No link was sent to ${parent}`)
  return decodeURIComponent(link)
}

const save = (token: string) => rest('POST', '/api/saved-colleges', { token, body: { college: college.id } })
const ofPerson = (user: User) => ({ user: { equals: user.id } })
const savedOf = async (user: User) =>
  (await payload.count({ collection: 'saved-colleges', where: ofPerson(user), overrideAccess: true })).totalDocs
const remind = (user: User | null, email: string) =>
  setReminder(payload, { email, authority: authority.slug ?? '', language: 'en', user })

describe('an account of somebody under 18', () => {
  it('keeps and sends nothing before the parent agrees, through no door', async () => {
    const { user, token } = await minor()
    expect((await save(token)).status).toBe(403)
    expect(
      (await rest('POST', '/api/choice-lists', { token, body: { name: 'Mine', query: 'rank=1' } })).status,
    ).not.toBe(201)
    await expect(remind(user, user.email)).rejects.toMatchObject({ data: { code: 'guardian-waits' } })
    await remind(null, user.email)
    await remind(await person(payload, 'applicant'), user.email)
    expect(await queuedMails(payload, user.email), 'the mail that verifies, and no other').toHaveLength(1)
  })

  it('cannot agree in the place of the parent', async () => {
    const { user, token } = await minor()
    const body = { writesAs: 'adult', guardianEmail: null, guardianAgreedAt: new Date().toISOString() }
    await rest('PATCH', `/api/users/${user.id}`, { token, body })
    expect(await account(payload, user.email)).toMatchObject({ writesAs: 'minor', guardianAgreedAt: null })
    expect((await save(token)).status).toBe(403)
  })

  it('keeps what it likes once the parent agrees, and loses it when the parent withdraws', async () => {
    const { user, parent, token } = await minor()
    const link = await linkTo(parent)
    expect(await decideAsGuardian(payload, link, true)).toBe(true)
    expect((await save(token)).status).toBe(201)
    const agreed = await account(payload, user.email)
    expect(await remind(agreed, user.email)).toBe('active')
    expect(await decideAsGuardian(payload, link, false)).toBe(true)
    expect(await savedOf(user)).toBe(0)
    const subscriptions = await payload.count({
      collection: 'subscriptions',
      where: ofPerson(user),
      overrideAccess: true,
    })
    expect(subscriptions.totalDocs).toBe(0)
    expect((await save(token)).status).toBe(403)
  })

  it('keeps the day of the first consent when the parent agrees once more', async () => {
    const { user, parent } = await minor()
    const link = await linkTo(parent)
    await decideAsGuardian(payload, link, true)
    const { guardianAgreedAt } = await account(payload, user.email)
    expect(guardianAgreedAt).not.toBeNull()
    expect(await decideAsGuardian(payload, link, true)).toBe(true)
    expect((await account(payload, user.email)).guardianAgreedAt).toBe(guardianAgreedAt)
  })

  it('refuses what was begun before the parent withdrew', async () => {
    const { user, parent } = await minor()
    const link = await linkTo(parent)
    await decideAsGuardian(payload, link, true)
    const asRead = await account(payload, user.email)
    await decideAsGuardian(payload, link, false)
    const list = payload.create({
      collection: 'choice-lists',
      data: { name: 'Mine', query: 'rank=1', user: user.id },
      overrideAccess: false,
      user: asRead,
    })
    await expect(list).rejects.toMatchObject({ data: { code: 'guardian-waits' } })
  })

  it('asks the parent who is named last, and the link of an earlier one opens nothing', async () => {
    const { user, parent } = await minor()
    const link = await linkTo(parent)
    const other = newAddress('other')
    expect(await nameGuardian(payload, user, other)).toBe(true)
    expect(await decideAsGuardian(payload, link, true)).toBe(false)
    expect((await account(payload, user.email)).guardianAgreedAt).toBeNull()
    expect(await decideAsGuardian(payload, await linkTo(other), true)).toBe(true)
    // Whoever has agreed must be able to withdraw: nobody takes their place.
    expect(await nameGuardian(payload, user, parent)).toBe(false)
    expect(await decideAsGuardian(payload, await linkTo(other), false)).toBe(true)
  })

  it('keeps no address of a parent once its owner is 18', async () => {
    const { user, token } = await minor()
    await comeOfAge(payload, user)
    expect(await account(payload, user.email)).toMatchObject({ writesAs: 'adult', guardianEmail: null })
    expect((await save(token)).status).toBe(201)
  })
})

it.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.AAAA`])(
  'the link “%s” decides nothing',
  async (link) => {
    expect(await decideAsGuardian(payload, link, true)).toBe(false)
  },
)

describe('the form', () => {
  const form = { fullName: 'Asha', email: 'asha@example.org', password: PASSWORD }
  it.each([
    ['nothing said', {}, { writesAs: 'adult', guardianEmail: null }],
    ['of age', { writesAs: 'adult', guardianEmail: 'not an address' }, { writesAs: 'adult', guardianEmail: null }],
    [
      'under 18',
      { writesAs: 'minor', guardianEmail: ' Parent@example.org ' },
      { writesAs: 'minor', guardianEmail: 'parent@example.org' },
    ],
  ])('is read with %s', (_, more, read) => {
    expect(signUpSchema.parse({ ...form, ...more })).toMatchObject(read)
  })

  it.each([
    ['no parent', undefined, 'guardian-email'],
    ['no address', 'parent', 'guardian-email'],
    ['their own address', 'asha@example.org', 'guardian-own-email'],
    ['another spelling of it', 'Asha+mother@example.org', 'guardian-own-email'],
  ])('is refused under 18 with %s', (_, guardianEmail, code) => {
    const { error } = signUpSchema.safeParse({ ...form, writesAs: 'minor', guardianEmail })
    expect(error?.issues).toMatchObject([{ path: ['guardianEmail'], message: code }])
  })
})
