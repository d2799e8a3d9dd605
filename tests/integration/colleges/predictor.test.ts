import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readQuestion } from '@/features/cut-offs/predictor/question'
import { countColleges, findReach } from '@/features/cut-offs/predictor/reach-queries'
import { testPayload } from '../../setup/payload'
import { BOARD_RANK, createBoard, insertRanks } from './closing-rank-fixtures'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

let payload: Payload
let sourceId: string

beforeAll(async () => {
  payload = await testPayload()
  const board = await createBoard(payload)
  sourceId = board.sourceId
  const { docs } = await payload.find({ collection: 'counselling-authorities', overrideAccess: true })
  await payload.create({
    collection: 'seat-terms',
    data: { authority: docs[0]?.id ?? '', kind: 'category', code: 'BC', words: 'Backward', central: 'obc' },
    overrideAccess: true,
  })
})

beforeEach(() => payload.db.pool.query('delete from closing_ranks; delete from college_names'))

const rank = (
  closingRank: number,
  more: { year?: number; round?: string; category?: string; college?: string } = {},
) => ({
  ...BOARD_RANK,
  allotted: 5,
  sourceId,
  closingRank,
  ...more,
})

const keep = (...ranks: (Omit<ReturnType<typeof rank>, 'gender'> & { gender: string })[]) =>
  insertRanks(payload.db.pool, ranks)

function questionOf(params: Record<string, string>) {
  const { question } = readQuestion(params, { states: [], terms: [] })
  if (!question) throw new Error('This cannot be answered.')
  return question
}

const reached = async (asked: Record<string, string>) =>
  (await findReach(questionOf({ category: 'open', ...asked }))).rows.map(
    ({ year, round, closingRank }) => `${year} ${round} ${closingRank}`,
  )

it('compares with the latest year of a kind of seat, also where the latest closed beyond reach', async () => {
  await keep(
    rank(5000, { year: 2023 }),
    rank(1000),
    rank(9000, { year: 2024 }),
    rank(4000, { college: 'second', year: 2024 }),
  )
  expect(await reached({ rank: '900' })).toEqual(['2025 r1 1000', '2024 r1 4000'])
  expect(await reached({ rank: '3000' })).toEqual(['2024 r1 4000'])
})

it('compares with the later round of the latest year, or with the first round alone', async () => {
  await keep(
    rank(1000),
    rank(2000, { round: 'r2' }),
    rank(3000, { round: 'r3' }),
    rank(4000, { year: 2024, round: 'r4' }),
  )
  expect(await reached({ rank: '1000', round: 'last' })).toEqual(['2025 r3 3000'])
  expect(await reached({ rank: '1000' })).toEqual(['2025 r1 1000'])
})

it('follows every change of the figures: another year, another rank list, another college, deletion', async () => {
  await keep(rank(1000), rank(2000, { year: 2024 }), rank(3000, { year: 2023 }))
  const { docs } = await payload.find({ collection: 'closing-ranks', sort: '-year', depth: 0, overrideAccess: true })
  const [latest, middle] = docs
  if (!latest || !middle) throw new Error('The figures are missing.')
  const change = (id: string, data: { rankType?: 'state-merit' | 'air'; year?: number }) =>
    payload.update({ collection: 'closing-ranks', id, data, overrideAccess: true })
  await change(latest.id, { rankType: 'state-merit' })
  expect(await reached({ rank: '900' })).toEqual(['2024 r1 2000'])
  await change(latest.id, { rankType: 'air' })
  await change(middle.id, { year: 2026 })
  expect(await reached({ rank: '900' })).toEqual(['2026 r1 2000'])
  await payload.delete({ collection: 'closing-ranks', id: middle.id, overrideAccess: true })
  expect(await reached({ rank: '900' })).toEqual(['2025 r1 1000'])
  await payload.db.pool.query('update closing_ranks set college_id = null where year = 2025')
  expect(await reached({ rank: '900' })).toEqual(['2023 r1 3000'])
})

it('offers a seat of the open category where the candidate’s own has none or closed earlier', async () => {
  await keep(
    rank(1000, { category: 'BC' }),
    rank(950),
    rank(2000, { college: 'second' }),
    rank(100, { category: 'BC', year: 2024 }),
  )
  const reachedBy = async () => {
    const { rows, counts, colleges } = await findReach(questionOf({ rank: '900', category: 'obc' }))
    expect(counts).toEqual({ likely: 0, possible: 0, reach: 0, figures: rows.length, unstated: 0 })
    expect(colleges.figures.all).toBe(2)
    return rows.map(({ closingRank, isOpenToAll }) => [closingRank, isOpenToAll])
  }
  expect(await reachedBy()).toEqual([
    [1000, false],
    [2000, true],
  ])
  await payload.db.pool.query('update closing_ranks set closing_rank = 850 where closing_rank = 1000')
  expect(await reachedBy()).toEqual([
    [950, true],
    [850, false],
    [2000, true],
  ])
})

it('counts a college once, however many kinds of seat it has, and those of the home state apart', async () => {
  await keep(rank(1000), { ...rank(1500), gender: 'female' as const }, rank(2000, { college: 'second' }))
  await payload.db.pool.query(`update colleges set state = 'Goa' where slug = 'second'`)
  const asked = { ...questionOf({ rank: '900', category: 'open', gender: 'female' }), state: 'Bihar' }
  const { counts, colleges } = await findReach(asked)
  await payload.db.pool.query(`update colleges set ownership = 'Government' where slug = 'second'`)
  const counted = {
    ...{ all: 2, government: 1, private: 0 },
    home: { all: 1, government: 0, private: 0 },
  }
  expect([counts.figures, colleges.figures]).toEqual([3, { ...counted, government: 0 }])
  expect((await countColleges(asked)).figures).toEqual(counted)
  await payload.db.pool.query(`update colleges set ownership = 'Private', kind_mask = 0 where slug = 'first'`)
  expect((await countColleges(asked)).figures).toMatchObject({ private: 1, home: { all: 1, private: 1 } })
  await payload.db.pool.query('update colleges set ownership = null')
  await payload.db.pool.query(`update colleges set state = 'Bihar' where slug = 'second'`)
})

it('keeps apart the seats whose fee or owner is not known when one is asked for', async () => {
  await keep(rank(1000), rank(2000, { college: 'second' }))
  const set = (slug: string, fee: number | null, owner: string | null) =>
    payload.db.pool.query(
      'update colleges set fees_amount = $2, ownership = $3::enum_colleges_ownership where slug = $1',
      [slug, fee, owner],
    )
  const parts = async (asked: Record<string, string>) =>
    (await findReach(questionOf({ rank: '900', category: 'open', ...asked }))).counts
  await set('first', 90_000, 'Government')
  await set('second', null, null)
  expect(await parts({ fees: '100000' })).toMatchObject({ figures: 1, unstated: 1 })
  expect(await parts({ fees: '50000' })).toMatchObject({ figures: 0, unstated: 1 })
  await payload.db.pool.query(`update colleges set country = 'Nepal' where slug = 'first'`)
  expect(await parts({ fees: '57000' })).toMatchObject({ figures: 1, unstated: 1 })
  expect(await parts({ fees: '56000' })).toMatchObject({ figures: 0, unstated: 1 })
  await payload.db.pool.query(`update colleges set country = 'India' where slug = 'first'`)
  expect(await parts({ ownership: 'government' })).toMatchObject({ figures: 1, unstated: 1 })
  expect(await parts({ ownership: 'private' })).toMatchObject({ figures: 0, unstated: 1 })
  await payload.db.pool.query(`update colleges set ownership = 'Private', kind_mask = 1 where slug = 'second'`)
  expect(await parts({ ownership: 'deemed' })).toMatchObject({ figures: 1, unstated: 0 })
  expect(await parts({ ownership: 'private' })).toMatchObject({ figures: 0, unstated: 0 })
  await payload.db.pool.query(`update colleges set ownership = null, kind_mask = 0 where slug = 'second'`)
  expect(await parts({})).toMatchObject({ figures: 2, unstated: 0 })
  const asked = questionOf({ rank: '900', category: 'open', fees: '50000', show: 'unstated' })
  expect((await findReach(asked)).rows.map(({ part, closingRank }) => [part, closingRank])).toEqual([
    ['unstated', 2000],
  ])
  await set('first', null, null)
})

it('shows every year and round of a kind of seat with its names and its source', async () => {
  await keep(rank(1000), rank(2000, { round: 'r2' }), rank(3000, { year: 2024 }), rank(1500, { category: 'BC' }))
  const { rows } = await findReach(questionOf({ rank: '900', category: 'open' }))
  expect(rows).toHaveLength(1)
  const series = rows[0]?.series
  expect(series).toMatchObject({
    authority: { slug: 'board', name: 'Board of the test' },
    quota: { code: 'All', words: 'All', isPriced: false },
    category: { code: 'Open', central: 'open' },
  })
  expect(series?.figures.map(({ year, round, closingRank }) => [year, round, closingRank])).toEqual([
    [2025, 'r1', 1000],
    [2025, 'r2', 2000],
    [2024, 'r1', 3000],
  ])
  expect(series?.figures.map(({ mark }) => JSON.stringify(mark).includes('Result of the board'))).toEqual([
    true,
    true,
    true,
  ])
})
