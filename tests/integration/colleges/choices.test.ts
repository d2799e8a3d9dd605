import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { collegeNamesAt } from '@/features/colleges/cards/cards-queries'
import { viewsOf } from '@/features/cut-offs/choices/choices-queries'
import { replay } from '@/features/cut-offs/choices/replay'
import { readQuestion } from '@/features/cut-offs/predictor/question'
import { kindBits } from '@/lib/college-facts/college-kinds-rule'
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
    { ...term, kind: 'quota' as const, code: 'ESI', restriction: 'esi' as const },
  ]) {
    await payload.create({ collection: 'seat-terms', data, overrideAccess: true })
  }
})

beforeEach(() =>
  payload.db.pool.query(
    `delete from closing_ranks; delete from college_names; update colleges set kind_mask = 0, status = 'Active'`,
  ),
)

const keep = (...ranks: (Partial<SeededRank> & { closingRank: number })[]) =>
  insertRanks(
    payload.db.pool,
    ranks.map((rank) => ({ ...BOARD_RANK, allotted: 5, sourceId, ...rank })),
  )

function questionOf(params: Record<string, string> = {}) {
  const { question } = readQuestion({ rank: '1000', category: 'open', ...params }, { states: [], terms: [] })
  if (!question) throw new Error('This cannot be answered.')
  return question
}

const choice = (college: string, quota = 'All') => ({ authority: 'board', quota, college })
const standing = async (asked: Record<string, string>, ...choices: ReturnType<typeof choice>[]) =>
  (await viewsOf(questionOf(asked), choices)).map((view) => view.standing)

describe('a choice of a list', () => {
  it('is theirs by its quota, its category and its college', async () => {
    await keep(
      { closingRank: 1500 },
      { closingRank: 900, quota: 'ESI' },
      { closingRank: 800, college: 'second', category: 'OBC' },
    )
    const choices = [
      choice('first'),
      choice('first', 'ESI'),
      choice('second'),
      choice('second', 'ESI'),
      choice('nowhere'),
    ]
    expect(await standing({}, ...choices)).toEqual(['ok', 'not-yours', 'no-category', 'no-figures', 'not-listed'])
    expect(await standing({ also: 'esi', category: 'obc' }, ...choices)).toEqual([
      'ok',
      'ok',
      'ok',
      'no-figures',
      'not-listed',
    ])
  })

  it('of a college for women is no man’s, and of a hidden college nobody’s', async () => {
    await keep({ closingRank: 1500 }, { closingRank: 1500, college: 'second' })
    await payload.db.pool.query(`update colleges set kind_mask = $1 where slug = 'first'`, [kindBits(['women'])])
    expect(await standing({}, choice('first'), choice('second'))).toEqual(['not-yours', 'ok'])
    expect(await standing({ gender: 'female' }, choice('first'))).toEqual(['ok'])
    await payload.db.pool.query(`update colleges set status = 'Inactive' where slug = 'second'`)
    expect(await standing({}, choice('second'))).toEqual(['not-listed'])
  })

  it('of a college that was renamed since is still of that college', async () => {
    await keep({ closingRank: 1500 })
    const { docs } = await payload.find({ collection: 'colleges', where: { slug: { equals: 'first' } }, depth: 0 })
    const [id = '', name = ''] = docs.map((college) => [college.id, college.name])[0] ?? []
    const move = (slug: string) => payload.update({ collection: 'colleges', id, data: { slug }, overrideAccess: true })
    await move('first-renamed')
    expect(await standing({}, choice('first'), choice('first-renamed'))).toEqual(['ok', 'ok'])
    expect(await collegeNamesAt(['first', 'nowhere'])).toEqual(new Map([['first', name]]))
    await move('first')
    expect(await standing({}, choice('first'), choice('first-renamed'))).toEqual(['ok', 'ok'])
  })

  it('is replayed over every kind of seat that is theirs, and over no other', async () => {
    await keep(
      { closingRank: 900 },
      { closingRank: 1100, category: 'OBC' },
      { closingRank: 5000, category: 'Women', gender: 'female' },
      { closingRank: 1300, college: 'second' },
    )
    const landed = async (asked: Record<string, string>) => {
      const views = await viewsOf(questionOf(asked), [choice('first'), choice('second')])
      return replay(
        1000,
        views.map(({ closings }) => closings),
      )[0]?.rounds.map(({ at }) => at)
    }
    expect(await landed({})).toEqual([1])
    expect(await landed({ category: 'obc' })).toEqual([0])
    expect(await landed({ gender: 'female' })).toEqual([0])
  })

  it('leaves doubted figures out of the replay', async () => {
    await keep({ closingRank: 4000 })
    await payload.db.pool.query(`update closing_ranks set flag = 'beyond belief'`)
    const [view] = await viewsOf(questionOf(), [choice('first')])
    expect(view?.closings).toEqual([])
  })
})
