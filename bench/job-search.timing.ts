import { it, vi } from 'vitest'
import { jobSearch } from '@/features/jobs/search/search-params'
import { keepingCache, timeSearches } from './support/search-timing'

vi.mock('@/lib/caching/cache', (original) => keepingCache(original as () => Promise<object>))

it('times searches of vacancies and the database calls inside them', async () => {
  const { searchJobs } = await import('@/features/jobs/search/search-queries')
  await timeSearches([
    (round) => searchJobs(jobSearch({ q: `bench ${round * 37 + 11}x` })),
    (round) => searchJobs(jobSearch({ q: 'resident', location: 'Delhi', page: String(round + 1) })),
    (round) => searchJobs(jobSearch({ q: 'resident', salary: '15', sort: 'salary', page: String(round + 1) })),
    (round) => searchJobs(jobSearch({ department: 'Cardiology', page: String(round + 1) })),
  ])
})
