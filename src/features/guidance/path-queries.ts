import { liveRecordsSql } from '@/cms/access/live-rule'
import type { PathQuestion } from '@/lib/paths/path-queries'
import { LIES_IN_REGION } from './operations/region-of-college'

/** Regions with a page for each course: those of the menu, and those, countries too, that have a college. */
export const REGION_ADDRESSES: PathQuestion = {
  kind: 'regions',
  statement: `select from regions region where slug = $1 and (in_courses_menu or exists (
    select from colleges college where ${LIES_IN_REGION} and ${liveRecordsSql('college')})) limit 1`,
}
