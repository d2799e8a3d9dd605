import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'
import { makeClosingRanks, removeClosingRanks } from './support/closing-ranks.mjs'
import { forget, measureOverhead, measurePages } from './support/search-pages.mjs'

export const title =
  'The predictor: 1,000,000 closing ranks and the whole record against 40,000, and a question against its own SQL'

/** The all-India list and five states in two years; all states in eleven. */
const few = { states: 5, years: 2 }
const many = { states: 37, years: 11 }
const SLOWDOWN_LIMIT = 2
const OVERHEAD_LIMIT = 1.5

const questions = [
  (round) => `/predictor?rank=${25_000 + round * 137}&category=obc&state=Bihar`,
  (round) => `/predictor?rank=${900 + round * 53}&category=open&gender=female`,
  (round) => `/predictor?rank=${60_000 + round * 211}&category=sc&sort=fees&round=last`,
  (round) => `/predictor?rank=${90_000 + round * 171}&category=open&show=possible&page=2`,
]

/** Whole pages as families request them, and the SQL in them. */
export async function measure(site) {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  const forgetAll = async () => {
    for (const tag of ['colleges', 'cut-offs']) await forget(site, tag)
  }
  const askAll = () => announced('Asking', () => measurePages(site, questions, ({ length }) => length > 10_000))
  const measureSize = async (size) => {
    await removeClosingRanks(client)
    const count = await announced('Making closing ranks', () => makeClosingRanks(client, size))
    await forgetAll()
    const p95 = await askAll()
    const { total, sql } = await announced('Timing the SQL', () => measureOverhead(site, 'predictor'))
    return { count, p95, total, sql }
  }
  try {
    // The ranks of a fresh start, which stay next to the generated ones.
    const record = await client.query('select count(*)::int as rows from closing_ranks')
    const recordRows = record.rows[0].rows.toLocaleString('en-IN')
    const recordP95 = await askAll()
    const small = await measureSize(few)
    const large = await measureSize(many)
    const rows = [
      {
        what: `page, p95, at the ${recordRows} rows of the first start`,
        ours: recordP95,
        reference: small.p95,
        unit: 'ms',
        limit: SLOWDOWN_LIMIT,
      },
      {
        what: 'page, p95, at 1,000,000 rows',
        ours: large.p95,
        reference: small.p95,
        unit: 'ms',
        limit: SLOWDOWN_LIMIT,
      },
    ]
    for (const { count, total, sql } of [small, large]) {
      const what = `one question and its SQL, mean, at ${count.toLocaleString('en-IN')} rows`
      rows.push({ what, ours: total, reference: sql, unit: 'ms', limit: OVERHEAD_LIMIT })
    }
    rows.push({
      what: 'SQL of one question, mean, at 1,000,000 rows',
      ours: large.sql,
      reference: small.sql,
      unit: 'ms',
      limit: SLOWDOWN_LIMIT,
    })
    return rows
  } finally {
    await removeClosingRanks(client)
    await client.end()
    await forgetAll()
  }
}
