import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, tokenAs } from '../access/access-fixtures'

let payload: Payload
let applicant: User
let adminToken: string

beforeAll(async () => {
  payload = await testPayload()
  applicant = await person(payload, 'applicant')
  adminToken = await tokenAs(payload, 'admin')
})

async function made(collection: CollectionSlug, owner = applicant) {
  const { data, file } = await fixtureFor(payload, collection, owner)
  const row: unknown = await payload.create({ collection, data, file, overrideAccess: true })
  return row as Record<string, unknown> & { id: string }
}
const remove = (collection: string, id: unknown) => rest('DELETE', `/api/${collection}/${id}`, { token: adminToken })
const held = async (collection: CollectionSlug, id: string) =>
  (await payload.count({ collection, where: { id: { equals: id } }, overrideAccess: true })).totalDocs

describe('deleting a record that others keep', () => {
  it('takes a vacancy out of saved lists and leaves applications with their snapshot', async () => {
    const application = await made('job-applications')
    const saved = await payload.create({
      collection: 'saved-jobs',
      data: { job: String(application.job), user: applicant.id },
      overrideAccess: true,
    })
    expect((await remove('jobs', application.job)).status).toBe(200)
    expect(await held('saved-jobs', saved.id)).toBe(0)
    const left = await payload.findByID({ collection: 'job-applications', id: application.id, overrideAccess: true })
    expect(left).toMatchObject({ job: null, jobTitle: application.jobTitle })
  })

  it('takes a college out of saved lists and of the featured ones', async () => {
    const saved = await made('saved-colleges')
    const featured = await payload.create({
      collection: 'featured-colleges',
      data: { college: String(saved.college) },
      overrideAccess: true,
    })
    expect((await remove('colleges', saved.college)).status).toBe(200)
    expect(await held('saved-colleges', saved.id)).toBe(0)
    expect(await held('featured-colleges', featured.id)).toBe(0)
  })

  it('keeps a course and a region for which a page is written, and says what to do', async () => {
    const page = await made('guidance-pages')
    for (const [collection, id] of [
      ['courses', page.course],
      ['regions', page.region],
    ] as const) {
      const answer = await remove(collection, id)
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0].message).toBe(
        'Guidance pages are written for this. Delete those pages first, in the trash too.',
      )
    }
  })
})
