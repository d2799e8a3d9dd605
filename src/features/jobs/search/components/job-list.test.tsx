import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { JobListView } from '@/features/jobs/vacancies/view'
import { jobSearch } from '../search-params'
import { JobList } from './job-list'

const NONE = { jobs: [], nearest: [], total: 0, page: 1, lastPage: 1, unstated: 0 } as unknown as JobListView
const listOf = (query: Record<string, string>) =>
  renderToStaticMarkup(<JobList language="en" list={NONE} search={jobSearch(query)} rows={() => null} />)

it('offers to clear the filters in every empty list', () => {
  expect(listOf({ q: 'nowhere' })).toContain('Clear All Filters')
  expect(listOf({})).toContain('Clear All Filters')
})

it('says that no vacancy is open where nothing narrows the list', () => {
  expect(listOf({})).toContain('No vacancy is open today.')
  expect(listOf({ q: 'nowhere' })).not.toContain('No vacancy is open today.')
})
