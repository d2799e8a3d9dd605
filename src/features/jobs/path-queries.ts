import { pathsOf } from '@/lib/paths/path-queries'
import { LIVE_INSTITUTIONS_SQL } from './institutions/institution-rule'
import { PUBLIC_JOBS_SQL } from './vacancies/open-rule'

/** Vacancies and hospitals with a page, and their old addresses. */
export const VACANCY_ADDRESSES = pathsOf('jobs', PUBLIC_JOBS_SQL)
export const INSTITUTION_ADDRESSES = pathsOf('institutions', LIVE_INSTITUTIONS_SQL)
