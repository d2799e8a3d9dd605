import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hitRates } from '@/features/cut-offs/backtest/hit-rates-queries'
import { coverageOf } from '@/features/cut-offs/predictor/coverage-queries'
import { readQuestion } from '@/features/cut-offs/predictor/question'
import { findReach, seatTerms } from '@/features/cut-offs/predictor/reach-queries'
import { kindBits } from '@/lib/college-facts/college-kinds-rule'
import type { SeatTerm } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { BOARD_RANK, createBoard, importRanks, insertRanks, type SeededRank } from './closing-rank-fixtures'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

let payload: Payload
let sourceId: string
let board: string

const addTerm = (kind: SeatTerm['kind'], code: string, more: Partial<SeatTerm> = {}) =>
  payload.create({
    collection: 'seat-terms',
    data: { authority: board, kind, code, words: code, ...more },
    overrideAccess: true,
  })

beforeAll(async () => {
  payload = await testPayload()
  sourceId = (await createBoard(payload)).sourceId
  const { docs } = await payload.find({ collection: 'counselling-authorities', overrideAccess: true })
  board = docs[0]?.id ?? ''
  await addTerm('category', 'OBC', { central: 'obc' })
  await addTerm('category', 'Open women', { central: 'open', forWomen: true })
  await addTerm('category', 'Open PwD', { central: 'open', restriction: 'disability' })
  await addTerm('quota', 'Fee', { isPriced: true })
  await addTerm('quota', 'ESI', { restriction: 'esi' })
  await addTerm('quota', 'Own', { insteadOf: 'All' })
})

beforeEach(() =>
  payload.db.pool.query(
    `delete from closing_ranks; delete from college_names; delete from hit_rates;
     update colleges set kind_mask = 0, ownership = null`,
  ),
)

const rank = (closingRank: number, more: Partial<SeededRank> = {}): SeededRank => ({
  ...BOARD_RANK,
  allotted: 5,
  sourceId,
  closingRank,
  ...more,
})
const keep = (...ranks: SeededRank[]) => insertRanks(payload.db.pool, ranks)

const GOOD = { course: 'MBBS', round: 'r1', quota: 'All', from: 2024, cases: 100, likely: 85, possible: 50, reach: 30 }
const measure = ({ course, round, quota, from, cases, likely, possible, reach }: typeof GOOD) =>
  payload.db.pool.query(
    `insert into hit_rates (authority_id, quota_id, course, round, from_year, to_year, cases, held_likely, held_possible,
       held_reach)
     select authority_id, id, $1::enum_hit_rates_course, $2::enum_hit_rates_round, $4::int, $4::int + 1, $5, $6, $7, $8
     from seat_terms where code = $3 and kind = 'quota'`,
    [course, round, quota, from, cases, likely, possible, reach],
  )

function questionOf(params: Record<string, string | string[]>) {
  const { question } = readQuestion(params, { states: [], terms: [] })
  if (!question) throw new Error('This cannot be answered.')
  return question
}

/** Where the answer puts each kind of seat: its band, or why it is in none. */
const placed = async (asked: Record<string, string | string[]>) =>
  (await findReach(questionOf({ category: 'open', ...asked }))).rows.map(({ part, noBand }) => noBand ?? part)

describe('a band', () => {
  it.each([
    [750, ['likely']],
    [751, ['possible']],
    [1000, ['possible']],
    [1001, ['reach']],
    [1200, ['reach']],
    [1201, []],
  ])('of rank %i against a closing rank of 1,000 is %j', async (asked, bands) => {
    await measure(GOOD)
    await keep(rank(1000))
    expect(await placed({ rank: String(asked) })).toEqual(bands)
  })

  it.each([
    ['safest first, of what is possible', 900, {}, [1100, 1000]],
    ['nearest first, of what is likely', 740, {}, [1000, 1100]],
    ['nearest first, of what is beyond', 1150, {}, [1100, 1000]],
    ['of a government before a nearer private one', 740, { second: 'Government', first: 'Private' }, [1100, 1000]],
    ['of a government before one of unknown owner', 740, { second: 'Government' }, [1100, 1000]],
  ] as const)('shows its seats %s', async (_how, asked, owners, order) => {
    await measure(GOOD)
    await keep(rank(1000), rank(1100, { college: 'second' }))
    for (const [slug, owner] of Object.entries(owners)) {
      await payload.db.pool.query('update colleges set ownership = $2::enum_colleges_ownership where slug = $1', [
        slug,
        owner,
      ])
    }
    const { rows } = await findReach(questionOf({ rank: String(asked), category: 'open' }))
    expect(rows.map(({ closingRank }) => closingRank)).toEqual(order)
  })

  it.each([
    ['three allotments', { allotted: 3 }, '', 'likely'],
    ['a number of allotments that is not stated', { allotted: null }, '', 'likely'],
    ['two allotments', { allotted: 2 }, '', 'few'],
    ['the first year that was measured', { year: 2024 }, '', 'likely'],
    ['a year before those that were measured', { year: 2023 }, '', 'old'],
    ['a doubt', {}, `update closing_ranks set flag = 'beyond belief'`, 'doubted'],
    ['a converted rank', {}, `update closing_ranks set rank_type = 'air-converted'`, 'converted'],
    ['a pool that the fee decides', { quota: 'Fee' }, '', 'priced'],
    ['a pool for a few', { quota: 'ESI' }, '', 'restricted'],
    ['a category for a few', { category: 'Open PwD' }, '', 'restricted'],
  ] as const)('of %s', async (_what, more, change, where) => {
    for (const quota of ['All', 'Fee', 'ESI']) await measure({ ...GOOD, quota })
    await keep(rank(1000, more))
    if (change) await payload.db.pool.query(change)
    expect(await placed({ rank: '750', also: ['esi', 'disability'] })).toEqual([where])
  })

  it.each([
    ['it held just often enough', [{}], ['likely', 'possible', 'reach']],
    ['Likely did not hold', [{ likely: 84 }], ['unmeasured', 'unmeasured', 'unmeasured']],
    ['too few cases were counted', [{ cases: 29, likely: 29 }], ['unmeasured', 'unmeasured', 'unmeasured']],
    ['Reach was reached too often', [{ reach: 31 }], ['likely', 'possible', 'unmeasured']],
    ['another course was measured', [{ course: 'BDS' }], ['unmeasured', 'unmeasured', 'unmeasured']],
    ['another round was measured', [{ round: 'r2' }], ['unmeasured', 'unmeasured', 'unmeasured']],
    ['another pool was measured', [{ quota: 'Own' }], ['unmeasured', 'unmeasured', 'unmeasured']],
    ['it held of old, and no longer', [{ from: 2022 }, { likely: 40 }], ['unmeasured', 'unmeasured', 'unmeasured']],
    ['it did not hold of old, and does now', [{ from: 2022, likely: 40 }, {}], ['likely', 'possible', 'reach']],
  ] as const)('is offered, or not, where %s', async (_where, rates, bands) => {
    for (const rate of rates) await measure({ ...GOOD, ...rate } as typeof GOOD)
    await keep(rank(1000))
    const all = await Promise.all(['750', '900', '1100'].map((asked) => placed({ rank: asked })))
    expect(all.flat()).toEqual(bands)
  })

  it('is said to be offered by the rule that offers it', async () => {
    await measure(GOOD)
    await measure({ ...GOOD, round: 'r2', reach: 31 })
    await measure({ ...GOOD, round: 'r3', cases: 29 })
    await measure({ ...GOOD, quota: 'Fee' })
    const rates = await hitRates()
    expect(rates.map(({ quota, round, offered }) => [quota, round, offered])).toEqual([
      ['All', 'r1', ['likely', 'possible', 'reach']],
      ['All', 'r2', ['likely', 'possible']],
      ['All', 'r3', []],
      ['Fee', 'r1', []],
    ])
  })
})

describe('seats for women', () => {
  it('are offered to no man, as open ones either', async () => {
    await keep(
      rank(1000, { category: 'Open women' }),
      rank(1100, { gender: 'female', college: 'second' }),
      rank(1200, { quota: 'Fee', gender: 'female' }),
    )
    for (const category of ['open', 'obc']) expect(await placed({ rank: '800', category })).toEqual([])
    const { rows } = await findReach(questionOf({ rank: '800', category: 'open', gender: 'female' }))
    expect(rows.map(({ closingRank, isForWomen }) => [closingRank, isForWomen])).toEqual([
      [1000, true],
      [1100, true],
      [1200, true],
    ])
  })

  it('are all those of a college for women only', async () => {
    await payload.db.pool.query(`update colleges set kind_mask = ${kindBits(['women'])} where slug = 'first'`)
    await keep(rank(1000), rank(1100, { college: 'second' }), rank(1200, { category: 'OBC' }))
    const shown = async (asked: Record<string, string>) =>
      (await findReach(questionOf({ rank: '800', ...asked }))).rows.map((row) => [row.closingRank, row.isForWomen])
    expect(await shown({ category: 'open' })).toEqual([[1100, false]])
    expect(await shown({ category: 'obc' })).toEqual([[1100, false]])
    expect(await shown({ category: 'open', gender: 'female' })).toEqual([
      [1000, true],
      [1100, false],
    ])
  })
})

it('shows a college of army families to nobody but them, and in no band', async () => {
  await payload.db.pool.query(`update colleges set kind_mask = ${kindBits(['army-families'])} where slug = 'first'`)
  await measure(GOOD)
  await keep(rank(1000), rank(1000, { college: 'second' }))
  expect(await placed({ rank: '750' })).toEqual(['likely'])
  expect((await placed({ rank: '750', also: 'defence' })).sort()).toEqual(['likely', 'restricted'])
})

it('offers open seats that are kept for a few to nobody else', async () => {
  await keep(rank(1000, { category: 'Open PwD' }), rank(1000, { quota: 'ESI', college: 'second' }))
  for (const category of ['open', 'obc']) expect(await placed({ rank: '800', category })).toEqual([])
  expect(await placed({ rank: '800', also: 'disability' })).toHaveLength(1)
})

it('says what an answer is made of: whose ranks, of which years and how many colleges', async () => {
  const { docs } = await payload.find({ collection: 'regions', where: { name: { equals: 'Bihar' } } })
  const region =
    docs[0] ??
    (await payload.create({
      collection: 'regions',
      data: { name: 'Bihar', slug: 'bihar', kind: 'State', country: 'India' },
      overrideAccess: true,
    }))
  const of = (round: 'first' | 'last', state: string | null) => coverageOf({ course: 'MBBS', round, state })
  await keep(
    rank(1000, { year: 2023 }),
    rank(1000),
    rank(1000, { college: 'second' }),
    rank(1, { quota: 'ESI', year: 2019 }),
    rank(1000, { round: 'r3', year: 2022 }),
  )
  expect(await of('first', 'Bihar')).toMatchObject({
    authorities: [{ name: 'Board of the test', state: null, years: [2023, 2025] }],
    colleges: 2,
  })
  expect(await of('last', null)).toMatchObject({ authorities: [{ years: [2022] }], colleges: 1 })
  const setState = (state: string | null) =>
    payload.db.pool.query('update counselling_authorities set state_id = $1', [state])
  await setState(region.id)
  expect((await of('first', 'Bihar')).authorities).toEqual([
    { name: 'Board of the test', state: 'Bihar', years: [2023, 2025] },
  ])
  expect(await of('first', 'Assam')).toMatchObject({ authorities: [{ state: 'Bihar' }], colleges: 2 })
  await payload.db.pool.query(`update seat_terms set for_residents = true where code = 'All'`)
  expect(await of('first', 'Assam')).toMatchObject({ authorities: [], colleges: 0 })
  expect(await of('first', 'Bihar')).toMatchObject({ authorities: [{ state: 'Bihar' }], colleges: 2 })
  await payload.db.pool.query(`update seat_terms set for_residents = false where code = 'All'`)
  expect((await seatTerms()).find(({ code }) => code === 'Open')).toMatchObject({
    state: 'Bihar',
    heldIn: ['MBBS r1', 'MBBS r3'],
  })
  await setState(null)
})

describe('one college, course and round has one pool', () => {
  const row = (year: number, quota: string, college: string, closing: number) =>
    `${year},Board of the test,${quota},R1,Open,MBBS,"College ${college}, Gaya",Bihar,${college},${closing},5,Result of the board`
  const pools = async () =>
    (
      await payload.db.pool.query(
        `select figure.year::int as year, quota.code, colleges.slug from closing_ranks figure
           join seat_terms quota on quota.id = figure.quota_id left join colleges on colleges.id = figure.college_id
         order by slug, year`,
      )
    ).rows.map(({ year, code, slug }) => `${slug} ${year} ${code}`)

  it('whatever a list calls it, in one file or in several, and when it comes again', async () => {
    const named = [row(2025, 'All', 'first', 900), row(2025, 'All', 'second', 950)]
    await importRanks(payload, [...named, row(2024, 'Own', 'first', 800)])
    const expected = ['first 2024 Own', 'first 2025 Own', 'second 2025 All']
    expect(await pools()).toEqual(expected)
    const again = await importRanks(payload, named)
    expect(again).toMatchObject({ created: 0, changed: 0 })
    expect(await pools()).toEqual(expected)
    await importRanks(payload, [row(2023, 'Own', 'second', 800)])
    expect(await pools()).toEqual(['first 2024 Own', 'first 2025 Own', 'second 2023 Own', 'second 2025 Own'])
    const { rows } = await findReach(questionOf({ rank: '800', category: 'open' }))
    expect(rows.map(({ year, closingRank }) => [year, closingRank])).toEqual([
      [2025, 900],
      [2025, 950],
    ])
  })

  it('also where a name of a list is told its college later', async () => {
    await importRanks(payload, [row(2025, 'All', 'unknown', 900), row(2024, 'Own', 'first', 800)])
    expect(await pools()).toEqual(['first 2024 Own', 'null 2025 All'])
    const { docs: names } = await payload.find({
      collection: 'college-names',
      where: { match: { equals: 'open' } },
      overrideAccess: true,
    })
    const { docs: colleges } = await payload.find({
      collection: 'colleges',
      where: { slug: { equals: 'first' } },
      overrideAccess: true,
    })
    await payload.update({
      collection: 'college-names',
      id: names[0]?.id ?? '',
      data: { college: colleges[0]?.id },
      overrideAccess: true,
    })
    expect(await pools()).toEqual(['first 2024 Own', 'first 2025 Own'])
  })
})
