import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

const ADDRESS = '/api/failed-mails/send-again'
const tokens = new Map<Role, string>()

beforeAll(async () => {
  const payload = await testPayload()
  for (const role of ROLES) tokens.set(role, await tokenOf(payload, (await person(payload, role)).id))
})

beforeEach(async () => {
  await (await testPayload()).db.pool.query('delete from payload_jobs')
})

/** A mail that was tried eight times in vain. */
async function failedMail(subject: string): Promise<string> {
  const payload = await testPayload()
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

const send = (role: Role | null, body: object) =>
  rest('POST', ADDRESS, { token: role ? tokens.get(role) : undefined, body })

async function failed(): Promise<number> {
  const { pool } = (await testPayload()).db
  return (await pool.query('select count(*)::int as count from payload_jobs where has_error')).rows[0].count
}

describe('sending failed mails again', () => {
  it.each([null, 'applicant', 'counsellor', 'editor'] as const)('is not for %s', async (role) => {
    const id = await failedMail('Kept')
    expect((await send(role, { id })).status).toBe(404)
    expect(await failed()).toBe(1)
  })

  it('puts one mail back as if it were new, and sends it once however often it is asked', async () => {
    const payload = await testPayload()
    const id = await failedMail('Welcome')
    await failedMail('Another')
    const answers = await Promise.all([send('admin', { id }), send('admin', { id }), send('admin', { id })])
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
    expect((await send('admin', { all: true })).json).toEqual({ sent: 3 })
    expect(await failed()).toBe(0)
    const { docs } = await (await testPayload()).find({
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
    for (const body of [{}, { id: 'x' }, { all: false }]) expect((await send('admin', body)).status).toBe(400)
    expect(await failed()).toBe(1)
  })
})
