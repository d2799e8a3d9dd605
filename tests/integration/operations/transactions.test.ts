import { setTimeout } from 'node:timers/promises'
import { createLocalReq, initTransaction, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { connectionOf, inTransaction } from '@/lib/database/transaction'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from '../access/access-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** Ends the connection of a transaction on the server's side, as a restart of the database does. */
async function breakConnection(req: PayloadRequest): Promise<void> {
  const { rows } = await (await connectionOf(req)).execute<{ pid: number }>('select pg_backend_pid() as pid')
  await payload.db.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
}

it('tells of a commit that the database did not keep', async () => {
  const { id } = await person(payload, 'applicant')
  const attempt = inTransaction(payload, async (req) => {
    const data = { fullName: 'Lost' }
    await payload.update({ collection: 'users', id, data, overrideAccess: true, req })
    await breakConnection(req)
  })
  await expect(attempt).rejects.toThrow()
  expect((await payload.findByID({ collection: 'users', id, overrideAccess: true })).fullName).toBe('applicant')
})

it('tells of a commit after a statement that failed, which keeps nothing either', async () => {
  const attempt = inTransaction(payload, async (req) => {
    await (await connectionOf(req)).execute('select 1 / 0').catch(() => undefined)
  })
  await expect(attempt).rejects.toThrow('rolled back')
})

it('gives every connection back, however a transaction ended', async () => {
  for (let round = 0; round < 25; round++) {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await breakConnection(req)
    const id = (await req.transactionID) ?? ''
    await (round % 2 ? payload.db.commitTransaction(id).catch(() => undefined) : payload.db.rollbackTransaction(id))
  }
  expect(await inTransaction(payload, async () => 'still there')).toBe('still there')
})

it('lets forty changes at the same moment through, each of which asks beside its transaction too', async () => {
  const user = await person(payload, 'applicant')
  const token = await tokenOf(payload, user.id)
  const change = (_: unknown, index: number) =>
    rest('PATCH', `/api/users/${user.id}`, { token, body: { fullName: `Name ${index}` } })
  const answers = await Promise.all(Array.from({ length: 40 }, change))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('makes a burst of people wait for a connection, and fails none of them', async () => {
  const { pool } = payload.db
  const applicant = await person(payload, 'applicant')
  const token = await tokenOf(payload, applicant.id)
  const { data } = await fixtureFor(payload, 'job-applications', applicant)
  // Payload keeps one connection for itself from its start.
  const free = pool.options.max - (pool.totalCount - pool.idleCount)
  const inUse = await Promise.all(Array.from({ length: free }, () => pool.connect()))
  const applying = rest('POST', '/api/job-applications', { token, body: data })
  while (pool.waitingCount === 0) await setTimeout(20)
  // The limit itself: what waits for a connection in use must outlast the five seconds that making one may take.
  await setTimeout(6000)
  for (const client of inUse) client.release()
  expect((await applying).status).toBe(201)
})
