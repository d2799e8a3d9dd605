import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { measuredPools, measureHitRates } from '@/features/cut-offs/operations/measure-queries'
import { FIGURE_COLUMNS } from '@/features/cut-offs/records/series-queries'
import { indianDay } from '@/lib/calendar/indian-calendar'
import { testPayload } from '../../setup/payload'
import { BOARD_RANK, createBoard, importRanks, insertRanks } from './closing-rank-fixtures'

let payload: Payload
let sourceId: string

beforeAll(async () => {
  payload = await testPayload()
  sourceId = (await createBoard(payload)).sourceId
})

beforeEach(() => payload.db.pool.query('delete from closing_ranks; delete from college_names; delete from hit_rates'))

const seeded = (rank: { year?: number; college?: string; closingRank: number; allotted?: number }) => ({
  ...BOARD_RANK,
  allotted: null,
  sourceId,
  ...rank,
})

const importRows = (...rows: string[]) => importRanks(payload, rows)

const kept = async () =>
  (
    await payload.db.pool.query(
      `select name, year::int as year, closing_rank::int as rank from closing_ranks
       join college_names on college_names.id = listed_as_id order by name, year`,
    )
  ).rows

const row = (name: string, rank: number, slug = 'first') =>
  `2025,board,All,R1,Open,MBBS,${name},Bihar,${slug},${rank},,Result of the board`

it('changes nothing when a file comes a second time', async () => {
  const rows = [row('FIRST COLLEGE', 1000), row('SECOND COLLEGE', 2000, 'second')]
  expect(await importRows(...rows)).toMatchObject({ created: 2, changed: 0, skipped: 0 })
  const before = await payload.db.pool.query('select * from closing_ranks order by id')
  expect(await importRows(...rows)).toMatchObject({ created: 0, changed: 0, skipped: 2 })
  expect((await payload.db.pool.query('select * from closing_ranks order by id')).rows).toEqual(before.rows)
})

it('names a word that the authority does not have, once, before it is added', async () => {
  const worded = (category: string, name: string) => row(name, 1000).replace(',Open,', `,${category},`)
  const rows = [
    worded('Martian', 'FIRST COLLEGE'),
    worded('Martian', 'SECOND COLLEGE'),
    worded('Opeen', 'THIRD COLLEGE'),
  ]
  const { remarks, created } = await importRanks(payload, rows, { mode: 'check' })
  expect(created).toBe(3)
  expect(remarks.filter(({ column }) => column === 'category')).toMatchObject([
    { row: 2, value: 'Martian', message: expect.stringMatching(/Board of the test has no such category yet; 2 rows/) },
    { row: 4, value: 'Opeen', message: expect.stringContaining('Did you mean Open?') },
  ])
})

it('knows a figure again by its college, when a list calls the college by another name', async () => {
  await insertRanks(payload.db.pool, [seeded({ closingRank: 1000 })])
  expect(await kept()).toEqual([{ name: 'College first, Gaya', year: 2025, rank: 1000 }])
  expect(await importRows(row('P.M.C. FIRST', 1100))).toMatchObject({ created: 0, changed: 1 })
  expect(await kept()).toEqual([{ name: 'P.M.C. FIRST', year: 2025, rank: 1100 }])
  expect(await importRows(row('P.M.C. FIRST', 1100))).toMatchObject({ created: 0, changed: 0, skipped: 1 })
})

it('seeds nothing of a college that is not there', async () => {
  expect(await insertRanks(payload.db.pool, [seeded({ closingRank: 5, college: 'nowhere' })])).toBe(0)
})

it('measures a year against the next one of the pool, whatever number of allotments answers', async () => {
  await insertRanks(payload.db.pool, [
    seeded({ year: 2022, closingRank: 1000 }),
    seeded({ year: 2023, closingRank: 1000 }),
    // One seat decides on no band, but says that a rank of 1,500 would have got it.
    seeded({ year: 2025, closingRank: 1500, allotted: 1 }),
    // Not in the list of 2023, so nothing is asked of it.
    seeded({ year: 2022, closingRank: 1000, college: 'second' }),
    seeded({ year: 2025, closingRank: 10, college: 'second' }),
  ])
  await measureHitRates(payload.db.pool)
  const { rows } = await payload.db.pool.query(
    `select from_year::int as from, to_year::int as to, cases::int, held_likely::int as likely,
       held_possible::int as possible, held_reach::int as reach from hit_rates order by from_year`,
  )
  expect(rows).toEqual([
    { from: 2022, to: 2023, cases: 1, likely: 1, possible: 1, reach: 0 },
    { from: 2023, to: 2025, cases: 1, likely: 1, possible: 1, reach: 1 },
  ])
})

it('measures by itself what has changed by any door, once, and keeps the rates of before until then', async () => {
  const { measureChangedRanks } = await import('@/features/cut-offs/tasks/measure-hit-rates')
  const cases = async () =>
    Number((await payload.db.pool.query('select sum(cases) as cases from hit_rates')).rows[0].cases)
  await importRows(`2022,${row('P.M.C. FIRST', 1000).slice(5)}`, `2023,${row('P.M.C. FIRST', 1000).slice(5)}`)
  await measureChangedRanks(payload)
  const before = await cases()
  expect(await measureChangedRanks(payload)).toBeNull()
  const { docs } = await payload.find({ collection: 'closing-ranks', limit: 1, sort: '-year', overrideAccess: true })
  await payload.delete({ collection: 'closing-ranks', id: docs[0]?.id ?? '', overrideAccess: true })
  expect(await cases()).toBe(before)
  expect(await measureChangedRanks(payload)).not.toBeNull()
  expect(await cases()).toBeLessThan(before)
})

it('counts what is never predicted only when it is asked for every pool, and keeps nothing of that', async () => {
  await insertRanks(payload.db.pool, [
    seeded({ year: 2022, closingRank: 1000, allotted: 1 }),
    seeded({ year: 2023, closingRank: 900 }),
  ])
  expect(await measuredPools(payload.db.pool, false, 1)).toEqual([])
  const everyPool = await measuredPools(payload.db.pool, true, 1)
  expect(everyPool).toMatchObject([{ years: '2022 to 2023', cases: 1, 'at 0.75': 100, 'at 1.0': 0, 'at 1.2': 0 }])
  expect(await measureHitRates(payload.db.pool)).toBe(0)
})

it('tells the day of a check whatever the time zone of the database', async () => {
  await insertRanks(payload.db.pool, [seeded({ closingRank: 5000 })])
  await payload.db.pool.query(`update closing_ranks set checked_on = '2026-11-14T00:00:00+05:30'`)
  const days = await payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`set local time zone 'America/New_York'`)
    return (await transaction.execute<{ checkedOn: string }>(sql`select ${FIGURE_COLUMNS} from closing_ranks figure`))
      .rows
  })
  expect(days.map(({ checkedOn }) => indianDay(checkedOn))).toEqual(['2026-11-14'])
})
