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

/** Somebody's application for a post. */
async function newApplication(fullName: string) {
  const payload = await testPayload()
  const applicant = await payload.create({
    collection: 'users',
    data: {
      email: `${fullName.toLowerCase().replace(/\s/g, '-')}@example.test`,
      role: 'applicant',
      password: 'a-long-password-1',
      verified: true,
      fullName,
    },
    overrideAccess: true,
  })
  const job = await payload.create({
    collection: 'jobs',
    data: { title: 'Wanted post', department: 'Surgery', location: 'Pune', status: 'Active', postedAt: '2026-01-01' },
    overrideAccess: true,
  })
  const { id } = await payload.create({
    collection: 'job-applications',
    data: { user: applicant.id, job: job.id, status: 'applied', consent: true },
    overrideAccess: true,
    context: { disableMails: true },
  })
  return { id, applicant }
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
    // As it lies there: who it is, is looked up where the log is read.
    const { rows } = await payload.db.pool.query(
      `select log.summary, change.* from audit_log log left join audit_log_changes change on change._parent_id = log.id
       where log.record = $1`,
      [person.id],
    )
    const written = JSON.stringify(rows)
    expect(written).toContain('Counsellor')
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

  it('says in words who was moved, from where to where, and keeps no name of theirs', async () => {
    const payload = await testPayload()
    const { id, applicant } = await newApplication('Asha Rao')
    await rest('PATCH', `/api/job-applications/${id}`, { token, body: { status: 'interview' } })
    const { json } = await rest('GET', `/api/audit-log?where[record][equals]=${id}&depth=0`, { token })
    expect(json.docs[0]).toMatchObject({
      summary: 'Application moved from Applied to Interview: Asha Rao, Wanted post',
      actorEmail: admin.email,
      changes: [{ field: 'Stage', before: 'Applied', after: 'Interview' }],
    })
    const { rows } = await payload.db.pool.query('select summary from audit_log where record = $1', [id])
    expect(rows[0].summary).not.toContain('Asha')
    await payload.delete({ collection: 'users', id: applicant.id, overrideAccess: true })
    const later = await rest('GET', `/api/audit-log?where[of][equals]=job-applications&depth=0`, { token })
    expect(JSON.stringify(later.json.docs)).not.toContain('Asha Rao')
  })

  it('tells of many moved at once in one entry, each with its name', async () => {
    const some = [await newApplication('Bina Das'), await newApplication('Chitra Sen')]
    const payload = await testPayload()
    const before = await payload.count({ collection: 'audit-log', overrideAccess: true })
    const where = some.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    await rest('PATCH', `/api/job-applications?${where}`, { token, body: { status: 'shortlisted' } })
    const after = await payload.count({ collection: 'audit-log', overrideAccess: true })
    expect(after.totalDocs).toBe(before.totalDocs + 1)
    const { json } = await rest('GET', '/api/audit-log?limit=1&depth=0', { token })
    expect(json.docs[0]).toMatchObject({
      summary: '2 Applications moved from Applied to Shortlisted',
      of: 'job-applications',
      action: 'update',
    })
    const told: { field: string; before: string; after: string }[] = json.docs[0].changes
    expect(told.map(({ field }) => field).sort()).toEqual(['Bina Das, Wanted post', 'Chitra Sen, Wanted post'])
    expect(told[0]).toMatchObject({ before: 'Stage: Applied', after: 'Stage: Shortlisted' })
  })

  it('tells of one among many as of one', async () => {
    const made = await rest('POST', '/api/jobs', { token, body: { title: 'Alone', department: 'A', location: 'B' } })
    const { id } = made.json.doc
    await rest('PATCH', `/api/jobs?where[id][in][0]=${id}`, { token, body: { status: 'Closed' } })
    expect((await entries(id)).at(-1)).toMatchObject({ summary: 'Vacancy changed: Alone' })
  })

  it('names the person to whom something was given', async () => {
    const payload = await testPayload()
    const own = { name: 'Devi', email: 'devi@example.test', message: 'Seats?' }
    const enquiry = await payload.create({
      collection: 'enquiries',
      data: { kind: 'contact', status: 'new', consent: true, ...own },
      overrideAccess: true,
      context: { disableMails: true },
    })
    await rest('PATCH', `/api/enquiries/${enquiry.id}`, { token, body: { owner: admin.id } })
    const { json } = await rest('GET', `/api/audit-log?where[record][equals]=${enquiry.id}&depth=0`, { token })
    expect(JSON.stringify(json.docs[0].changes)).toContain(admin.email)
    expect(JSON.stringify(json.docs[0].changes)).not.toContain(admin.id)
  })

  it('names the records of a list of relations, and says which are gone', async () => {
    const payload = await testPayload()
    const made = async (name: string) =>
      payload.create({
        collection: 'regions',
        data: { name, slug: name.toLowerCase(), kind: 'State', country: 'India' },
        overrideAccess: true,
      })
    const [stays, goes] = [await made('Staying'), await made('Going')]
    const entry = await payload.create({
      collection: 'audit-log',
      data: {
        summary: 'Guidance page changed: x',
        action: 'update',
        of: 'guidance-pages',
        record: stays.id,
        changes: [{ field: 'State', before: stays.id, after: JSON.stringify([stays.id, goes.id]) }],
      },
      overrideAccess: true,
    })
    await payload.delete({ collection: 'regions', id: goes.id, overrideAccess: true })
    const { json } = await rest('GET', `/api/audit-log/${entry.id}`, { token })
    expect(json.changes).toMatchObject([{ before: 'Staying', after: 'Staying, name not kept' }])
  })
})
