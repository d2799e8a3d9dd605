import { cache } from 'react'
import 'server-only'
import { sql } from 'drizzle-orm'
import { cached, tags } from '@/lib/caching/cache'
import { imageView } from '@/lib/images'
import { startOfIndianDay } from '@/lib/indian-calendar'
import { isSlug } from '@/lib/text/normal-forms/slug'
import type { Institution } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { jobCard } from '../vacancies/card-view'
import { openJobs, openJobsSql, secondsUntilDayEndsInIndia } from '../vacancies/open-rule'
import type { JobCardView } from '../vacancies/view'
import { isWorthFinding, LIVE_INSTITUTIONS_SQL, liveInstitutions } from './institution-rule'
import type { InstitutionKind } from './schema'
import type { HospitalEntryView, HospitalLink, HospitalView } from './view'

/** More are found in the list of vacancies. */
const MOST_POSTS = 100

type Found = { hospital: HospitalView } | { movedTo: string }

/** Thrown through the cache, so that addresses which do not exist leave nothing in it. */
class NoSuchHospital extends Error {}

const hospitalView = (record: Institution): HospitalView => ({
  id: record.id,
  slug: record.slug ?? record.id,
  name: record.name,
  location: record.location,
  kind: record.kind ?? null,
  beds: record.beds ?? null,
  bedsStatedOn: record.bedsStatedOn ?? null,
  website: record.website || null,
  about: record.about?.trim() || null,
  ...imageView(record.logo, null, 'card'),
})

/**
 * The hospital at an address, or the address that a renamed one moved to.
 * @returns null for addresses that no hospital has or had, and for those that are not published
 */
export const hospitalAt = cache(async (slug: string): Promise<Found | null> => {
  if (!isSlug(slug)) return null
  try {
    return await cached<Found | null>(
      ['hospital', slug],
      [tags.hospital(slug), tags.media()],
      () => readHospital(slug),
      null,
    )
  } catch (error) {
    if (error instanceof NoSuchHospital) return null
    throw error
  }
})

async function readHospital(slug: string): Promise<Found> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'institutions',
    where: { and: [liveInstitutions(), { slug: { equals: slug } }] },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  if (docs[0]) return { hospital: hospitalView(docs[0]) }
  // Full authority: the old addresses are nobody's to list, but each leads to its public page.
  const { docs: moves } = await payload.find({
    collection: 'slug-history',
    where: { and: [{ of: { equals: 'institutions' } }, { slug: { equals: slug } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const moved = moves[0] ? await linkOf(moves[0].record) : null
  if (moved) return { movedTo: moved.slug }
  throw new NoSuchHospital(slug)
}

async function linkOf(id: string): Promise<HospitalLink | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'institutions',
    where: { and: [liveInstitutions(), { id: { equals: id } }] },
    select: { slug: true, name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  const [found] = docs
  return found?.slug ? { slug: found.slug, name: found.name } : null
}

/** Where a vacancy leads for its hospital; null while that is not published. */
export const hospitalLink = (id: string): Promise<HospitalLink | null> =>
  cached(['hospital-link', id], [tags.hospitals()], () => linkOf(id), null)

/** The open vacancies of a hospital, the newest first. */
export function openPostsOf(hospital: string): Promise<JobCardView[]> {
  return cached(
    ['hospital-posts', hospital, startOfIndianDay().toISOString()],
    [tags.jobsLike('hospital', hospital), tags.allJobs()],
    async () => {
      const payload = await payloadClient()
      const { docs } = await payload.find({
        collection: 'jobs',
        where: { and: [openJobs(), { hospital: { equals: hospital } }] },
        sort: ['-postedAt', 'id'],
        limit: MOST_POSTS,
        pagination: false,
        depth: 0,
        overrideAccess: false,
      })
      return docs.map((job) => jobCard(job))
    },
    [],
    secondsUntilDayEndsInIndia(),
  )
}

interface Row extends Record<string, unknown> {
  slug: string
  name: string
  location: string
  kind: InstitutionKind | null
  about: string | null
  updatedAt: string | Date
  open: number
}

/** Every published hospital with the number of its open vacancies that somebody offers; those with most first. */
async function readEntries(): Promise<Row[]> {
  const payload = await payloadClient()
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select institutions.slug, institutions.name, institutions.location, institutions.kind, institutions.about,
           institutions.updated_at as "updatedAt", coalesce(posts.open, 0) as open
    from institutions left join (
      select hospital_id, count(*)::int as open from jobs
      where ${openJobsSql()} and is_demo is not true and hospital_id is not null group by hospital_id
    ) posts on posts.hospital_id = institutions.id
    where ${sql.raw(LIVE_INSTITUTIONS_SQL)} and institutions.slug is not null
    order by open desc, lower(institutions.name), institutions.id`)
  return rows
}

/** The hospitals that have a page. */
export function hospitals(): Promise<HospitalEntryView[]> {
  return cached(
    ['hospitals', startOfIndianDay().toISOString()],
    [tags.hospitals(), tags.jobCards(), tags.allJobs()],
    async () =>
      (await readEntries()).map(({ slug, name, location, kind, open }) => ({ slug, name, location, kind, open })),
    [],
    secondsUntilDayEndsInIndia(),
  )
}

/** The pages of hospitals that search engines are offered. */
export function hospitalAddresses(): Promise<{ slug: string; updatedAt: string }[]> {
  return cached(
    ['hospital-addresses', startOfIndianDay().toISOString()],
    [tags.hospitals(), tags.jobCards(), tags.allJobs()],
    async () =>
      (await readEntries())
        .filter(({ open, about }) => isWorthFinding(open, about))
        .map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt).toISOString() })),
    [],
    secondsUntilDayEndsInIndia(),
  )
}
