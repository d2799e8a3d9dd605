import type { Where } from 'payload'
import { findAsVisitor } from '@/cms/access/access'
import { recordOnceAt } from '@/cms/hooks/slugs'
import 'server-only'
import { sql } from 'drizzle-orm'
import { cache } from 'react'
import { cached, tags } from '@/lib/caching/cache'
import { cachedIfFound } from '@/lib/caching/cached-if-found'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { imageView } from '@/lib/views/images'
import { stated } from '@/lib/views/stated'
import type { Institution } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { cachedForToday, openCards } from '../vacancies/lists-queries'
import { openJobsSql } from '../vacancies/open-rule'
import type { JobCardView } from '../vacancies/view'
import { isWorthFinding, LIVE_INSTITUTIONS_SQL, liveInstitutions } from './institution-rule'
import type { InstitutionKind } from './schema'

/** A hospital in a list, with its number of open vacancies. */
export interface InstitutionEntryView {
  slug: string
  name: string
  location: string
  kind: InstitutionKind | null
  open: number
}

export type InstitutionView = ReturnType<typeof institutionView>

/** The link from a vacancy to its hospital. */
interface InstitutionLink {
  slug: string
  name: string
}

/** The list of vacancies has the others. */
const MAX_POSTS = 100

type Found = { hospital: InstitutionView } | { movedTo: string }

/** A hospital as its own page shows it. */
export const institutionView = (record: Institution) => ({
  ...stated(record, ['id', 'name', 'location', 'kind', 'beds', 'bedsStatedOn', 'website']),
  slug: record.slug ?? record.id,
  about: record.about?.trim() || null,
  ...imageView(record.logo, null, 'card'),
})

/**
 * The hospital with a slug, or the new slug of a renamed one.
 * @returns null for unknown slugs and unpublished hospitals
 */
export const institutionAt = cache(async (slug: string): Promise<Found | null> => {
  if (!isSlug(slug)) return null
  return cachedIfFound<Found>(['hospital', slug], [tags.hospital(slug), tags.media()], () => readInstitution(slug))
})

async function readInstitution(slug: string): Promise<Found | null> {
  const payload = await payloadClient()
  const live: Where = { and: [liveInstitutions(), { slug: { equals: slug } }] }
  const [hospital] = await findAsVisitor(payload, 'institutions', live, { limit: 1, depth: 1 })
  if (hospital) return { hospital: institutionView(hospital) }
  const id = await recordOnceAt(payload, 'institutions', slug)
  const moved = id && (await linkOf(id))
  return moved ? { movedTo: moved.slug } : null
}

async function linkOf(id: string): Promise<InstitutionLink | null> {
  const live: Where = { and: [liveInstitutions(), { id: { equals: id } }] }
  const short = { select: { slug: true, name: true }, limit: 1 } as const
  const [found] = await findAsVisitor(await payloadClient(), 'institutions', live, short)
  return found?.slug ? { slug: found.slug, name: found.name } : null
}

/** The link from a vacancy to its hospital; null if that is not published. */
export const institutionLink = (id: string): Promise<InstitutionLink | null> =>
  cached(['hospital-link', id], [tags.hospitals()], null, () => linkOf(id))

/** The open vacancies of a hospital, the newest first. */
export const openPostsOf = (hospital: string): Promise<JobCardView[]> =>
  cachedForToday(['hospital-posts', hospital], [tags.jobsLike('hospital', hospital), tags.allJobs()], [], (now) =>
    openCards({ hospital: { equals: hospital } }, MAX_POSTS, now),
  )

interface Row extends InstitutionEntryView, Record<string, unknown> {
  about: string | null
  updatedAt: string | Date
}

/** Every published hospital with its number of open vacancies, samples excluded; the highest first. */
const readEntries = (now: Date): Promise<Row[]> =>
  rowsOf<Row>(sql`
    select institutions.slug, institutions.name, institutions.location, institutions.kind, institutions.about,
           institutions.updated_at as "updatedAt", coalesce(posts.open, 0) as open
    from institutions left join (
      select hospital_id, count(*)::int as open from jobs
      where ${openJobsSql(now)} and is_sample is not true and hospital_id is not null group by hospital_id
    ) posts on posts.hospital_id = institutions.id
    where ${sql.raw(LIVE_INSTITUTIONS_SQL)} and institutions.slug is not null
    order by open desc, lower(institutions.name), institutions.id`)

const cachedEntries = <Entry>(key: string, entriesOf: (rows: Row[]) => Entry[]): Promise<Entry[]> =>
  cachedForToday([key], [tags.hospitals(), tags.jobCards(), tags.allJobs()], [], async (now) =>
    entriesOf(await readEntries(now)),
  )

export const hospitals = (): Promise<InstitutionEntryView[]> =>
  cachedEntries('hospitals', (rows) =>
    rows.map(({ slug, name, location, kind, open }) => ({ slug, name, location, kind, open })),
  )

/** The pages of hospitals that search engines are offered. */
export const hospitalPaths = (): Promise<{ slug: string; updatedAt: string }[]> =>
  cachedEntries('hospital-addresses', (rows) =>
    rows
      .filter(({ open, about }) => isWorthFinding(open, about))
      .map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt).toISOString() })),
  )
