import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '@/payload-types'
import { fileStatus, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, tokenAs } from '../access/access-fixtures'

// The settings are read when the configuration is loaded, so the store has to be there before.
const store = await vi.hoisted(async () => {
  const { startObjectStore } = await import('../../setup/object-store')
  const started = await startObjectStore()
  Object.assign(process.env, {
    S3_BUCKET: 'files',
    S3_ENDPOINT: started.address,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  return started
})

let payload: Payload
let owner: User

beforeAll(async () => {
  payload = await testPayload()
  owner = await person(payload, 'applicant')
})
afterAll(() => store.close())

const filesOnDisk = () => {
  const folder = path.join(process.env.DATA_DIR ?? '', 'private')
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
    : []
}

describe('files in a shared store', () => {
  it.each(['profile-photos', 'resumes'] as const)('keeps %s there alone, for their owner only', async (collection) => {
    const { data, file } = await fixtureFor(payload, collection, owner)
    const row = await payload.create({ collection, data, file, overrideAccess: true })
    const address = `/api/${collection}/file/${row.filename}`
    expect(store.objects.has(`files/${row.filename}`)).toBe(true)
    expect(filesOnDisk()).toEqual([])
    expect(await fileStatus(address, await tokenOf(payload, owner.id))).toBe(200)
    expect(await fileStatus(address, await tokenAs(payload, 'applicant'))).toBe(403)
    expect(await fileStatus(address)).toBe(403)
    await payload.delete({ collection, id: row.id, overrideAccess: true })
    expect(store.objects.has(`files/${row.filename}`)).toBe(false)
  })

  it("keeps every size of an editor's image there", async () => {
    const { data, file } = await fixtureFor(payload, 'media', owner)
    const image = await payload.create({ collection: 'media', data, file, overrideAccess: true })
    const stored = [...store.objects.keys()].filter((key) => key.startsWith('files/pixel'))
    expect(stored).toContain(`files/${image.filename}`)
    expect(image.url).toMatch(/\/api\/media\/file\//)
    expect(await fileStatus(`/api/media/file/${image.filename}`)).toBe(200)
  })
})
