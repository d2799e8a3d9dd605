import { channel } from 'node:diagnostics_channel'
import { revalidatePath, revalidateTag, unstable_cache } from 'next/cache.js'
import { after } from 'next/server.js'
import type { PayloadRequest } from 'payload'
import { afterCommit } from '../database/transaction'
import { env, isBuilding, ownPath } from '../env'
import { EDIT_BEGUN, TAGS_TO_CLEAR } from './tag-channels.mjs'

/**
 * All cache tags: readers name what they show, hooks name what changed. A record's own page has its own tag; what shows
 * a record among others has the tag of the narrowest group it is selected from.
 */
export const tags = {
  site: () => 'site',
  home: () => 'home',
  pages: () => 'pages',
  banners: () => 'banners',
  featured: () => 'featured-colleges',
  /** Lists, counts and sitemaps of colleges, affected by a change to any of them. */
  colleges: () => 'colleges',
  college: (slug: string) => `college:${slug}`,
  /** A college in cards, tables and figures: all of them, those of a state, or one. */
  collegeCards: () => 'college-cards',
  collegesOf: (state: string) => `colleges-of:${state}`,
  collegeCard: (id: string) => `college-card:${id}`,
  /** Numbers of colleges and seats by course and state. */
  collegeFigures: () => 'college-figures',
  /** Everything that shows a college, for bulk changes. */
  allColleges: () => 'all-colleges',
  courses: () => 'courses',
  regions: () => 'regions',
  /** Counselling authorities and their announced dates. */
  counselling: () => 'counselling',
  guidance: () => 'guidance',
  guidancePage: (courseId: string, regionId: string) => `guidance:${courseId}:${regionId}`,
  /** Lists, counts, feeds and sitemaps of vacancies. */
  jobs: () => 'jobs',
  job: (slug: string) => `job:${slug}`,
  jobCards: () => 'job-cards',
  /** Vacancies with the same value of a field. */
  jobsLike: (field: string, value: string) => `jobs-like:${field}:${value.toLowerCase()}`,
  /** Everything that shows a vacancy, for bulk changes: an import, the end of a day. */
  allJobs: () => 'all-jobs',
  /** Lists and sitemaps of hospitals, and what vacancies show of theirs. */
  hospitals: () => 'hospitals',
  hospital: (slug: string) => `hospital:${slug}`,
  /** Targets of links in texts: slugs of records, and whether visitors may see them. */
  slugs: () => 'slugs',
  media: () => 'media',
  /** Shelf lives of figures: everything that marks one as possibly changed. */
  shelfLives: () => 'shelf-lives',
  translations: () => 'translations',
  searchTerms: () => 'search-terms',
  /** Closing ranks, their terms, and predictions made from them. */
  cutOffs: () => 'cut-offs',
} as const

/** All tags of groups rather than single records, for adding records of many kinds together. */
export const groupTags = (): string[] =>
  Object.values<(...of: string[]) => string>(tags).flatMap((tag) => (tag.length === 0 ? tag() : []))

/** Seconds after which a page is rendered again even if no tag was cleared: a fallback. */
const SAFETY_NET_SECONDS = 3600

/**
 * Reads through the page cache.
 * @param key identifies the read, with every parameter that changes the result
 * @param tagsOfAnswer tags whose clearing makes the result stale
 * @param whileBuilding result during `next build`, which has no database
 * @param read the query; its result must survive JSON
 */
export async function cached<T>(
  key: string[],
  tagsOfAnswer: string[],
  whileBuilding: T,
  read: () => Promise<T>,
  revalidate: number = SAFETY_NET_SECONDS,
): Promise<T> {
  if (isBuilding) return whileBuilding
  return unstable_cache(read, key, { tags: tagsOfAnswer, revalidate })()
}

const tagsToClear = channel(TAGS_TO_CLEAR)
const editBegun = channel(EDIT_BEGUN)

/** Announces that tags are about to be cleared, once for all records of a request: no page is rendered meanwhile. */
export function announceEdit(req: PayloadRequest): void {
  if (req.context.disableRevalidate || req.context[EDIT_BEGUN]) return
  req.context[EDIT_BEGUN] = true
  editBegun.publish(undefined)
}

/**
 * Clears cache tags in all processes of the site after the commit and before the editor gets a response, so that every
 * later request reads the edit. Without a page cache in this process, asks Next to clear them after the response is
 * sent. Outside a request (tasks, command line), tells the running site over its internal route.
 */
export function clearTags(req: PayloadRequest, changed: string[]): void {
  if (req.context.disableRevalidate) return
  const unique = [...new Set(changed)]
  if (tagsToClear.hasSubscribers) {
    void afterCommit(req, () => clearNow(unique))
    return
  }
  try {
    after(() => {
      for (const tag of unique) revalidateTag(tag, { expire: 0 })
    })
  } catch {
    const notifying = notifyRunningSite(unique, req).finally(() => pending.delete(notifying))
    pending.add(notifying)
  }
}

async function clearNow(changed: string[]): Promise<void> {
  const until: Promise<unknown>[] = []
  tagsToClear.publish({ tags: changed, until })
  // The edit is saved whether or not the other processes could be told.
  await Promise.allSettled(until)
}

const pending = new Set<Promise<void>>()

/** Resolves when the running site knows of every cleared tag; a command must not exit before. */
export const tagsCleared = async (): Promise<void> => {
  await Promise.all(pending)
}

async function notifyRunningSite(changed: string[], req: PayloadRequest): Promise<void> {
  if (!env.CRON_SECRET || env.NODE_ENV === 'test') return
  try {
    await fetch(`${ownPath()}/internal/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.CRON_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: changed }),
      signal: AbortSignal.timeout(3000),
    })
  } catch (error) {
    // A script without a running site: pages are rebuilt when the site starts.
    req.payload.logger.debug({ msg: 'site not told of changed tags', changed, reason: String(error) })
  }
}

/** Clears everything the build rendered without a database. Called once when the process becomes ready. */
export function clearBuildTimePages(): void {
  revalidatePath('/', 'layout')
}
