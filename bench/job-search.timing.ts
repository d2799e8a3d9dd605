import { it, vi } from 'vitest'
import { jobSearch } from '@/features/jobs/search/search-params'
import { keepingCache, timeSearches } from './support/search-timing'

vi.mock('@/lib/caching/cache', (original) => keepingCache(original as () => Promise<object>))

it('times searches of vacancies and the database calls inside them', async () => {
  const { searchJobs } = await import('@/features/jobs/search/search-queries')
  const { baseTerms } = await import('@/features/search/base-terms')
  const search = (asked: Record<string, string>) =>
    searchJobs('en', jobSearch(asked), { stamp: 'bench', terms: baseTerms() })
  await timeSearches([
    (round) => search({ q: `bench ${round * 37 + 11}x` }),
    (round) => search({ q: 'resident', location: 'Delhi', page: String(round + 1) }),
    (round) => search({ q: 'resident', salary: '15', sort: 'salary', page: String(round + 1) }),
    (round) => search({ q: `radiology delhi ${round * 19}` }),
    (round) => search({ department: 'Cardiology', page: String(round + 1) }),
  ])
})
