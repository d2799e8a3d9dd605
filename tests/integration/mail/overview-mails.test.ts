import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

/** What an administrator does about mails on the Overview. */
let payload: Payload
let admin: User
let token: string

beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, 'admin')
  token = await tokenOf(payload, admin.id)
})

beforeEach(() => payload.db.pool.query('delete from payload_jobs; delete from rate_limits'))

/** A mail that was tried eight times in vain. */
async function failedMail(subject: string): Promise<string> {
  const input = { to: 'somebody@example.test', subject, html: '<p>x</p>', text: 'x' }
  const { id } = await payload.jobs.queue({ task: 'send-mail', input })
  await payload.db.pool.query(
    `update payload_jobs set has_error = true, total_tried = 8, error = '{"message":"refused"}' where id = $1`,
    [id],
  )
  await payload.db.pool.query(
    `insert into payload_jobs_log (_order, _parent_id, id, executed_at, completed_at, task_slug, task_i_d, state)
     values (1, $1, $2, now(), now(), 'send-mail', '1', 'failed')`,
    [id, `log-${id}`],
  )
  return String(id)
}

const sendAgain = (body: object) => rest('POST', '/api/failed-mails/send-again', { token, body })

async function failed(): Promise<number> {
  return (await payload.db.pool.query('select count(*)::int as count from payload_jobs where has_error')).rows[0].count
}

describe('sending failed mails again', () => {
  it('puts one mail back as if it were new, and sends it once however often it is asked', async () => {
    const id = await failedMail('Welcome')
    await failedMail('Another')
    const answers = await Promise.all([sendAgain({ id }), sendAgain({ id }), sendAgain({ id })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { rows } = await payload.db.pool.query(
      `select total_tried::int, wait_until, error, (select count(*)::int from payload_jobs_log where _parent_id = $1) as log
       from payload_jobs where id = $1`,
      [id],
    )
    expect(rows[0]).toEqual({ total_tried: 0, wait_until: null, error: null, log: 0 })
    expect(await failed()).toBe(1)

    const sent: unknown[] = []
    const { sendEmail } = payload
    payload.sendEmail = async (mail) => void sent.push(mail.subject)
    await payload.jobs.run({ limit: 10 })
    await payload.jobs.run({ limit: 10 })
    payload.sendEmail = sendEmail
    expect(sent).toEqual(['Welcome'])
  })

  it('puts all back at once and says so in the audit log', async () => {
    for (const subject of ['One', 'Two', 'Three']) await failedMail(subject)
    expect((await sendAgain({ all: true })).json).toEqual({ sent: 3 })
    expect(await failed()).toBe(0)
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { of: { equals: 'mails' } },
      sort: '-createdAt',
      limit: 1,
      overrideAccess: true,
    })
    expect(docs[0]?.summary).toBe('Mails sent again: 3')
  })

  it('refuses what names no mail', async () => {
    await failedMail('Kept')
    for (const body of [{}, { id: 'x' }, { all: false }]) expect((await sendAgain(body)).status).toBe(400)
    expect(await failed()).toBe(1)
  })
})

const sendTest = () => rest('POST', '/api/test-mail', { token })
const stateOf = async (id: string) => (await rest('GET', `/api/test-mail/${id}`, { token })).json

describe('the test mail', () => {
  it('goes through the queue to who asked, and tells how it stands', async () => {
    const { json } = await sendTest()
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
      expect((await sendTest()).status).toBe(200)
    }
    expect((await sendTest()).status).toBe(429)
    const { rows } = await payload.db.pool.query('select count(*)::int as count from payload_jobs')
    expect(rows[0].count).toBe(RATE_LIMITS.testMailPerAccount.points)
  })
})
