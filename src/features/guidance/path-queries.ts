import { liveRecordsSql } from '@/cms/access/live-rule'
import type { PathQuestion } from '@/lib/paths/path-queries'
import { COURSES, type CourseKey } from '@/lib/vocabulary'
import { LIES_IN_REGION } from './operations/region-of-college'

const STATEMENT = `select from regions region where slug = $1 and region.deleted_at is null and (in_courses_menu or exists (
    select from colleges college join colleges_courses taught on taught.parent_id = college.id
    where ${LIES_IN_REGION} and ${liveRecordsSql('college')} and taught.value::text = any($2::text[]))
  or exists (select from guidance_pages page join courses course on course.id = page.course_id
    where page.region_id = region.id and course.key::text = $3 and page._status = 'published' and page.deleted_at is null)) limit 1`

/**
 * Regions with a page for a course: menu states, regions and countries with a college teaching it, and those with an
 * editor's page.
 */
export const guidancePaths = (course: CourseKey): PathQuestion => ({
  kind: `${course} in regions`,
  statement: STATEMENT,
  values: [COURSES.find(({ key }) => key === course)?.qualifications ?? [], course],
})
