import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { enquiryMessages } from '@/features/enquiries/messages'
import { publishedAnswerTimes } from '@/features/enquiries/queries'
import { MIN_ANSWERS } from '@/features/enquiries/schema'
import type { User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { person, unique } from '../access/access-fixtures'

vi.mock('next/cache.js', () => import('../../setup/next-cache'))

let payload: Payload
let counsellor: User

beforeAll(async () => {
  payload = await testPayload()
  counsellor = await person(payload, 'counsellor')
})
beforeEach(async () => {
  await payload.db.pool.query('delete from enquiries')
})

/**
 * Enquiries that people sent.
 * @param hoursAgo when they were sent
 * @param answeredAfter hours until the first answer; null while there is none
 */
async function sent(count: number, hoursAgo: number, answeredAfter: number | null, more: object = {}) {
  for (let number = 0; number < count; number++) {
    const data = { name: 'Asha', email: `${unique('asha')}@example.org`, message: unique('Seats?') }
    const { id } = await payload.create({
      collection: 'enquiries',
      data: { kind: 'contact', status: 'new', ...data, consent: true },
      overrideAccess: true,
      context: { disableMails: true },
    })
    await payload.db.pool.query(
      `update enquiries set created_at = now() - make_interval(hours => $2),
         first_response_at = now() - make_interval(hours => $2) + make_interval(mins => $3) where id = $1`,
      [id, hoursAgo, answeredAfter === null ? null : answeredAfter * 60],
    )
    if (Object.keys(more).length > 0) {
      await payload.update({ collection: 'enquiries', id, data: more, overrideAccess: true })
    }
  }
}

it('says nothing while fewer than twenty have written', async () => {
  await sent(MIN_ANSWERS - 1, 48, 1)
  expect(await publishedAnswerTimes()).toBeNull()
  await sent(1, 48, 1)
  expect(await publishedAnswerTimes()).toEqual({
    number: MIN_ANSWERS,
    inTime: MIN_ANSWERS,
    medianHours: 1,
  })
})

it('counts who still waits against the promise once its time has run out, and leaves out what is not yet due', async () => {
  await sent(12, 72, 3)
  await sent(5, 72, 30)
  await sent(4, 72, null)
  await sent(3, 2, null)
  expect(await publishedAnswerTimes()).toEqual({ number: 21, inTime: 12, medianHours: 3 })
})

it('leaves out spam, the trash, what is older, and what staff wrote down', async () => {
  await sent(20, 48, 2)
  await sent(1, 48, 1, { suspected: true })
  await sent(1, 48, 1, { deletedAt: new Date().toISOString() })
  await sent(1, 31 * 24, 1)
  const token = await tokenOf(payload, counsellor.id)
  const call = { kind: 'contact', name: 'Caller', email: 'caller@example.org', status: 'contacted' }
  expect((await rest('POST', '/api/enquiries', { token, body: call })).status).toBe(201)
  expect(await publishedAnswerTimes()).toEqual({ number: 20, inTime: 20, medianHours: 2 })
})

it('names no median where fewer than half were answered', async () => {
  await sent(8, 48, 1)
  await sent(13, 48, null)
  expect(await publishedAnswerTimes()).toEqual({ number: 21, inTime: 8, medianHours: null })
})

it.each([
  [
    { number: 21, inTime: 20, medianHours: 0.4 },
    '95 % of 21 enquiries of the last 30 days were answered within 24 hours, half of them within 24 minutes.',
  ],
  [
    { number: 40, inTime: 8, medianHours: null },
    '20 % of 40 enquiries of the last 30 days were answered within 24 hours.',
  ],
])('never rounds up what was kept: %o', (times, sentence) => {
  expect(enquiryMessages('en').answeredLately(times)).toBe(sentence)
})
