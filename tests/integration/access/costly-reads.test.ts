import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { rest } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { tokenAs } from './access-fixtures'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const conditions = (count: number) =>
  Array.from({ length: count }, (_, index) => `where[or][${index}][title][like]=word${index}`).join('&')

describe('reads of visitors over REST', () => {
  it('make a few comparisons, not hundreds', async () => {
    expect((await rest('GET', `/api/jobs?${conditions(10)}`)).status).toBe(200)
    expect((await rest('GET', `/api/jobs?${conditions(150)}`)).status).toBe(400)
  })

  it('may name a long list, which is one comparison', async () => {
    const list = Array.from({ length: 120 }, (_, index) => `where[title][in][${index}]=word${index}`).join('&')
    expect((await rest('GET', `/api/jobs?${list}`)).status).toBe(200)
  })

  it('are ended by the database when they take too long; the work of staff and of the site goes on', async () => {
    // Whatever makes a statement slow: here a lock on the table that every reader waits for.
    const admin = await tokenAs(payload, 'admin')
    const blocker = await payload.db.pool.connect()
    try {
      await blocker.query('begin; lock table jobs in access exclusive mode')
      const asked = [rest('GET', '/api/jobs'), rest('GET', '/api/jobs?where[title][like]=a')]
      let isStaffAnswered = false
      const staff = rest('GET', '/api/jobs', { token: admin }).finally(() => {
        isStaffAnswered = true
      })
      for (const answer of await Promise.all(asked)) {
        expect(answer.status).toBe(429)
        expect(answer.json.errors[0].message).toMatch(/too long/)
      }
      // The lock is still held: it was their own time that ended them, and staff have none.
      expect(isStaffAnswered).toBe(false)
      await blocker.query('commit')
      expect((await staff).status).toBe(200)
    } finally {
      blocker.release()
    }
    expect((await rest('GET', '/api/jobs')).status).toBe(200)
  })
})

describe('JSON that is nested thousands deep', () => {
  it.each([['enquiries'], ['job-applications'], ['saved-jobs'], ['resumes']])(
    'is refused by %s',
    async (collection) => {
      const token = await tokenAs(payload, 'applicant')
      for (const levels of [200, 20_000]) {
        // Put together as text: what writes JSON would run out of stack itself.
        const { status } = await restText(
          `/api/${collection}`,
          `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
          token,
        )
        expect(status).toBe(400)
      }
    },
  )

  it('is refused to staff too, in records and globals', async () => {
    const token = await tokenAs(payload, 'admin')
    const text = `{"title":"x","blurb":${'['.repeat(20_000)}${']'.repeat(20_000)},"deep":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`
    for (const address of ['/api/jobs', '/api/globals/site-settings', '/api/globals/about']) {
      expect((await restText(address, text, token)).status).toBe(400)
    }
  })
})

async function restText(address: string, body: string, token: string): Promise<Response> {
  const { POST } = await import('@/app/(payload)/api/[...slug]/route')
  const url = new URL(address, 'http://localhost:3000')
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  const slug = url.pathname.replace(/^\/api\//, '').split('/')
  return POST(new Request(url, { method: 'POST', headers, body }), { params: Promise.resolve({ slug }) })
}
