import { cache } from 'react'
import { findAsVisitor } from '@/cms/access/access'
import { visibleRecordAt } from '@/cms/hooks/slugs'
import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { type AnswerTimes, readAnswerTimes } from './operations/enquiry-queries'
import 'server-only'
import { cached } from '@/lib/caching/cache'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { isCourseKey } from '@/lib/vocabulary'
import { payloadClient } from '@/server/payload'
import { ANSWERS_DAYS, ENQUIRY_COURSES, MAX_LENGTH, MIN_ANSWERS } from './schema'

const HOUR_SECONDS = 3600

/**
 * The recent response times, at most an hour old.
 * @returns null with too few enquiries
 */
export const publishedAnswerTimes = cache(
  (): Promise<AnswerTimes | null> =>
    cached(
      ['answer-times'],
      [],
      null,
      async () => {
        const times = await readAnswerTimes(await payloadClient(), ANSWERS_DAYS)
        return times.number < MIN_ANSWERS ? null : times
      },
      HOUR_SECONDS,
    ),
)

/** The visitor's interest from the form's URL, checked against the records. */
export type EnquiryPrefill = Partial<Awaited<ReturnType<typeof readPrefill>>>

const COUNTRY_KEYS = { India: 'india', Nepal: 'nepal' } as const

/** Reads `college`, `course` and `state` from the URL, without unknown values. */
export async function readPrefill(query: RawQuery) {
  const [college, state] = await Promise.all([findCollege(firstOf(query.college)), findState(firstOf(query.state))])
  const country = college?.country ?? state?.country
  return {
    course: knownCourse(firstOf(query.course)),
    country: country ? COUNTRY_KEYS[country] : undefined,
    state: state?.name ?? college?.state ?? undefined,
    college: college ? { slug: college.slug, name: college.name } : undefined,
  }
}

const knownCourse = (course = '') =>
  isCourseKey(course) || ENQUIRY_COURSES.some((known) => known === course) ? course : undefined

async function findCollege(slug = '') {
  if (!isSlug(slug)) return null
  const payload = await payloadClient()
  const id = await visibleRecordAt(payload, 'colleges', slug)
  if (!id) return null
  const select = { slug: true, name: true, state: true, country: true } as const
  const [college] = await findAsVisitor(payload, 'colleges', { id: { equals: id } }, { select, limit: 1 })
  return college?.slug ? { ...college, slug: college.slug } : null
}

async function findState(name = '') {
  if (!name || name.length > MAX_LENGTH.state) return null
  const short = { select: { name: true, country: true }, limit: 1 } as const
  const [state] = await findAsVisitor(await payloadClient(), 'regions', { name: { equals: name } }, short)
  return state ?? null
}
