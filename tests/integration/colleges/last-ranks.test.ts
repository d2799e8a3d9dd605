import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cutOffRangesOf, lastRanksOf } from '@/features/cut-offs/records/cut-offs-queries'
import { testPayload } from '../../setup/payload'
import { BOARD_RANK, createBoard, insertRanks, type SeededRank } from './closing-rank-fixtures'

// The page cache lives in Next; here every read asks the database.
vi.mock('@/lib/caching/cache', async (original) => (await import('../../setup/uncached')).uncached(original))

let payload: Payload
let sourceId: string

beforeAll(async () => {
  payload = await testPayload()
  sourceId = (await createBoard(payload)).sourceId
  const { docs } = await payload.find({ collection: 'counselling-authorities', overrideAccess: true })
  const term = { authority: docs[0]?.id ?? '', words: 'In words' }
  for (const data of [
    { ...term, kind: 'category' as const, code: 'OBC', central: 'obc' as const },
    { ...term, kind: 'category' as const, code: 'Women', central: 'open' as const, forWomen: true },
    { ...term, kind: 'quota' as const, code: 'Management', forResidents: true, isPriced: true },
    { ...term, kind: 'quota' as const, code: 'All India' },
  ]) {
    await payload.create({ collection: 'seat-terms', data, overrideAccess: true })
  }
  await payload.db.pool.query(`update seat_terms set for_residents = true where code = 'All'`)
})

beforeEach(() => payload.db.pool.query(`delete from closing_ranks; update colleges set status = 'Active'`))

const keep = (...ranks: (Partial<SeededRank> & { closingRank: number })[]) =>
  insertRanks(
    payload.db.pool,
    ranks.map((rank) => ({ ...BOARD_RANK, allotted: 5, sourceId, ...rank })),
  )

const last = async () =>
  (await lastRanksOf('Bihar', 'MBBS')).map(({ slug, rank, year, round }) => [slug, rank, year, round].join(' ')).sort()

it('is that of the last main round of each college’s latest year, with its document', async () => {
  await keep(
    { closingRank: 300, year: 2024, round: 'r2' },
    { closingRank: 100 },
    { closingRank: 200, round: 'r2' },
    { closingRank: 900, round: 'stray' },
    { closingRank: 50, year: 2024, college: 'second' },
  )
  expect(await last()).toEqual(['first 200 2025 r2', 'second 50 2024 r1'])
  const [{ mark } = { mark: null }] = await lastRanksOf('Bihar', 'MBBS')
  expect(mark).toMatchObject({ standing: 'official', source: { title: 'Result of the board' } })
})

it('leaves out what is not everybody’s, is priced, is for all of India, or rests on a handful', async () => {
  await keep(
    { closingRank: 100, category: 'Women' },
    { closingRank: 100, category: 'OBC' },
    { closingRank: 100, quota: 'Management' },
    { closingRank: 100, quota: 'All India' },
    { closingRank: 100, gender: 'female' },
    { closingRank: 100, round: 'r3', allotted: 2 },
  )
  expect(await last()).toEqual([])
})

it('names no college that is not live', async () => {
  await keep({ closingRank: 100 }, { closingRank: 100, college: 'second' })
  await payload.db.pool.query(`update colleges set status = 'Inactive' where slug = 'second'`)
  expect(await last()).toEqual(['first 100 2025 r1'])
})

const ranges = async () =>
  (await cutOffRangesOf('Bihar', 'MBBS')).map(({ quota, category, year, lowest, highest }) =>
    [quota.code, category.code, year, lowest.rank, highest.rank].join(' '),
  )

it('gives a state’s range over its colleges, each after its last main round of the latest year', async () => {
  await keep(
    { closingRank: 900, year: 2024, round: 'r2' },
    { closingRank: 100 },
    { closingRank: 300, round: 'r2' },
    // Filled in the first round; a stray round and a lone allotment say nothing.
    { closingRank: 200, college: 'second' },
    { closingRank: 800, round: 'stray' },
    { closingRank: 700, round: 'r3', allotted: 2 },
    // Of an older list than the other seats of open category.
    { closingRank: 50, quota: 'All India', year: 2024 },
    { closingRank: 60, quota: 'Management' },
    { closingRank: 400, category: 'OBC', year: 2024 },
  )
  expect(await ranges()).toEqual(['All Open 2025 200 300', 'All OBC 2024 400 400'])
  const [{ lowest } = { lowest: null }] = await cutOffRangesOf('Bihar', 'MBBS')
  expect(lowest?.mark).toMatchObject({ standing: 'official', source: { title: 'Result of the board' } })
})
