import { addressesOf } from '@/lib/addresses/address-queries'
import { LIVE_INSTITUTIONS_SQL } from './institutions/institution-rule'
import { PUBLIC_JOBS_SQL } from './vacancies/open-rule'

/** Vacancies and hospitals with a page, and their old addresses. */
export const VACANCY_ADDRESSES = addressesOf('jobs', PUBLIC_JOBS_SQL)
export const HOSPITAL_ADDRESSES = addressesOf('institutions', LIVE_INSTITUTIONS_SQL)
