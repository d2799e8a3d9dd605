import fs from 'node:fs'
import { vi } from 'vitest'

const ROUNDS = 40

/** Replaces Next's page cache: here a result is kept for the life of the process, as it is between two edits. */
export async function keepingCache(original: () => Promise<object>): Promise<object> {
  const kept = new Map<string, unknown>()
  const cached = async (key: string[], _tags: string[], _whileBuilding: unknown, read: () => Promise<unknown>) => {
    const name = key.join()
    if (!kept.has(name)) kept.set(name, await read())
    return kept.get(name)
  }
  return { ...(await original()), cached }
}

/**
 * Times searches and the database calls in them, and writes the mean of one search in milliseconds to BENCH_OUTPUT.
 * @param searches functions from the round to a search
 */
export async function timeSearches(searches: readonly ((round: number) => Promise<unknown>)[]): Promise<void> {
  const { testPayload, closePayload } = await import('../../tests/setup/payload')
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
  vi.spyOn(drizzle, 'execute').mockImplementation(((statement: never) =>
    timed(async () => execute(statement))) as never)
  vi.spyOn(drizzle, 'transaction').mockImplementation(((work: never) => timed(() => transaction(work))) as never)
  const all = async (round: number) => {
    for (const search of searches) await search(round)
  }
  await all(0)
  sql = 0
  const begun = performance.now()
  for (let round = 1; round <= ROUNDS; round++) await all(round)
  const count = ROUNDS * searches.length
  const measured = { total: (performance.now() - begun) / count, sql: sql / count }
  await closePayload()
  if (measured.sql <= 0) throw new Error('No search asked the database.')
  fs.writeFileSync(process.env.BENCH_OUTPUT ?? '/dev/stdout', JSON.stringify(measured))
}
