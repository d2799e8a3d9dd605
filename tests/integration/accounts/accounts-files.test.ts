import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { exportOf } from '@/features/accounts/export-queries'
import { squareWebp } from '@/features/accounts/hooks/own-upload'
import { replacePhoto, replaceResume } from '@/features/accounts/operations/files'
import { accountOf, createAccount } from '@/features/accounts/operations/sign-up'
import { purgeUnverified } from '@/features/accounts/tasks/account-tasks'
import { ownCommentsForExport } from '@/features/choice-lists/queries'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'
import { account, photo, typed } from './account-fixtures'

const DAY = 24 * 60 * 60 * 1000
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

describe('files', () => {
  it('refuses what is no image, and an image that is cut off or too large', async () => {
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a70' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')
    await expect(squareWebp(Buffer.from('<html>hello'))).rejects.toThrow(fileErrorMessages('en')['not-an-image'])
    await expect(squareWebp(svg)).rejects.toThrow(fileErrorMessages('en')['not-an-image'])
    await expect(squareWebp(png.subarray(0, png.length / 2))).rejects.toThrow(fileErrorMessages('en')['not-an-image'])
    await expect(squareWebp(Buffer.alloc(17 * 1024 * 1024))).rejects.toThrow(
      fileErrorMessages('en')['picture-too-large'],
    )
  })

  it('refuses a CV that is no whole PDF, and one whose end is not where readers look for it', async () => {
    const user = await person(payload, 'applicant')
    const { file } = await fixtureFor(payload, 'resumes', user)
    const whole = file?.data ?? Buffer.alloc(0)
    const broken = {
      'no PDF': Buffer.from('hello'),
      'cut off': whole.subarray(0, -8),
      'words behind the end': Buffer.concat([whole, Buffer.alloc(2000, ' ')]),
      'no table': Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
    }
    const refused = fileErrorMessages('en')['not-a-pdf']
    for (const [name, data] of Object.entries(broken)) {
      const problem = await replaceResume(payload, user, { data, name: 'cv.pdf' }).catch(
        (error: Error) => error.message,
      )
      expect([name, problem]).toEqual([name, refused])
    }
    await replaceResume(payload, user, { data: whole, name: 'cv.pdf' })
  })

  it('takes a photograph of 12 MB, as a phone makes it', async () => {
    const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#07a' } })
      .jpeg()
      .toBuffer()
    const data = await squareWebp(Buffer.concat([picture, Buffer.alloc(12 * 1024 * 1024 - picture.length)]))
    expect((await sharp(data).metadata()).width).toBe(512)
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
    await replacePhoto(payload, await account(payload, user.email), await photo())
    const { docs } = await payload.find({
      collection: 'profile-photos',
      where: { owner: { equals: user.id } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.filename).toMatch(new RegExp(`^${user.id}-\\d+\\.webp$`))
    expect((await account(payload, user.email)).photo).toBe(docs[0]?.id)
  })
})

describe('leaving', () => {
  async function fullAccount() {
    const user = await person(payload, 'applicant')
    await replacePhoto(payload, user, await photo())
    const { file } = await fixtureFor(payload, 'resumes', user)
    await replaceResume(payload, user, { data: file?.data ?? Buffer.alloc(0), name: 'my cv.pdf' })
    for (const collection of ['job-applications', 'saved-jobs', 'saved-colleges', 'choice-lists'] as const) {
      const { data } = await fixtureFor(payload, collection, user)
      const key = collection === 'choice-lists' ? { shareKey: 'secret' } : {}
      await payload.create({ collection, data: { ...data, ...key }, overrideAccess: true })
    }
    return account(payload, user.email)
  }

  it('exports everything of the person and nothing secret', async () => {
    const user = await fullAccount()
    const data = await exportOf(payload, user)
    expect(Object.entries(data).filter(([, rows]) => Array.isArray(rows) && rows.length !== 1)).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/"(hash|salt|sessions|notes|shareKey)"/)
  })

  it('exports what the person wrote on their own lists, and not what others did', async () => {
    const user = await fullAccount()
    const { docs } = await payload.find({ collection: 'choice-lists', where: { user: { equals: user.id } } })
    for (const by of ['owner', 'guest', 'counsellor'] as const) {
      const data = { list: docs[0]?.id ?? '', by, name: by, text: `Words of the ${by}` }
      await payload.create({ collection: 'choice-list-comments', data, overrideAccess: true })
    }
    expect(await ownCommentsForExport(user)).toMatchObject([{ text: 'Words of the owner' }])
  })

  it('purges accounts that nobody verified for seven days, with their photos', async () => {
    const [stale, fresh] = [`${unique('stale')}@example.org`, `${unique('fresh')}@example.org`]
    await createAccount(payload, typed(stale), await photo())
    await createAccount(payload, typed(fresh), null)
    const { id } = await account(payload, stale)
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
