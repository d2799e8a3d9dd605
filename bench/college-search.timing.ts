import { it, vi } from 'vitest'
import { parseFilters } from '@/features/colleges/search/search-params'
import { keepingCache, timeSearches } from './support/search-timing'

vi.mock('@/lib/caching/cache', (original) => keepingCache(original as () => Promise<object>))

it('times searches of colleges and the database calls inside them', async () => {
  const { findColleges } = await import('@/features/colleges/search/search-queries')
  const { baseTerms } = await import('@/features/search/base-terms')
  const find = (filters: Record<string, string>) =>
    findColleges('en', parseFilters(filters), { stamp: 'bench', terms: baseTerms() })
  await timeSearches([
    (round) => find({ q: `institute ${round * 53}` }),
    (round) => find({ q: `shanti ${round * 31}`, state: 'Bihar' }),
    (round) => find({ q: `mbbs bihar ${round * 17}` }),
    (round) => find({ state: 'Kerala', course: 'mbbs', page: String(round + 1) }),
    (round) => find({ fees: '500000', sort: 'fees', page: String(round + 1) }),
  ])
})
