import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

let payload: Payload
let admin: User
const tokens = new Map<Role, string>()

beforeAll(async () => {
  payload = await testPayload()
  for (const role of ROLES) {
    const somebody = await person(payload, role)
    if (role === 'admin') admin = somebody
    tokens.set(role, await tokenOf(payload, somebody.id))
  }
})

beforeEach(async () => {
  await payload.db.pool.query('delete from payload_jobs')
  await payload.db.pool.query('delete from rate_limits')
})

const send = (role: Role) => rest('POST', '/api/test-mail', { token: tokens.get(role) })
const stateOf = async (id: string) => (await rest('GET', `/api/test-mail/${id}`, { token: tokens.get('admin') })).json

describe('the test mail', () => {
  it.each(['applicant', 'counsellor', 'editor'] as const)('is not for %s', async (role) => {
    expect((await send(role)).status).toBe(404)
  })

  it('goes through the queue to who asked, and tells how it stands', async () => {
    const { json } = await send('admin')
    const { rows } = await payload.db.pool.query('select id, input from payload_jobs')
    expect(rows).toMatchObject([{ id: json.id, input: { to: admin.email } }])
    expect(await stateOf(json.id)).toEqual({ state: 'waiting', reason: null })

    await payload.db.pool.query('update payload_jobs set total_tried = 1')
    await payload.db.pool.query(
      `insert into payload_jobs_log (_order, _parent_id, id, executed_at, completed_at, task_slug, task_i_d, state, error)
       values (1, $1, 'log', now(), now(), 'send-mail', '1', 'failed', '{"message":"connection refused"}')`,
      [json.id],
    )
    expect(await stateOf(json.id)).toEqual({ state: 'trying', reason: 'connection refused' })

    await payload.db.pool.query(`update payload_jobs set has_error = true, error = '{"message":"given up"}'`)
    expect(await stateOf(json.id)).toEqual({ state: 'failed', reason: 'given up' })

    await payload.db.pool.query('delete from payload_jobs')
    expect(await stateOf(json.id)).toEqual({ state: 'sent', reason: null })
  })

  it('is limited', async () => {
    for (let sent = 0; sent < RATE_LIMITS.testMailPerAccount.points; sent++) {
      expect((await send('admin')).status).toBe(200)
    }
    expect((await send('admin')).status).toBe(429)
    const { rows } = await payload.db.pool.query('select count(*)::int as count from payload_jobs')
    expect(rows[0].count).toBe(RATE_LIMITS.testMailPerAccount.points)
  })
})
