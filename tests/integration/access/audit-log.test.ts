import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'

let admin: User
let token: string

beforeAll(async () => {
  const payload = await testPayload()
  admin = await payload.create({
    collection: 'users',
    data: { email: 'audit-admin@example.test', role: 'admin', password: 'a-long-password-1', verified: true },
    overrideAccess: true,
  })
  token = await tokenOf(payload, admin.id)
})

async function entries(record: string) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { record: { equals: record } },
    sort: 'createdAt',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

describe('the audit log', () => {
  it('tells who created, changed and deleted a vacancy, with the difference', async () => {
    const body = { title: 'Audited post', department: 'Surgery', location: 'Pune' }
    const made = await rest('POST', '/api/jobs', { token, body })
    const { id } = made.json.doc
    await rest('PATCH', `/api/jobs/${id}`, { token, body: { status: 'Closed' } })
    await rest('DELETE', `/api/jobs/${id}`, { token })
    const log = await entries(id)
    expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(log[1]).toMatchObject({ summary: 'Vacancy changed: Audited post', actorEmail: admin.email, of: 'jobs' })
    expect(log[1]?.changes).toMatchObject([{ before: 'Active', after: 'Closed' }])
  })

  it('writes down no password and nothing personal', async () => {
    const payload = await testPayload()
    const person = await payload.create({
      collection: 'users',
      data: { email: 'audited@example.test', role: 'applicant', password: 'a-long-password-1', verified: true },
      overrideAccess: true,
    })
    const body = { fullName: 'Private Name', password: 'another-long-password-2', role: 'counsellor' }
    await rest('PATCH', `/api/users/${person.id}`, { token, body })
    const [entry] = await entries(person.id)
    const written = JSON.stringify(entry)
    expect(written).toContain('counsellor')
    expect(written).not.toMatch(/Private Name|another-long-password|hash|salt/)
  })

  it('is silent about what the server and visitors do', async () => {
    const payload = await testPayload()
    const job = await payload.create({
      collection: 'jobs',
      data: { title: 'Seeded', department: 'Surgery', location: 'Pune', status: 'Active', postedAt: '2026-01-01' },
      overrideAccess: true,
    })
    expect(await entries(job.id)).toHaveLength(0)
  })

  it('is written with the change or not at all, and no door edits it', async () => {
    const made = await rest('POST', '/api/jobs', { token, body: { title: 'Kept', department: 'A', location: 'B' } })
    const [entry] = await entries(made.json.doc.id)
    expect((await rest('PATCH', `/api/audit-log/${entry?.id}`, { token, body: { summary: 'x' } })).status).toBe(403)
    expect((await rest('DELETE', `/api/audit-log/${entry?.id}`, { token })).status).toBe(403)
    const forged = { summary: 'x', action: 'create', of: 'jobs' }
    expect((await rest('POST', '/api/audit-log', { token, body: forged })).status).toBe(403)
  })
})
