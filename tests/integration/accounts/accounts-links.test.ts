import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountMessages } from '@/features/accounts/messages'
import { confirmEmail, requestEmailChange } from '@/features/accounts/operations/mailbox/confirm-email'
import { isPasswordOf, resetPassword, sendResetLink, setPassword } from '@/features/accounts/operations/passwords'
import { createAccount } from '@/features/accounts/operations/sign-up'
import { findToken, hasVerified } from '@/features/accounts/operations/tokens'
import { profileOf } from '@/features/accounts/queries'
import { inTransactionAs } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { queuedMails } from '../../setup/queued-mails'
import { person, unique } from '../access/access-fixtures'
import { account, lastToken, login, PASSWORD, photo, typed } from './account-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

describe('signing up and verifying', () => {
  it('opens no door before the address is verified, and tells only who knows the password', async () => {
    const email = `${unique('new')}@example.org`
    await createAccount(payload, typed(email), null)
    const wrong = await login(email, 'not the password')
    expect(wrong.status).toBe(401)
    const refused = await login(email, PASSWORD)
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      403,
      accountMessages('en').accountErrorMessages['address-not-verified'],
    ])
    const user = await payload.db.findOne<{ id: string; sessions?: unknown[] }>({
      collection: 'users',
      where: { email: { equals: email } },
    })
    expect(user?.sessions ?? []).toEqual([])

    expect(await confirmEmail(payload, await lastToken(payload, email), PASSWORD)).toBe('verified')
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('sets the photo that waited', async () => {
    const email = `${unique('photo')}@example.org`
    await createAccount(payload, typed(email), await photo())
    expect((await account(payload, email)).photo).toBeNull()
    await confirmEmail(payload, await lastToken(payload, email), PASSWORD)
    expect((await account(payload, email)).photo).toBeTruthy()
  })

  it('lets a link work once, also when it is used twice at the same moment', async () => {
    const email = `${unique('once')}@example.org`
    await createAccount(payload, typed(email), null)
    const token = await lastToken(payload, email)
    const outcomes = await Promise.all([confirmEmail(payload, token, PASSWORD), confirmEmail(payload, token, PASSWORD)])
    expect(outcomes.sort()).toEqual(['refused', 'verified'])
    expect(await findToken(payload, ['verify-email'], token)).toBeNull()
    expect([await hasVerified(payload, token), await hasVerified(payload, `${token}x`)]).toEqual([true, false])
  })

  it('refuses a link after its time', async () => {
    const email = `${unique('late')}@example.org`
    await createAccount(payload, typed(email), null)
    const token = await lastToken(payload, email)
    const { id } = await account(payload, email)
    await payload.update({
      collection: 'account-tokens',
      where: { user: { equals: id } },
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
      overrideAccess: true,
    })
    expect(await confirmEmail(payload, token, PASSWORD)).toBe('refused')
    expect((await account(payload, email)).verified).toBe(false)
  })

  it('keeps only a hash of the link', async () => {
    const email = `${unique('hash')}@example.org`
    await createAccount(payload, typed(email), null)
    const token = await lastToken(payload, email)
    const { docs } = await payload.find({ collection: 'account-tokens', pagination: false, overrideAccess: true })
    expect(JSON.stringify(docs)).not.toContain(token)
  })

  it('changes nothing in a verified account and tells its owner', async () => {
    const user = await person(payload, 'applicant')
    await createAccount(payload, typed(user.email, { password: 'somebody elses words', fullName: 'Mallory' }), null)
    expect(await isPasswordOf(payload, user.id, 'a long password for tests')).toBe(true)
    expect((await account(payload, user.email)).fullName).toBe('applicant')
    expect((await queuedMails(payload, user.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account at VaidyaPath',
    ])
  })
})

describe('forgotten password and change of address', () => {
  it('sets the new password once and ends every session', async () => {
    const user = await person(payload, 'applicant')
    const token = await tokenOf(payload, user.id)
    await sendResetLink(payload, user.email)
    const link = await lastToken(payload, user.email)
    expect(await resetPassword(payload, link, PASSWORD)).toBe(true)
    expect(await resetPassword(payload, link, 'another set of words')).toBe(false)
    expect(await isPasswordOf(payload, user.id, PASSWORD)).toBe(true)
    expect((await rest('GET', '/api/users/me', { token })).json.user).toBeNull()
  })

  it('sends nothing where there is no account', async () => {
    await sendResetLink(payload, 'nobody-at-all@example.org')
    expect(await queuedMails(payload, 'nobody-at-all@example.org')).toEqual([])
  })

  it('moves to a new address only from there, and tells the old one', async () => {
    const user = await person(payload, 'applicant')
    const email = `${unique('moved')}@example.org`
    await requestEmailChange(payload, user, email)
    expect((await account(payload, user.email)).id).toBe(user.id)
    expect(await confirmEmail(payload, await lastToken(payload, email), 'a long password for tests')).toBe(
      'email-changed',
    )
    expect((await account(payload, email)).id).toBe(user.id)
    expect((await queuedMails(payload, user.email)).at(-1)?.subject).toContain('was changed')
  })

  it('is said to wait for its link only as long as that works', async () => {
    const user = await person(payload, 'applicant')
    const email = `${unique('waits')}@example.org`
    await requestEmailChange(payload, user, email)
    const shown = async () => (await profileOf('en', await account(payload, user.email))).pendingEmail
    expect(await shown()).toBe(email)
    await payload.update({
      collection: 'account-tokens',
      where: { user: { equals: user.id } },
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
      overrideAccess: true,
    })
    expect(await shown()).toBeNull()
  })

  it('makes a link for a new password worthless that was sent to the address before', async () => {
    const user = await person(payload, 'applicant')
    await sendResetLink(payload, user.email)
    const link = await lastToken(payload, user.email)
    const email = `${unique('moved')}@example.org`
    await requestEmailChange(payload, user, email)
    await confirmEmail(payload, await lastToken(payload, email), 'a long password for tests')
    expect(await resetPassword(payload, link, PASSWORD)).toBe(false)
    expect(await isPasswordOf(payload, user.id, 'a long password for tests')).toBe(true)
  })

  it.each([
    [
      'a reset',
      async (user: User) => {
        await sendResetLink(payload, user.email)
        expect(await resetPassword(payload, await lastToken(payload, user.email), PASSWORD)).toBe(true)
      },
    ],
    [
      'a new one of the settings',
      (user: User) => inTransactionAs(user, payload, (req) => setPassword(req, user, PASSWORD)),
    ],
  ])('ends a change of the address that waits with the password: %s', async (_, setNew) => {
    const user = await person(payload, 'applicant')
    const email = `${unique('thief')}@example.org`
    await requestEmailChange(payload, user, email)
    const link = await lastToken(payload, email)
    await setNew(user)
    expect((await account(payload, user.email)).pendingEmail).toBeNull()
    expect(await confirmEmail(payload, link, PASSWORD)).toBe('refused')
    expect((await account(payload, user.email)).id).toBe(user.id)
  })

  it("does not take somebody else's address", async () => {
    const [user, holder] = [await person(payload, 'applicant'), await person(payload, 'applicant')]
    await requestEmailChange(payload, user, holder.email)
    expect((await queuedMails(payload, holder.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account at VaidyaPath',
    ])
  })
})
