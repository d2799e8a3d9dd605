import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/(site)/api/suggestions/route'
import { RATE_LIMITS } from '@/lib/limits/rate-limit'
import { visit } from '../../setup/next-request'
import { testPayload } from '../../setup/payload'

vi.mock('next/headers', () => import('../../setup/next-request'))
vi.mock('next/cache.js', () => import('../../setup/next-cache'))

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(() => payload.db.pool.query('delete from rate_limits'))

const ask = (address: string) => {
  visit({ network: address })
  return GET(new Request('http://localhost/api/suggestions?in=colleges&q=patna'))
}

const countedFor = async (address: string) => {
  const key = createHash('sha256').update(address).digest('base64url')
  const { rows } = await payload.db.pool.query<{ points: number }>('select points from rate_limits where key = $1', [
    `suggestionPerIp:${key}`,
  ])
  return rows[0]?.points ?? 0
}

describe('suggestions', () => {
  it('are counted by network, and beyond its limit refused with the time to wait', async () => {
    const { points, duration } = RATE_LIMITS.suggestionPerIp
    expect((await ask('192.0.2.7')).status).toBe(200)
    expect(await countedFor('192.0.2.7')).toBe(1)
    await payload.db.pool.query('update rate_limits set points = $1', [points])
    const refused = await ask('192.0.2.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(duration)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toEqual([])
    expect((await ask('192.0.2.8')).status).toBe(200)
    expect(await countedFor('192.0.2.8')).toBe(1)
  })
})
