import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { fileStatus, rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs } from './access-fixtures'

/** Staff pass the allow-list of addresses; what Payload would let anybody do who signed in stays shut to them too. */
let payload: Payload
let admin: User
let token: string
let editorToken: string
let applicantToken: string

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  token = await tokenAs(payload, 'counsellor')
  editorToken = await tokenAs(payload, 'editor')
  applicantToken = await tokenAs(payload, 'applicant')
})

it('lets no browser and no proxy keep an answer', async () => {
  const { GET } = await import('@/app/(payload)/api/[...slug]/route')
  const request = new Request('http://localhost:3000/api/users/me', { headers: { authorization: `JWT ${token}` } })
  const answer = await GET(request, { params: Promise.resolve({ slug: ['users', 'me'] }) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

describe('files', () => {
  it('have no address that leads out of their directory', async () => {
    for (const name of ['..%252f..%252fpackage.json', '..%252f', '%252e%252e%255cx', '..%2fpackage.json']) {
      expect([name, await fileStatus(`/api/media/file/${name}`)]).toEqual([name, 404])
    }
  })

  it('are never fetched from an address that somebody names', async () => {
    const body = { url: 'https://files.example.org/a.png', filename: 'a.png', mimeType: 'image/png', alt: 'A' }
    for (const [collection, own] of [
      ['media', editorToken],
      ['profile-photos', applicantToken],
      ['resumes', applicantToken],
    ] as const) {
      const { status, json } = await rest('POST', `/api/${collection}`, { token: own, body })
      expect([collection, status, json.errors[0].message]).toEqual([
        collection,
        400,
        'There is no file in this request.',
      ])
    }
  })

  it('are refused when they hold more pixels than a server can bear', async () => {
    const data = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'bomb.png', size: data.length }
    const upload = payload.create({ collection: 'media', data: { alt: 'Bomb' }, file, overrideAccess: true })
    await expect(upload).rejects.toThrow('too many pixels')
  })

  it('are called what they are', async () => {
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'page.html', size: data.length }
    const made = await payload.create({ collection: 'media', data: { alt: 'Page' }, file, overrideAccess: true })
    expect(made.filename).toMatch(/^page(-\d+)?\.png$/)
  })
})

it('writes down who opened a document by who says so, not by what they say', async () => {
  const said = { checkedOn: '2026-11-20T00:00:00.000Z', checkedBy: admin.id }
  const data = { title: 'Notice of the council', kind: 'official' as const }
  const source = await payload.create({ collection: 'sources', data, overrideAccess: true })
  const path = `/api/sources/${source.id}?depth=0`
  expect(
    (await rest('PATCH', path, { token: editorToken, body: { checkedBy: admin.id } })).json.doc.checkedBy,
  ).toBeNull()
  const { doc } = (await rest('PATCH', path, { token: editorToken, body: said })).json
  expect(doc.checkedBy).not.toBe(admin.id)
  expect(doc.checkedBy).toBeTruthy()
})

describe('links that an editor gives', () => {
  const textWith = (url: string) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          textFormat: 0,
          children: [
            {
              type: 'link',
              version: 3,
              format: '',
              indent: 0,
              direction: 'ltr',
              id: '6b019acec0f9913dd74406ac',
              fields: { linkType: 'custom', url, newTab: false },
              children: [{ type: 'text', text: 'here', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
            },
          ],
        },
      ],
    },
  })

  it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example'])(
    'may not be %s in a text',
    async (url) => {
      const { status } = await rest('POST', '/api/globals/privacy', {
        token: editorToken,
        body: { body: textWith(url) },
      })
      expect(status).toBe(400)
    },
  )

  it.each(['https://example.org/a?b=1#c', '/admission', '#fees', 'mailto:a@example.org', 'tel:+911234567890'])(
    'may be %s in a text',
    async (url) => {
      const { status } = await rest('POST', '/api/globals/privacy', {
        token: editorToken,
        body: { body: textWith(url) },
      })
      expect(status).toBe(200)
    },
  )

  it.each(['/\\evil.example', '/.//evil.example', '//evil.example', 'javascript:alert(1)'])(
    'may not be %s on a banner',
    async (ctaLink) => {
      const body = { title: 'Slide', type: 'general', ctaText: 'Go', ctaLink }
      expect((await rest('POST', '/api/banner-slides', { token: editorToken, body })).status).toBe(400)
    },
  )
})

it('resets the preferences of whoever asks for it in the studio, and nobody else’s', async () => {
  const [asking, other] = [await person(payload, 'counsellor'), await person(payload, 'counsellor')]
  const keptBy = async ({ id }: User) => {
    const value = { equals: id }
    const { totalDocs } = await payload.count({ collection: 'payload-preferences', where: { 'user.value': value } })
    return totalDocs
  }
  for (const { id } of [asking, other]) {
    const body = { value: { limit: 50 } }
    expect(
      (await rest('POST', '/api/payload-preferences/list', { token: await tokenOf(payload, id), body })).status,
    ).toBe(200)
  }
  const own = await tokenOf(payload, asking.id)
  for (const { id } of [other, asking]) {
    await rest('DELETE', `/api/payload-preferences?where[user.value][equals]=${id}`, { token: own })
  }
  expect([await keptBy(asking), await keptBy(other)]).toEqual([0, 1])
})
