import type { Payload } from 'payload'
import { findAsVisitor } from '@/cms/access/access'
import { visibleRecordAt } from '@/cms/hooks/slugs'
import { splitPath } from '@/lib/language'
import { COURSE_PAGE_SLUGS } from '@/lib/paths/course-paths.mjs'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { type CourseKey, isCourseKey } from '@/lib/vocabulary'
import { type CorrectedKind, MAX_LENGTH } from '../schema'

export interface CorrectionSubject {
  kind: CorrectedKind
  /** Requested path; that of today for a college that had another address. */
  page: string
  title: string
  /** Id of the college, on its page. */
  college: string | null
}

const GUIDANCE = /^\/([a-z-]+?)-in-([a-z0-9-]+)$/
const COLLEGE = /^\/colleges\/([a-z0-9-]+)$/

/**
 * Subject of one of our pages, as visitors may know it.
 * @returns null for a path without figures
 */
export async function subjectOf(payload: Payload, page: unknown): Promise<CorrectionSubject | null> {
  if (typeof page !== 'string' || page.length > MAX_LENGTH.page) return null
  const { path } = splitPath(page)
  const slug = COLLEGE.exec(path)?.[1]
  if (slug) return aboutCollege(payload, page, slug)
  const [, course = '', region = ''] = GUIDANCE.exec(path) ?? []
  if (isCourseKey(course)) return aboutRegion(payload, page, course, region)
  const listed = Object.entries(COURSE_PAGE_SLUGS).find(([, listing]) => path === `/${listing}`)?.[0]
  return listed && isCourseKey(listed) ? aboutCourse(payload, page, listed) : null
}

async function aboutCollege(payload: Payload, page: string, slug: string): Promise<CorrectionSubject | null> {
  const id = isSlug(slug) ? await visibleRecordAt(payload, 'colleges', slug) : null
  if (!id) return null
  const short = { select: { name: true, slug: true }, limit: 1 } as const
  const [college] = await findAsVisitor(payload, 'colleges', { id: { equals: id } }, short)
  if (!college?.slug) return null
  const today = page.slice(0, -slug.length) + college.slug
  return { kind: 'college', page: today, title: college.name, college: college.id }
}

const NAME = { select: { name: true }, limit: 1 } as const

async function courseName(payload: Payload, key: CourseKey): Promise<string | null> {
  const [course] = await findAsVisitor(payload, 'courses', { key: { equals: key } }, NAME)
  return course?.name ?? null
}

async function aboutCourse(payload: Payload, page: string, key: CourseKey): Promise<CorrectionSubject | null> {
  const title = await courseName(payload, key)
  return title ? { kind: 'course', page, title, college: null } : null
}

async function aboutRegion(
  payload: Payload,
  page: string,
  key: CourseKey,
  region: string,
): Promise<CorrectionSubject | null> {
  const [course, [found]] = await Promise.all([
    courseName(payload, key),
    findAsVisitor(payload, 'regions', { slug: { equals: region } }, NAME),
  ])
  return course && found ? { kind: 'guidance', page, title: `${course}, ${found.name}`, college: null } : null
}
