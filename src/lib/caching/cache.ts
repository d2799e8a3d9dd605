import { channel } from 'node:diagnostics_channel'
import { revalidatePath, revalidateTag, unstable_cache } from 'next/cache.js'
import { after } from 'next/server.js'
import type { PayloadRequest } from 'payload'
import { afterCommit } from '../database/transaction'
import { env, isBuilding, ownPath } from '../env'
import { EDIT_BEGUN, TAGS_TO_CLEAR } from './tag-channels.mjs'

/**
 * The one vocabulary of cache tags: readers name what they show, hooks name what changed. A record's own page carries
 * its own tag; what shows a record beside others carries the tag of the narrowest group that it is chosen from.
 */
export const tags = {
  site: () => 'site',
  home: () => 'home',
  pages: () => 'pages',
  banners: () => 'banners',
  featured: () => 'featured-colleges',
  /** Lists, counts and sitemaps of colleges, which every change of one may move. */
  colleges: () => 'colleges',
  college: (slug: string) => `college:${slug}`,
  /** What cards, tables and figures say of a college, wherever it is, in one state, or of that one. */
  collegeCards: () => 'college-cards',
  collegesOf: (state: string) => `colleges-of:${state}`,
  collegeCard: (id: string) => `college-card:${id}`,
  /** How many colleges and seats there are for each course and state. */
  collegeFigures: () => 'college-figures',
  /** Everything that shows a college: for what changes many at once. */
  allColleges: () => 'all-colleges',
  courses: () => 'courses',
  regions: () => 'regions',
  /** Counselling authorities and the dates that they have announced. */
  counselling: () => 'counselling',
  guidance: () => 'guidance',
  guidancePage: (courseId: string, regionId: string) => `guidance:${courseId}:${regionId}`,
  /** Lists, counts, feeds and sitemaps of vacancies. */
  jobs: () => 'jobs',
  job: (slug: string) => `job:${slug}`,
  jobCards: () => 'job-cards',
  /** Vacancies that share one value of one field. */
  jobsLike: (field: string, value: string) => `jobs-like:${field}:${value.toLowerCase()}`,
  /** Everything that shows a vacancy: for what changes many at once, an import or the end of a day. */
  allJobs: () => 'all-jobs',
  /** Lists and sitemaps of hospitals, and what vacancies say of theirs. */
  hospitals: () => 'hospitals',
  hospital: (slug: string) => `hospital:${slug}`,
  /** Where links in texts lead: addresses of records, and whether visitors may see them. */
  slugs: () => 'slugs',
  media: () => 'media',
  /** How long figures hold: everything that says of one that it may have changed. */
  shelfLives: () => 'shelf-lives',
  /** What records say in languages other than English. */
  translations: () => 'translations',
  searchTerms: () => 'search-terms',
  /** Closing ranks, the words for them, and what is predicted from them. */
  cutOffs: () => 'cut-offs',
} as const

/** Every tag that names a group rather than one record: for what adds records of many kinds at once. */
export const groupTags = (): string[] =>
  Object.values<(...of: string[]) => string>(tags).flatMap((tag) => (tag.length === 0 ? tag() : []))

/** Time after which a page is rebuilt even when no tag was cleared, in seconds: a net below the tags. */
const SAFETY_NET_SECONDS = 3600

/**
 * Reads through the page cache.
 * @param key what is read, with every parameter that changes the answer
 * @param tagsOfAnswer the tags whose clearing makes the answer stale
 * @param whileBuilding what to answer during `next build`, when there is no database
 * @param read the query; its answer must survive JSON
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
 * Clears cache tags in all processes of the site as soon as the transaction has been committed, before whoever edits has
 * the answer: who asks for a page afterwards reads the edit.
 * Where there is no page cache yet, Next is asked to clear them once the answer is on its way, and outside a request
 * (tasks, command line) the running site is told over its internal route.
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
    const telling = tellRunningSite(unique, req).finally(() => pending.delete(telling))
    pending.add(telling)
  }
}

async function clearNow(changed: string[]): Promise<void> {
  const until: Promise<unknown>[] = []
  tagsToClear.publish({ tags: changed, until })
  // The edit is kept, whether or not the others could be told of it.
  await Promise.allSettled(until)
}

const pending = new Set<Promise<void>>()

/** Waits until the running site knows of every cleared tag: a command must not end before. */
export const tagsCleared = async (): Promise<void> => {
  await Promise.all(pending)
}

async function tellRunningSite(changed: string[], req: PayloadRequest): Promise<void> {
  if (!env.CRON_SECRET || env.NODE_ENV === 'test') return
  try {
    await fetch(`${ownPath()}/internal/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.CRON_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: changed }),
      signal: AbortSignal.timeout(3000),
    })
  } catch (error) {
    // A script beside a stopped site: its pages are rebuilt when the site starts.
    req.payload.logger.debug({ msg: 'site not told of changed tags', changed, reason: String(error) })
  }
}

/** Clears everything that the build rendered without a database. Called once when the process becomes ready. */
export function clearBuildTimePages(): void {
  revalidatePath('/', 'layout')
}
