import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountMessages } from '@/features/accounts/messages'
import { createAdminSetupLink, ensureFirstAdmin, setUpFirstAdmin } from '@/features/accounts/operations/first-admin'
import { resetPassword } from '@/features/accounts/operations/passwords'
import { deleteAccount } from '@/features/accounts/operations/person'
import { accountOf } from '@/features/accounts/operations/sign-up'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { unique } from '../access/access-fixtures'
import { lastToken, login, PASSWORD } from './account-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

describe('the first administrator', () => {
  it('is made by the link, once; afterwards there is no link and no second one', async () => {
    const link = await createAdminSetupLink(payload)
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    const made = await Promise.all([
      setUpFirstAdmin(payload, token, 'first@example.org', PASSWORD),
      setUpFirstAdmin(payload, token, 'second@example.org', PASSWORD),
    ])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await createAdminSetupLink(payload)).toBeNull()
    expect(await ensureFirstAdmin(payload)).toBe(false)
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    await expect(deleteAccount(payload, docs[0] as User)).rejects.toThrow(
      accountMessages('en').accountErrorMessages['last-administrator'],
    )
    expect(await accountOf(payload, docs[0]?.email ?? '')).not.toBeNull()
  })

  it('invites whom they add in the studio', async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      overrideAccess: true,
    })
    const token = await tokenOf(payload, docs[0]?.id ?? '')
    const email = `${unique('colleague')}@example.org`
    const body = { email, password: 'set by an administrator', role: 'editor' }
    expect((await rest('POST', '/api/users', { token, body })).status).toBe(201)
    expect((await login(email, body.password)).status).toBe(403)
    expect(await resetPassword(payload, await lastToken(payload, email), PASSWORD)).toBe(true)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })
})
