import { liveRecordsSql } from '@/cms/access/live-rule'
import type { AddressQuestion } from '@/lib/addresses/address-queries'

/** Regions with a page for each course: those of the menu, and those that have a college. */
export const REGION_ADDRESSES: AddressQuestion = {
  kind: 'regions',
  statement: `select from regions where slug = $1 and country = 'India' and (in_courses_menu or exists (
    select from colleges where state = regions.name and ${liveRecordsSql('colleges')})) limit 1`,
}
