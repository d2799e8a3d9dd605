import { it, vi } from 'vitest'
import { keepingCache, timeSearches } from './support/search-timing'

vi.mock('@/lib/caching/cache', (original) => keepingCache(original as () => Promise<object>))

it('times questions to the predictor and the database calls inside them', async () => {
  const { findReach } = await import('@/features/cut-offs/predictor/reach-queries')
  const { readQuestion } = await import('@/features/cut-offs/predictor/question')
  const find = (asked: Record<string, string>) => {
    const { question } = readQuestion(asked, { states: ['Bihar'], terms: [] })
    if (!question) throw new Error('A question of the bench cannot be answered.')
    return findReach(question)
  }
  await timeSearches([
    (round) => find({ rank: String(25_000 + round * 137), category: 'obc', state: 'Bihar' }),
    (round) => find({ rank: String(900 + round * 53), category: 'open', gender: 'female' }),
    (round) => find({ rank: String(60_000 + round * 211), category: 'sc', sort: 'fees', round: 'last' }),
    (round) => find({ rank: String(90_000 + round * 171), category: 'open', show: 'possible', page: '2' }),
  ])
})
