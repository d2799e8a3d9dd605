import { liveRecordsSql } from '@/cms/access/live-rule'
import { addressesOf } from '@/lib/addresses/address-queries'

/** Colleges with a page, and their old addresses. */
export const COLLEGE_ADDRESSES = addressesOf('colleges', liveRecordsSql('colleges'))
