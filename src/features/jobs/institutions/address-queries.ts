import { addressesOf } from '@/lib/addresses/address-queries'
import { LIVE_INSTITUTIONS_SQL } from './institution-rule'

/** Hospitals with a page, and their old addresses. */
export const HOSPITAL_ADDRESSES = addressesOf('institutions', LIVE_INSTITUTIONS_SQL)
