import config from '@payload-config'
import { beginTransaction, commitTransaction, updateJobs } from '@payloadcms/drizzle'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { createLocalReq, loginOperation, type Payload } from 'payload'
import type { PoolClient } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { withReadableData, withReadableGlobal } from '@/cms/rest/readable-data'
import { connectionOf } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'

/*
 * What Payload does by itself, without the patches of docs/payload-patches.md. A test that fails here is good news:
 * Payload has mended what it was about, and the patch that the test names can be tried without.
 */

const PASSWORD = 'a long password for tests'
let payload: Payload
let applicant: User
const tokens = { applicant: '', counsellor: '', editor: '', admin: '' }

beforeAll(async () => {
  payload = await testPayload()
  for (const role of ['applicant', 'counsellor', 'editor', 'admin'] as const) {
    const user = await person(payload, role)
    if (role === 'applicant') applicant = user
    tokens[role] = await tokenOf(payload, user.id)
  }
  // Without the readers of what is sent, which `payload.config.ts` puts before the hooks of every record.
  const patched = withReadableData({ slug: 'any', fields: [] })
  const patchedGlobal = withReadableGlobal({ slug: 'any', fields: [] })
  for (const { config } of Object.values(payload.collections)) {
    const ours = patched?.hooks?.beforeOperation ?? []
    config.hooks.beforeOperation = config.hooks.beforeOperation?.filter((hook) => !ours.includes(hook))
  }
  for (const { hooks } of payload.globals.config) {
    const ours = patchedGlobal?.hooks?.beforeOperation ?? []
    hooks.beforeOperation = hooks.beforeOperation?.filter((hook) => !ours.includes(hook))
  }
})

const handlers = {
  GET: REST_GET(config),
  POST: REST_POST(config),
  PATCH: REST_PATCH(config),
  DELETE: REST_DELETE(config),
}

/** Asks Payload's own handler, past the guard of our route. */
async function asked(
  method: keyof typeof handlers,
  address: string,
  { as, body, headers }: { as?: keyof typeof tokens; body?: unknown; headers?: Record<string, string> } = {},
) {
  const url = new URL(address, 'http://localhost:3000')
  const request = new Request(url, {
    method,
    headers: { 'content-type': 'application/json', ...(as ? { authorization: `JWT ${tokens[as]}` } : {}), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
  const slug = url.pathname.replace(/^\/api\//, '').split('/')
  const answer = await handlers[method](request, { params: Promise.resolve({ slug }) })
  return { status: answer.status, json: await answer.json() }
}

describe('the queue: Payload still', () => {
  const transaction = async () => ({ transactionID: String(await payload.db.beginTransaction()) })

  it('lets two who look at the same time take the same job', async () => {
    const { id } = await payload.jobs.queue({ task: 'empty-trash', input: {} })
    const where = { id: { equals: id }, processing: { equals: false } }
    const take = (req: Awaited<ReturnType<typeof transaction>>) =>
      updateJobs.call(payload.db as never, { data: { processing: true }, limit: 1, where, req })
    const [one, other] = [await transaction(), await transaction()]
    const first = await take(one)
    const second = take(other)
    await vi.waitUntil(
      async () => (await payload.db.pool.query(`select 1 from pg_locks where not granted`)).rowCount,
      20_000,
    )
    await payload.db.commitTransaction(one.transactionID)
    expect([first?.length, (await second)?.length]).toEqual([1, 1])
    await payload.db.commitTransaction(other.transactionID)
    await payload.db.pool.query('delete from payload_jobs where id = $1', [id])
  })

  it('answers with a job that is none where another has deleted it', async () => {
    const changed = await updateJobs.call(payload.db as never, { id: crypto.randomUUID(), data: { hasError: false } })
    expect(changed).toEqual([null])
  })
})

describe('transactions: Payload still', () => {
  /** A transaction of Payload's own, and the connection that it runs on. */
  async function begun() {
    const req = await createLocalReq({}, payload)
    const id = String(await beginTransaction.call(payload.db))
    req.transactionID = id
    return { id, connection: await connectionOf(req) }
  }

  it('reports a commit as done that the database never saw', async () => {
    const { id, connection } = await begun()
    const { rows } = await connection.execute<{ pid: number }>('select pg_backend_pid() as pid')
    await payload.db.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await expect(commitTransaction.call(payload.db, id)).resolves.toBeUndefined()
  })

  it('reports a commit as done that PostgreSQL answered with a rollback', async () => {
    const { id, connection } = await begun()
    await connection.execute('select 1 / 0').catch(() => undefined)
    await expect(commitTransaction.call(payload.db, id)).resolves.toBeUndefined()
  })

  it('keeps a connection for ever that broke before its first statement', async () => {
    const { pool } = payload.db
    const lent = () => pool.totalCount - pool.idleCount
    const before = lent()
    const broken = new Promise<PoolClient>((resolve) => {
      pool.once('acquire', (client) => {
        void client.end()
        resolve(client)
      })
    })
    await expect(beginTransaction.call(payload.db)).rejects.toThrow()
    expect(lent()).toBe(before + 1)
    // Given back for the tests that follow.
    const client = await broken
    client.release(true)
  })

  it('lets transactions take every connection that there is', async () => {
    const { pool } = payload.db
    const free = pool.options.max - (pool.totalCount - pool.idleCount)
    const ids = await Promise.all(Array.from({ length: free }, () => beginTransaction.call(payload.db)))
    const beside = pool.query('select 1')
    expect(pool.waitingCount).toBe(1)
    for (const id of ids) await commitTransaction.call(payload.db, String(id))
    await beside
  })
})

describe('session rows: Payload still', () => {
  const signIn = async ({ email }: User) =>
    loginOperation({
      collection: payload.collections.users,
      data: { email, password: PASSWORD },
      overrideAccess: true,
      req: await createLocalReq({}, payload),
    })
  const rowOf = ({ id }: User) =>
    payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, showHiddenFields: true })

  it('loses sign-ins that happen at the same moment', async () => {
    const user = await person(payload, 'applicant')
    await Promise.all(Array.from({ length: 20 }, () => signIn(user)))
    expect((await rowOf(user)).sessions?.length).toBeLessThan(20)
  })

  it('writes the whole person back over what was saved while the password was checked', async () => {
    const user = await person(payload, 'applicant')
    const { db } = payload
    const { updateOne } = db
    // The moment between reading the person and writing the session, however long the password takes.
    db.updateOne = async (args) => {
      db.updateOne = updateOne
      await db.pool.query("update users set full_name = 'Changed' where id = $1", [user.id])
      return updateOne.call(db, args)
    }
    await signIn(user)
    expect((await rowOf(user)).fullName).toBe(user.fullName)
  })
})

describe('the REST guard: Payload still', () => {
  it('shows visitors what is none of theirs', async () => {
    expect((await asked('GET', '/api/access')).status).toBe(200)
    expect((await asked('GET', '/api/users/init')).status).toBe(200)
    expect((await asked('GET', '/api/users', { as: 'applicant' })).status).toBe(200)
  })

  it('lets anybody who signed in move the marks of the background work', async () => {
    const stats = { as: 'applicant', body: { stats: null } } as const
    expect((await asked('POST', '/api/globals/payload-jobs-stats', stats)).status).toBe(200)
  })

  it('lets anybody who signed in lock a record in the name of another', async () => {
    const body = {
      document: { relationTo: 'users', value: applicant.id },
      user: { relationTo: 'users', value: applicant.id },
    }
    expect((await asked('POST', '/api/payload-locked-documents', { as: 'counsellor', body })).status).toBe(201)
  })

  it('sends its own mail for a new password, and reads its own links', async () => {
    const body = { email: 'nobody@example.org', token: 'abc', password: PASSWORD }
    expect((await asked('POST', '/api/users/forgot-password', { body })).status).toBe(200)
    expect((await asked('POST', '/api/users/reset-password', { body })).status).toBe(403)
    expect((await asked('POST', '/api/users/verify/abc')).status).toBe(500)
  })

  it('reads a POST as a GET that a header asks for', async () => {
    const headers = {
      'x-payload-http-method-override': 'GET',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const answer = await asked('POST', '/api/jobs', { body: 'limit=1', headers })
    expect([answer.status, Array.isArray(answer.json.docs)]).toEqual([200, true])
  })

  it.each(['/api/jobs/versions', '/api/globals/site-settings/versions'])('stumbles over %s', async (address) => {
    expect((await asked('GET', address, { as: 'admin' })).status).toBe(500)
  })

  it('stumbles where a preference that nobody has is deleted', async () => {
    expect((await asked('DELETE', '/api/payload-preferences/nothing', { as: 'admin' })).status).toBe(400)
  })

  it('answers 500 for a file that is not there', async () => {
    expect((await asked('GET', '/api/media/file/nothing.png', { as: 'editor' })).status).toBe(500)
  })
})

describe('reading a query: Payload still', () => {
  it.each(['near', 'within', 'intersects', 'all'])('stumbles over a text that is %s', async (operator) => {
    expect((await asked('GET', `/api/jobs?where[title][${operator}]=1,2`)).status).toBe(500)
  })

  it('makes hundreds of comparisons for anybody', async () => {
    const conditions = Array.from({ length: 150 }, (_, index) => `where[or][${index}][title][like]=word${index}`)
    expect((await asked('GET', `/api/jobs?${conditions.join('&')}`)).status).toBe(200)
  })
})

describe('readable data: Payload still', () => {
  const change = (body: unknown) => asked('PATCH', `/api/users/${applicant.id}`, { as: 'applicant', body })
  const saved = () => payload.findByID({ collection: 'users', id: applicant.id, overrideAccess: true })

  it('stores an object where a text belongs as text', async () => {
    expect((await change({ fullName: { $inc: 1 } })).status).toBe(200)
    expect((await saved()).fullName).toBe('{"$inc":1}')
  })

  it('lets a record say when it was made', async () => {
    expect((await change({ createdAt: '2001-01-01T00:00:00.000Z' })).status).toBe(200)
    expect((await saved()).createdAt).toBe('2001-01-01T00:00:00.000Z')
  })

  it('leaves who a record is to nobody', async () => {
    expect((await change({ id: '00000000-0000-4000-8000-000000000000' })).status).toBe(200)
    expect((await saved()).id).toBe(applicant.id)
  })

  it.each([
    ['nothing', null],
    ['an empty group', { professional: null }],
    ['several for one', { email: ['a@b.in'] }],
  ])('stumbles over %s', async (_what, body) => {
    expect((await change(body)).status).toBe(500)
  })

  it('runs out of stack over a record that is nested thousands deep', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect((await change(deep)).status).toBe(500)
    expect((await asked('POST', '/api/globals/about', { as: 'admin', body: deep })).status).toBe(500)
  })

  it('looks for a file at the address that somebody names', async () => {
    const { data } = await fixtureFor(payload, 'media', applicant)
    // A name that no server ever has (RFC 2606), so that the look fails.
    const body = { ...data, url: 'https://files.invalid/a.png', filename: 'a.png', mimeType: 'image/png' }
    expect((await asked('POST', '/api/media', { as: 'editor', body })).status).toBe(500)
  })
})

describe('versions: Payload still', () => {
  it('takes a published record off the site when an older draft of it is restored', async () => {
    const own = { collection: 'banner-slides', overrideAccess: true } as const
    const { id } = await payload.create({ ...own, draft: true, data: { title: 'A draft', _status: 'draft' } })
    await payload.update({ ...own, id, data: { title: 'Published', _status: 'published' } })
    const { docs } = await payload.findVersions({ ...own, where: { parent: { equals: id } }, sort: 'createdAt' })
    await payload.restoreVersion({ ...own, id: String(docs[0]?.id) })
    expect(await payload.findByID({ ...own, id })).toMatchObject({ title: 'A draft', _status: 'draft' })
  })
})
