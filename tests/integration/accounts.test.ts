import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportOf } from '@/features/accounts/export-queries'
import { squareWebp } from '@/features/accounts/hooks/square-photo'
import { requestEmailChange } from '@/features/accounts/operations/change-email'
import { deleteAccount } from '@/features/accounts/operations/delete-account'
import { replacePhoto, replaceResume } from '@/features/accounts/operations/files'
import { createAdminSetupLink, ensureFirstAdmin, setUpFirstAdmin } from '@/features/accounts/operations/first-admin'
import { isPasswordOf, offerReset, resetPassword } from '@/features/accounts/operations/passwords'
import { accountOf, createAccount } from '@/features/accounts/operations/sign-up'
import { findToken } from '@/features/accounts/operations/tokens'
import { confirmAddress } from '@/features/accounts/operations/verification'
import { purgeUnverified } from '@/features/accounts/tasks/purge-unverified'
import { accountTexts, fileTexts } from '@/features/accounts/texts'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../setup/http'
import { testPayload } from '../setup/payload'
import { fixtureFor, person, unique } from './access-fixtures'

const PASSWORD = 'kolkata rains 42'
const DAY = 24 * 60 * 60 * 1000
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const typed = (email: string, more = {}) => ({
  fullName: 'Asha Verma',
  email,
  phone: null,
  password: PASSWORD,
  ...more,
})
const photo = async () =>
  squareWebp(
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer(),
  )

async function account(email: string): Promise<User> {
  const user = await accountOf(payload, email)
  if (!user) throw new Error(`No account for ${email}`)
  return user
}

/** Mails that wait to be sent to an address, oldest first. */
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { 'input.to': { equals: email } },
    sort: 'createdAt',
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ input }) => input as { subject: string; text: string })
}
async function lastToken(email: string): Promise<string> {
  const token = /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`No link was sent to ${email}`)
  return token
}
const login = (email: string, password: string) => rest('POST', '/api/users/login', { body: { email, password } })

describe('signing up and verifying', () => {
  it('opens no door before the address is verified, and tells only who knows the password', async () => {
    const email = `${unique('new')}@example.org`
    await createAccount(payload, typed(email), null)
    const wrong = await login(email, 'not the password')
    expect(wrong.status).toBe(401)
    const refused = await login(email, PASSWORD)
    expect([refused.status, refused.json.errors[0].message]).toEqual([403, accountTexts.unverified])
    const user = await payload.db.findOne<{ id: string; sessions?: unknown[] }>({
      collection: 'users',
      where: { email: { equals: email } },
    })
    expect(user?.sessions ?? []).toEqual([])

    expect(await confirmAddress(payload, await lastToken(email))).toBe('verified')
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('sets the photo that waited', async () => {
    const email = `${unique('photo')}@example.org`
    await createAccount(payload, typed(email), await photo())
    expect((await account(email)).photo).toBeNull()
    await confirmAddress(payload, await lastToken(email))
    expect((await account(email)).photo).toBeTruthy()
  })

  it('lets a link work once, also when it is used twice at the same moment', async () => {
    const email = `${unique('once')}@example.org`
    await createAccount(payload, typed(email), null)
    const token = await lastToken(email)
    const outcomes = await Promise.all([confirmAddress(payload, token), confirmAddress(payload, token)])
    expect(outcomes.sort()).toEqual(['refused', 'verified'])
    expect(await findToken(payload, ['verify-email'], token)).toBeNull()
  })

  it('refuses a link after its time', async () => {
    const email = `${unique('late')}@example.org`
    await createAccount(payload, typed(email), null)
    const token = await lastToken(email)
    const { id } = await account(email)
    await payload.update({
      collection: 'account-tokens',
      where: { user: { equals: id } },
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
      overrideAccess: true,
    })
    expect(await confirmAddress(payload, token)).toBe('refused')
    expect((await account(email)).verified).toBe(false)
  })

  it('keeps only a hash of the link', async () => {
    const email = `${unique('hash')}@example.org`
    await createAccount(payload, typed(email), null)
    const token = await lastToken(email)
    const { docs } = await payload.find({ collection: 'account-tokens', pagination: false, overrideAccess: true })
    expect(JSON.stringify(docs)).not.toContain(token)
  })

  it('changes nothing in a verified account and tells its owner', async () => {
    const user = await person(payload, 'applicant')
    await createAccount(payload, typed(user.email, { password: 'somebody elses words', fullName: 'Mallory' }), null)
    expect(await isPasswordOf(payload, user.id, 'a long password for tests')).toBe(true)
    expect((await account(user.email)).fullName).toBe('applicant')
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account at VaidyaPath',
    ])
  })

  it('makes earlier links worthless when somebody signs up again before verifying', async () => {
    const email = `${unique('again')}@example.org`
    await createAccount(payload, typed(email, { password: 'the words of a stranger' }), null)
    const first = await lastToken(email)
    await createAccount(payload, typed(email), null)
    expect(await confirmAddress(payload, first)).toBe('refused')
    expect(await confirmAddress(payload, await lastToken(email))).toBe('verified')
    expect(await isPasswordOf(payload, (await account(email)).id, PASSWORD)).toBe(true)
  })
})

describe('forgotten password and change of address', () => {
  it('sets the new password once and ends every session', async () => {
    const user = await person(payload, 'applicant')
    const token = await tokenOf(payload, user.id)
    await offerReset(payload, user.email)
    const link = await lastToken(user.email)
    expect(await resetPassword(payload, link, PASSWORD)).toBe(true)
    expect(await resetPassword(payload, link, 'another set of words')).toBe(false)
    expect(await isPasswordOf(payload, user.id, PASSWORD)).toBe(true)
    expect((await rest('GET', '/api/users/me', { token })).json.user).toBeNull()
  })

  it('sends nothing where there is no account', async () => {
    await offerReset(payload, 'nobody-at-all@example.org')
    expect(await mailsTo('nobody-at-all@example.org')).toEqual([])
  })

  it('moves to a new address only from there, and tells the old one', async () => {
    const user = await person(payload, 'applicant')
    const email = `${unique('moved')}@example.org`
    await requestEmailChange(payload, user, email)
    expect((await account(user.email)).id).toBe(user.id)
    expect(await confirmAddress(payload, await lastToken(email))).toBe('email-changed')
    expect((await account(email)).id).toBe(user.id)
    expect((await mailsTo(user.email)).at(-1)?.subject).toContain('was changed')
  })

  it("does not take somebody else's address", async () => {
    const [user, holder] = [await person(payload, 'applicant'), await person(payload, 'applicant')]
    await requestEmailChange(payload, user, holder.email)
    expect((await mailsTo(holder.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account at VaidyaPath',
    ])
  })
})

describe('files', () => {
  it('refuses what is no image, an image cut off, and a bomb', async () => {
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a70' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const bomb = await sharp({
      create: { width: 15_000, height: 15_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')
    await expect(squareWebp(Buffer.from('<html>hello'))).rejects.toThrow(fileTexts.notAnImage)
    await expect(squareWebp(svg)).rejects.toThrow(fileTexts.notAnImage)
    await expect(squareWebp(png.subarray(0, png.length / 2))).rejects.toThrow(fileTexts.notAnImage)
    await expect(squareWebp(bomb)).rejects.toThrow(/image/)
    await expect(squareWebp(Buffer.alloc(6 * 1024 * 1024))).rejects.toThrow(fileTexts.tooLarge)
  })

  it('keeps a square webp without metadata', async () => {
    const withPlace = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#07a' } })
      .withExif({ IFD0: { Copyright: 'home address' } })
      .jpeg()
      .toBuffer()
    const data = await squareWebp(withPlace)
    const { width, height, format, exif } = await sharp(data).metadata()
    expect([width, height, format, exif]).toEqual([512, 512, 'webp', undefined])
  })

  it('names a photo after its person and time, and keeps one', async () => {
    const user = await person(payload, 'applicant')
    await replacePhoto(payload, user, await photo())
    await replacePhoto(payload, await account(user.email), await photo())
    const { docs } = await payload.find({
      collection: 'profile-photos',
      where: { owner: { equals: user.id } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.filename).toMatch(new RegExp(`^${user.id}-\\d+\\.webp$`))
    expect((await account(user.email)).photo).toBe(docs[0]?.id)
  })
})

describe('leaving', () => {
  async function fullAccount() {
    const user = await person(payload, 'applicant')
    await replacePhoto(payload, user, await photo())
    const { file } = await fixtureFor(payload, 'resumes', user)
    await replaceResume(payload, user, { data: file?.data ?? Buffer.alloc(0), name: 'my cv.pdf' })
    for (const collection of ['job-applications', 'saved-jobs', 'saved-colleges'] as const) {
      const { data } = await fixtureFor(payload, collection, user)
      await payload.create({ collection, data: data as never, overrideAccess: true })
    }
    return account(user.email)
  }

  it('exports everything of the person and nothing secret', async () => {
    const user = await fullAccount()
    const data = await exportOf(payload, user)
    expect(Object.entries(data).filter(([, rows]) => Array.isArray(rows) && rows.length !== 1)).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/"(hash|salt|sessions|teamNotes)"/)
  })

  it('deletes rows and files, and nothing of others', async () => {
    const [user, other] = [await fullAccount(), await fullAccount()]
    const folder = path.resolve(process.env.DATA_DIR ?? '', 'private')
    const filesOf = (id: string) =>
      ['profile-photos', 'resumes'].flatMap((kind) =>
        fs.readdirSync(path.join(folder, kind)).filter((name) => name.startsWith(id)),
      )
    expect(filesOf(user.id)).toHaveLength(2)
    await deleteAccount(payload, user)
    expect(await accountOf(payload, user.email)).toBeNull()
    expect(filesOf(user.id)).toEqual([])
    expect(filesOf(other.id)).toHaveLength(2)
    for (const collection of ['job-applications', 'saved-jobs', 'saved-colleges'] as const) {
      const rows = async (id: string) =>
        (await payload.count({ collection, where: { user: { equals: id } }, overrideAccess: true })).totalDocs
      expect([await rows(user.id), await rows(other.id)]).toEqual([0, 1])
    }
  })

  it('purges accounts that nobody verified for seven days, with their photos', async () => {
    const [stale, fresh] = [`${unique('stale')}@example.org`, `${unique('fresh')}@example.org`]
    await createAccount(payload, typed(stale), await photo())
    await createAccount(payload, typed(fresh), null)
    const { id } = await account(stale)
    await payload.db.updateOne({
      collection: 'users',
      id,
      data: { createdAt: new Date(Date.now() - 8 * DAY).toISOString() },
    })
    expect(await purgeUnverified(payload)).toBe(1)
    expect(await accountOf(payload, stale)).toBeNull()
    expect(await accountOf(payload, fresh)).not.toBeNull()
    const photos = await payload.count({
      collection: 'profile-photos',
      where: { owner: { equals: id } },
      overrideAccess: true,
    })
    expect(photos.totalDocs).toBe(0)
  })
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
    await expect(deleteAccount(payload, docs[0] as User)).rejects.toThrow(accountTexts.lastAdmin)
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
    expect(await resetPassword(payload, await lastToken(email), PASSWORD)).toBe(true)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })
})
