import { beforeAll, describe, expect, it } from 'vitest'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, tokenAs, unique } from '../access/access-fixtures'

let token: string

beforeAll(async () => {
  const payload = await testPayload()
  token = await tokenAs(payload, 'admin')
})

const isIn = async (theirs: string) => Boolean((await rest('GET', '/api/users/me', { token: theirs })).json.user)

async function mailsTo(address: string): Promise<string> {
  const { rows } = await (await testPayload()).db.pool.query(
    `select input::text from payload_jobs where input ->> 'to' = $1`,
    [address],
  )
  return rows.map(({ input }: { input: string }) => input).join('\n')
}

async function logOf(record: string): Promise<string[]> {
  const { docs } = await (await testPayload()).find({
    collection: 'audit-log',
    where: { record: { equals: record } },
    overrideAccess: true,
  })
  return docs.map(({ summary }) => summary)
}

describe('staff', () => {
  it('are invited with a link and never a password, and cannot sign in before they use it', async () => {
    const email = `${unique('invited')}@example.org`
    const body = { email, role: 'counsellor', password: 'chosen-by-the-admin-1' }
    expect((await rest('POST', '/api/users/invite', { token, body })).status).toBe(200)
    const mail = await mailsTo(email)
    expect(mail).toContain('/accept-invitation?token=')
    expect(mail).not.toContain('chosen-by-the-admin-1')
    const tried = await rest('POST', '/api/users/login', { body: { email, password: 'chosen-by-the-admin-1' } })
    expect(tried.status).not.toBe(200)
  })

  it('are signed out everywhere at once, and the log says so', async () => {
    const payload = await testPayload()
    const { id } = await person(payload, 'editor')
    const theirs = [await tokenOf(payload, id), await tokenOf(payload, id)]
    expect(await Promise.all(theirs.map(isIn))).toEqual([true, true])
    expect((await rest('POST', `/api/users/${id}/sign-out`, { token })).status).toBe(200)
    expect(await Promise.all(theirs.map(isIn))).toEqual([false, false])
    expect((await logOf(id)).join()).toContain('Signed out everywhere')
  })

  it('lose every session when they are locked', async () => {
    const payload = await testPayload()
    const { id } = await person(payload, 'counsellor')
    const theirs = await tokenOf(payload, id)
    await rest('PATCH', `/api/users/${id}`, { token, body: { locked: true } })
    expect(await isIn(theirs)).toBe(false)
  })
})

describe('the audit log', () => {
  it('has one entry for a bulk change, and one for each record of a new order and of a bulk deletion', async () => {
    const made = await Promise.all(
      [1, 2, 3].map((n) =>
        rest('POST', '/api/jobs', { token, body: { title: unique(`Bulk ${n}`), department: 'A', location: 'B' } }),
      ),
    )
    const ids: string[] = made.map(({ json }) => json.doc.id)
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    await rest('PATCH', `/api/jobs?${where}`, { token, body: { status: 'Closed' } })
    await rest('DELETE', `/api/jobs?${where}`, { token })
    for (const id of ids) expect(await logOf(id)).toHaveLength(2)
    const payload = await testPayload()
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { and: [{ of: { equals: 'jobs' } }, { action: { equals: 'update' } }] },
      overrideAccess: true,
    })
    expect(docs.filter(({ changes }) => Array.isArray(changes) && changes.length === ids.length)).toHaveLength(1)

    const slide = await rest('POST', '/api/banner-slides', { token, body: { title: unique('Slide') } })
    await rest('PATCH', `/api/banner-slides/${slide.json.doc.id}?depth=0`, { token, body: { sortOrder: 7 } })
    expect(await logOf(slide.json.doc.id)).toHaveLength(2)
  })

  it('cannot be changed or emptied in bulk', async () => {
    const before = (await rest('GET', '/api/audit-log?limit=1', { token })).json.totalDocs
    const all = 'where[action][exists]=true'
    await rest('PATCH', `/api/audit-log?${all}`, { token, body: { summary: 'forged' } })
    await rest('DELETE', `/api/audit-log?${all}`, { token })
    const after = (await rest('GET', '/api/audit-log?limit=1&where[summary][not_equals]=forged', { token })).json
    expect(after.totalDocs).toBe(before)
  })
})

describe('demonstration vacancies', () => {
  it('are removed alone, and do not come back with the next seed', async () => {
    const payload = await testPayload()
    const { seedJobs } = await import('@/seed/steps/seed-jobs')
    await payload.db.pool.query('delete from jobs')
    await payload.db.pool.query('delete from audit_log')
    expect(await seedJobs(payload)).toBeGreaterThan(0)
    const own = { title: unique('Real post'), department: 'A', location: 'B' }
    const { id } = (await rest('POST', '/api/jobs', { token, body: own })).json.doc
    await rest('DELETE', '/api/jobs?where[isSample][equals]=true&limit=0&depth=0', { token })
    const left = await payload.find({ collection: 'jobs', depth: 0, overrideAccess: true })
    expect(left.docs.map((job) => job.id)).toEqual([id])
    await rest('DELETE', `/api/jobs/${id}`, { token })
    expect(await seedJobs(payload)).toBe(0)
  })
})
