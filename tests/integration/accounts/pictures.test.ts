import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Media } from '@/payload-types'
import { rest, tokenOf, upload } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, tokenAs } from '../access/access-fixtures'

const SCRIPT = '<script>alert(1)</script>'
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' },
  IFD0: { Make: 'PhoneMaker', Orientation: '6' },
}
let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a70' } })

/** A picture as a phone makes it: on its side, with the place where it was taken; and with a page behind its end. */
async function fromPhone(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const picture = await blank(1400, 900).withExif(GPS).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  return format === 'avif' ? picture : Buffer.concat([picture, Buffer.from(SCRIPT)])
}

async function uploaded(name: string, data: Buffer, mimetype: string): Promise<{ doc: Media; files: Buffer[] }> {
  const doc = await payload.create({
    collection: 'media',
    data: { alt: 'Campus' },
    file: { name, data, mimetype, size: data.length },
    overrideAccess: true,
  })
  const folder = payload.collections.media.config.upload.staticDir
  const names = [doc.filename, doc.sizes?.card?.filename, doc.sizes?.wide?.filename, doc.sizes?.social?.filename]
  return { doc, files: names.filter(Boolean).map((one) => fs.readFileSync(path.join(folder ?? '', one ?? ''))) }
}

describe('a picture that an editor uploads', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s keeps what can be seen of it alone', async (format) => {
    const given = await fromPhone(format)
    expect((await sharp(given).metadata()).exif?.includes('PhoneMaker')).toBe(true)
    const { doc, files } = await uploaded(`front.${format}`, given, `image/${format}`)
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      const { exif, xmp, iptc } = await sharp(file).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(file.includes('PhoneMaker')).toBe(false)
      expect(file.includes(SCRIPT)).toBe(false)
    }
    expect(doc.mimeType).toBe(`image/${format}`)
    expect(doc.filesize).toBe(files[0]?.length)
  })

  it('stands upright without the note that said so', async () => {
    const { doc, files } = await uploaded('side.jpg', await fromPhone('jpeg'), 'image/jpeg')
    expect([doc.width, doc.height]).toEqual([900, 1400])
    expect((await sharp(files[0]).metadata()).orientation).toBeUndefined()
  })

  it('is refused when it cannot be drawn to its end, or is a page in disguise', async () => {
    const picture = await blank(800, 800).jpeg().toBuffer()
    for (const data of [
      picture.subarray(0, picture.length / 2),
      Buffer.from(`GIF89a/*${SCRIPT}*/`),
      Buffer.from(SCRIPT),
    ])
      await expect(uploaded('page.jpg', data, 'image/jpeg')).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['..%2f..%2fetc%2fcron.png', 'cron.png'],
    ['..\\up.png', 'up.png'],
    ['line\r\nbreak\x1b[31m.png', 'line-break-31m.png'],
  ])('is called by a name that leads nowhere: %j', async (given, expected) => {
    expect((await uploaded(given, await blank(40, 40).png().toBuffer(), 'image/png')).doc.filename).toBe(expected)
  })
})

it('answers 404 for a picture whose file is gone, and says so on one line', async () => {
  const { doc } = await uploaded('gone.png', await blank(40, 40).png().toBuffer(), 'image/png')
  fs.rmSync(path.join(payload.collections.media.config.upload.staticDir ?? '', doc.filename ?? ''))
  for (const name of [doc.filename, 'never.png', encodeURIComponent('no\nERROR \x1b[31mall is lost.png')]) {
    const { status, json } = await rest('GET', `/api/media/file/${name}`)
    expect([status, json]).toEqual([404, { errors: [{ message: 'Not found' }] }])
  }
})

it('names a CV as it can be shown, whichever way it comes', async () => {
  const owner = await person(payload, 'applicant')
  const { file } = await fixtureFor(payload, 'resumes', owner)
  const data = { owner: owner.id, originalName: '../../cv\r\n\x1b[31m.pdf' }
  const doc = await payload.create({ collection: 'resumes', data, file, overrideAccess: true })
  expect(doc.originalName).toBe('cv[31m.pdf')
  const token = await tokenOf(payload, owner.id)
  const changed = await rest('PATCH', `/api/resumes/${doc.id}`, { token, body: { originalName: 'a/b\u202e.pdf' } })
  expect(changed.json.doc.originalName).toBe('b.pdf')
})

it.each(['profile-photos', 'resumes', 'media'])('refuses an empty file for %s', async (collection) => {
  const { POST } = await import('@/app/(payload)/api/[...slug]/route')
  const token = await tokenAs(payload, 'admin')
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt: 'Nothing' }))
  body.append('file', new File([], 'empty.png', { type: 'image/png' }))
  const headers = { authorization: `JWT ${token}` }
  const request = new Request(`http://localhost:3000/api/${collection}`, { method: 'POST', headers, body })
  expect((await POST(request, { params: Promise.resolve({ slug: [collection] }) })).status).toBe(400)
})

it('a photograph of 12 MB is taken over REST and kept no larger than a page needs it', async () => {
  const token = await tokenAs(payload, 'editor')
  const picture = await blank(4000, 3000).jpeg().toBuffer()
  const data = Buffer.concat([picture, Buffer.alloc(12 * 1024 * 1024 - picture.length)])
  const photograph = { data, name: 'phone.jpg', mimetype: 'image/jpeg' }
  const { status, json } = await upload('media', photograph, token, { alt: 'A campus from a phone' })
  expect([status, json.doc.width, json.doc.height]).toEqual([201, 2560, 1920])
  expect(json.doc.filesize).toBeLessThan(1024 * 1024)
})
