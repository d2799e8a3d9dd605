import { it, vi } from 'vitest'
import { parseFilters } from '@/features/colleges/search/search-params'
import { keepingCache, timeSearches } from './support/search-timing'

vi.mock('@/lib/caching/cache', (original) => keepingCache(original as () => Promise<object>))

it('times searches of colleges and the database calls inside them', async () => {
  const { findColleges } = await import('@/features/colleges/search/search-queries')
  await timeSearches([
    (round) => findColleges(parseFilters({ q: `institute ${round * 53}` })),
    (round) => findColleges(parseFilters({ q: `shanti ${round * 31}`, state: 'Bihar' })),
    (round) => findColleges(parseFilters({ state: 'Kerala', course: 'mbbs', page: String(round + 1) })),
    (round) => findColleges(parseFilters({ fees: '500000', sort: 'fees', page: String(round + 1) })),
  ])
})
