import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { liveRecords, liveRecordsSql } from '@/cms/access/live-rule'
import { testPayload } from '../../setup/payload'
import { unique } from '../access/access-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

async function college(status: 'Active' | 'Inactive', _status: 'draft' | 'published', deletedAt: string | null) {
  const data = { name: unique('College'), location: 'Gaya', state: 'Bihar', country: 'India' as const, status, _status }
  const { id } = await payload.create({ collection: 'colleges', data, overrideAccess: true })
  if (deletedAt) await payload.update({ collection: 'colleges', id, data: { deletedAt }, overrideAccess: true })
  return id
}

it('a live college is the same in a query of the records and in SQL', async () => {
  const ids: string[] = []
  for (const status of ['Active', 'Inactive'] as const) {
    for (const state of ['published', 'draft'] as const) {
      for (const deletedAt of [null, new Date().toISOString()]) ids.push(await college(status, state, deletedAt))
    }
  }
  const { docs } = await payload.find({
    collection: 'colleges',
    where: { and: [liveRecords(), { id: { in: ids } }] },
    overrideAccess: true,
  })
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from colleges c where ${liveRecordsSql('c')} and id = any($1::uuid[])`,
    [ids],
  )
  expect(docs.map(({ id }) => id)).toEqual([ids[0]])
  expect(rows.map(({ id }) => id)).toEqual([ids[0]])
})
