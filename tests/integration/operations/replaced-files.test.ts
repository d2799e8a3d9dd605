import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Media } from '@/payload-types'
import { tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

let payload: Payload
let token: string
let image: Media

const folder = path.resolve(process.env.DATA_DIR ?? '', 'media')
const read = (name: string | null | undefined) => fs.readFileSync(path.join(folder, name ?? 'none'), 'base64')
const filesOf = ({ filename, sizes }: Media) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string')

const picture = async (background: string) => {
  const size = { width: 800, height: 600, channels: 3, background } as const
  const data = await sharp({ create: size }).png().toBuffer()
  return { data, mimetype: 'image/png', name: `${unique('campus')}.png`, size: data.length }
}

beforeAll(async () => {
  payload = await testPayload()
  token = await tokenOf(payload, (await person(payload, 'editor')).id)
})
beforeEach(async () => {
  const data = { alt: 'The campus' }
  image = await payload.create({ collection: 'media', data, file: await picture('#135'), overrideAccess: true })
  expect(filesOf(image).length).toBeGreaterThan(1)
})
afterEach(() => vi.restoreAllMocks())

/** Saves the image as its form does. */
async function save(fields: object, { isReplaced = true, query = '' } = {}) {
  const route = await import('@/app/(payload)/api/[...slug]/route')
  const body = new FormData()
  const { data, name, mimetype } = await picture('#531')
  if (isReplaced) body.append('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  body.append('_payload', JSON.stringify(fields))
  const request = new Request(`http://localhost:3000/api/media/${image.id}${query}`, {
    method: 'PATCH',
    body,
    headers: { authorization: `JWT ${token}` },
  })
  return (await route.PATCH(request, { params: Promise.resolve({ slug: ['media', image.id] }) })).status
}

const present = () => payload.findByID({ collection: 'media', id: image.id, overrideAccess: true })

/** What the queue does a quarter of an hour later. */
async function later(): Promise<void> {
  await payload.db.pool.query("update payload_jobs set wait_until = null where task_slug = 'drop-unfinished-file'")
  await payload.jobs.run({ allQueues: true, limit: 50, silent: true })
}

const CROP = ['x', 'y']
  .map((side) => `uploadEdits[crop][${side}]=10`)
  .concat([
    'uploadEdits[crop][width]=50',
    'uploadEdits[crop][height]=50',
    'uploadEdits[crop][unit]=%25',
    'uploadEdits[widthInPixels]=400',
    'uploadEdits[heightInPixels]=300',
  ])
const crop = { isReplaced: false, query: `?${CROP.join('&')}` }

const fullDisk = () =>
  vi.spyOn(fs.promises, 'writeFile').mockImplementation(async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })

describe('a picture whose replacement is refused', () => {
  it.each([
    ['without its text', { alt: '' }, {}, 400],
    ['that a colleague has saved meanwhile', { alt: 'Other', updatedAt: '2020-01-01T00:00:00.000Z' }, {}, 409],
    ['cut without its text', { alt: '' }, crop, 400],
  ])('keeps its files: %s', async (_, fields, way, status) => {
    const before = filesOf(image).map(read)
    expect(await save(fields, way)).toBe(status)
    expect((await present()).filename).toBe(image.filename)
    expect(filesOf(image).map(read)).toEqual(before)
    await later()
    expect(filesOf(image).map(read)).toEqual(before)
    expect(fs.existsSync(path.join(folder, '.replaced'))).toBe(false)
  })

  it.each(['applicant', 'counsellor'] as const)('is not even held for somebody without the right: %s', async (role) => {
    const user = await person(payload, role)
    const queued = () =>
      payload.count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'drop-unfinished-file' } } })
    const before = await queued()
    const where = { id: { exists: true } }
    const data = { focalX: 10, focalY: 10 }
    const update = payload.update({ collection: 'media', where, data, user, overrideAccess: false })
    await expect(update).rejects.toMatchObject({ status: 403 })
    expect(await queued()).toEqual(before)
  })

  it('keeps them when the disk is full, which is a failure of ours, and leaves no half of the new one', async () => {
    const before = filesOf(image).map(read)
    const all = fs.readdirSync(folder).sort()
    fullDisk()
    expect(await save({ alt: 'Other' })).toBe(503)
    vi.restoreAllMocks()
    expect(filesOf(image).map(read)).toEqual(before)
    await later()
    expect(fs.readdirSync(folder).sort()).toEqual(all)
  })

  it('has them back later when the process did not live to give them back', async () => {
    const before = filesOf(image).map(read)
    const which = { collection: 'media', id: image.id, overrideAccess: true } as const
    await expect(payload.update({ ...which, data: { alt: '' }, file: await picture('#531') })).rejects.toThrow()
    expect(fs.existsSync(path.join(folder, image.filename ?? 'none'))).toBe(false)
    await later()
    expect(filesOf(image).map(read)).toEqual(before)
  })
})

describe('a picture that is replaced', () => {
  it.each([
    ['by another file', {}],
    ['by a part of it', crop],
  ])('has the new files, and the old ones are gone: %s', async (_, way) => {
    const before = filesOf(image).map(read)
    expect(await save({ alt: 'Other' }, way)).toBe(200)
    const after = await present()
    const files = filesOf(after).map(read)
    expect(files[0]).not.toBe(before[0])
    await later()
    expect(filesOf(after).map(read)).toEqual(files)
    const old = filesOf(image).filter((name) => !filesOf(after).includes(name))
    expect(old.filter((name) => fs.existsSync(path.join(folder, name)))).toEqual([])
    expect(fs.existsSync(path.join(folder, '.replaced'))).toBe(false)
  })
})
