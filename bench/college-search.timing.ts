import fs from 'node:fs'
import { expect, it, vi } from 'vitest'
import { parseFilters } from '@/features/colleges/search-params'

// The page cache lives in Next; the one stamp of the searches stays the same here, as it does between two edits.
vi.mock('@/lib/cache', async (original) => {
  const kept = new Map<string, unknown>()
  const cached = async (key: string[], _tags: string[], read: () => Promise<unknown>) => {
    const name = key.join()
    if (!kept.has(name)) kept.set(name, await read())
    return kept.get(name)
  }
  return { ...(await original<typeof import('@/lib/cache')>()), cached }
})

const ROUNDS = 40

it('times searches and the database calls inside them', async () => {
  const { testPayload, closePayload } = await import('../tests/setup/payload')
  const { findColleges } = await import('@/features/colleges/search-queries')
  const payload = await testPayload()
  let sql = 0
  const { drizzle } = payload.db
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    try {
      return await work()
    } finally {
      sql += performance.now() - begun
    }
  }
  const execute = drizzle.execute.bind(drizzle)
  const transaction = drizzle.transaction.bind(drizzle)
  Object.assign(drizzle, {
    execute: (statement: never) => timed(async () => execute(statement)),
    transaction: (work: never) => timed(() => transaction(work)),
  })
  const search = async (round: number) => {
    await findColleges(parseFilters({ q: `institute ${round * 53}` }))
    await findColleges(parseFilters({ q: `shanti ${round * 31}`, state: 'Bihar' }))
    await findColleges(parseFilters({ state: 'Kerala', course: 'mbbs', page: String(round + 1) }))
    await findColleges(parseFilters({ fees: '500000', sort: 'fees', page: String(round + 1) }))
  }
  await search(0)
  sql = 0
  const begun = performance.now()
  for (let round = 1; round <= ROUNDS; round++) await search(round)
  const searches = ROUNDS * 4
  const measured = { total: (performance.now() - begun) / searches, sql: sql / searches }
  await closePayload()
  expect(measured.sql).toBeGreaterThan(0)
  fs.writeFileSync(process.env.BENCH_OUTPUT ?? '/dev/stdout', JSON.stringify(measured))
})
