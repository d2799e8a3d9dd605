import type { RawQuery } from '@/lib/request/raw-query'
import { JOB_SORTS } from '../schema'
import { jobSearch, searchQuery } from '../search/search-params'
import type { AlertSearch } from './alert-rule'

/** The filters of a list as an alert keeps them. */
export function alertSearch(raw: RawQuery): AlertSearch {
  const { sort: _sort, page: _page, isSuited: _isSuited, ...search } = jobSearch(raw)
  return search
}

/** The same as the query of the list. */
export const alertQuery = (search: AlertSearch): Record<string, string> =>
  searchQuery({ ...search, sort: JOB_SORTS[0], page: 1, isSuited: false })
