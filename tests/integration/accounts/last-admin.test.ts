import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountMessages } from '@/features/accounts/messages'
import { deleteAccount } from '@/features/accounts/operations/person'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person } from '../access/access-fixtures'

let admins: User[]
let tokens: string[]

beforeEach(async () => {
  const payload = await testPayload()
  await payload.db.pool.query('delete from users')
  admins = [await person(payload, 'admin'), await person(payload, 'admin')]
  tokens = await Promise.all(admins.map(({ id }) => tokenOf(payload, id)))
})

async function workingAdmins(): Promise<number> {
  const { pool } = (await testPayload()).db
  const { rows } = await pool.query(
    `select count(*)::int as count from users where role = 'admin' and locked is not true and verified`,
  )
  return rows[0].count
}

const change = (id: string, body: object, by = tokens[0]) => rest('PATCH', `/api/users/${id}`, { token: by, body })
const bothIds = () => admins.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')

describe('the last administrator', () => {
  it.each([
    ['demoted', { role: 'editor' }],
    ['locked', { locked: true }],
    ['made unverified', { verified: false }],
  ])('cannot be %s', async (_, body) => {
    expect((await change(admins[1]?.id ?? '', { role: 'editor' })).status).toBe(200)
    const { status, json } = await change(admins[0]?.id ?? '', body)
    expect(status).toBe(400)
    expect(json.errors[0].message).toBe(accountMessages('en').accountErrorMessages['last-administrator'])
    expect(await workingAdmins()).toBe(1)
  })

  it('is not outnumbered by administrators who cannot sign in', async () => {
    await change(admins[1]?.id ?? '', { verified: false })
    expect((await change(admins[0]?.id ?? '', { role: 'editor' })).status).toBe(400)
  })

  it.each([{ role: 'applicant' }, { locked: true }])('survives a bulk change of all to %o', async (body) => {
    await rest('PATCH', `/api/users?${bothIds()}`, { token: tokens[0], body })
    expect(await workingAdmins()).toBeGreaterThan(0)
  })

  it('survives a bulk deletion of all', async () => {
    await rest('DELETE', `/api/users?${bothIds()}`, { token: tokens[0] })
    expect(await workingAdmins()).toBeGreaterThan(0)
  })

  it('survives two administrators who demote each other at the same moment', async () => {
    await Promise.all([
      change(admins[0]?.id ?? '', { role: 'editor' }, tokens[1]),
      change(admins[1]?.id ?? '', { role: 'editor' }, tokens[0]),
    ])
    expect(await workingAdmins()).toBe(1)
  })

  it('waits for another who is just being demoted, and stays', async () => {
    const [first, second] = admins.map(({ id }) => id)
    const { pool } = (await testPayload()).db
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query(`update users set role = 'editor' where id = $1`, [first])
      let isAnswered = false
      const answer = change(second ?? '', { role: 'editor' }, tokens[1]).finally(() => {
        isAnswered = true
      })
      // Until it waits for the row that is held here, or has been answered without having waited.
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      while (!isAnswered && (await pool.query(waiting)).rowCount === 0) await setTimeout(20)
      expect(isAnswered).toBe(false)
      await other.query('commit')
      expect((await answer).status).toBe(400)
      expect(await workingAdmins()).toBe(1)
    } finally {
      await other.query('rollback')
      other.release()
    }
  })

  it('cannot delete the own account', async () => {
    const payload = await testPayload()
    await change(admins[1]?.id ?? '', { role: 'editor' })
    await expect(deleteAccount(payload, admins[0] as User)).rejects.toThrow(
      accountMessages('en').accountErrorMessages['last-administrator'],
    )
    expect(await workingAdmins()).toBe(1)
  })
})
