import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'

let payload: Payload
let owner: User

beforeAll(async () => {
  payload = await testPayload()
  owner = await person(payload, 'applicant')
})
afterEach(() => vi.restoreAllMocks())

const directories = {
  resumes: path.resolve(process.env.DATA_DIR ?? '', 'private', 'resumes'),
  media: path.resolve(process.env.DATA_DIR ?? '', 'media'),
}
const filesOf = (collection: keyof typeof directories) =>
  fs.existsSync(directories[collection]) ? fs.readdirSync(directories[collection]).sort() : []

/** What the queue does, as if a quarter of an hour had passed. */
async function later(): Promise<void> {
  await payload.db.pool.query("update payload_jobs set wait_until = null where task_slug = 'drop-unfinished-file'")
  await payload.jobs.run({ allQueues: true, limit: 50, silent: true })
}

async function upload(collection: keyof typeof directories, fails: boolean) {
  const { data, file } = await fixtureFor(payload, collection, owner)
  return inTransaction(payload, async (req) => {
    const row = await payload.create({ collection, data, file, overrideAccess: true, req })
    if (fails) throw new Error('What comes after the upload fails')
    return row
  })
}

it.each(['resumes', 'media'] as const)(
  'deletes the files of %s whose upload was undone, and no others',
  async (slug) => {
    const kept = await upload(slug, false)
    const before = filesOf(slug)
    expect(before).toContain(kept.filename)
    await expect(upload(slug, true)).rejects.toThrow('What comes after')
    expect(filesOf(slug).length).toBeGreaterThan(before.length)
    await later()
    expect(filesOf(slug)).toEqual(before)
    // A change of the record alone writes nothing and leaves its file.
    await payload.update({ collection: slug, id: kept.id, data: {}, overrideAccess: true })
    await later()
    expect(filesOf(slug)).toEqual(before)
  },
)

it('deletes the half of a file that was written when the disk got full', async () => {
  const before = filesOf('resumes')
  const whole = fs.promises.writeFile
  vi.spyOn(fs.promises, 'writeFile').mockImplementation(async (place, data, options) => {
    await whole(place, Buffer.isBuffer(data) ? data.subarray(0, 10) : data, options)
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  await expect(upload('resumes', false)).rejects.toThrow()
  vi.restoreAllMocks()
  expect(filesOf('resumes')).toHaveLength(before.length + 1)
  await later()
  expect(filesOf('resumes')).toEqual(before)
})
