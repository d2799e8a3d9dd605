import pg from 'pg'
import { announced } from '../../scripts/lib/messages.mjs'
import { forget, measureOverhead, measurePages } from './search-pages.mjs'

const slowdownLimit = 2
const overheadLimit = 3

/**
 * Measures the search of a list on small and large tables, in the bench's own site database: at larger sizes a whole
 * page may take at most twice as long as at the smallest, and a search at most three times its own SQL.
 * @param list `{ noun, table, tag, sizes, fill(client, size), searches, timing }`: `sizes` in records, smallest first;
 * generated slugs begin with "bench-"
 * @returns the rows of the table
 */
export async function measureSearch(site, { noun, table, tag, sizes, fill, searches, timing }) {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  const tidy = () => client.query(`delete from ${table} where slug like 'bench-%'`)
  const times = {}
  try {
    for (const size of sizes) {
      await announced(`Making ${size.toLocaleString('en-IN')} ${noun}`, async () => {
        await tidy()
        const { rows } = await client.query(`select count(*)::int as held from ${table}`)
        await fill(client, Math.max(0, size - rows[0].held))
        await client.query(`vacuum analyze ${table}`)
      })
      await forget(site, tag)
      times[size] = await announced('Searching', () => measurePages(site, searches))
    }
    const { total, sql } = await announced('Timing the SQL', () => measureOverhead(site, timing))
    const [few, ...more] = sizes
    return [
      ...more.map((size) => ({
        what: `page of results, p95, at ${size.toLocaleString('en-IN')}`,
        ours: times[size],
        reference: times[few],
        unit: 'ms',
        limit: slowdownLimit,
      })),
      { what: 'one search and its SQL, mean', ours: total, reference: sql, unit: 'ms', limit: overheadLimit },
    ]
  } finally {
    await tidy()
    // Otherwise the next measurement would read a mostly empty table.
    await client.query(`vacuum analyze ${table}`)
    await client.end()
    await forget(site, tag)
  }
}
