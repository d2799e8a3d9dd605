import { addressesOf } from '@/lib/addresses/address-queries'
import { PUBLIC_JOBS_SQL } from './open-rule'

/** Vacancies with a page, and their old addresses. */
export const VACANCY_ADDRESSES = addressesOf('jobs', PUBLIC_JOBS_SQL)
