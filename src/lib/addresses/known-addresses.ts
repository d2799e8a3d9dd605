import { smallPool } from '../database/database-pool'
import { liveColleges } from '../database/live-colleges'
import { isSlug } from '../text/slug'

const KEPT_MILLISECONDS = 10_000
const MOST_KEPT = 5000
const kept = new Map<string, number>()

/** The records whose pages visitors may see, and their old addresses. */
const QUESTIONS = {
  colleges: `select from colleges where slug = $1 and ${liveColleges()}
    union all select from slug_history where "of" = 'colleges' and slug = $1 limit 1`,
  jobs: `select from jobs where slug = $1 and status <> 'Inactive' and deleted_at is null
    union all select from slug_history where "of" = 'jobs' and slug = $1 limit 1`,
  regions: `select from regions where slug = $1 and country = 'India' and (in_courses_menu or exists (
    select from colleges where state = regions.name and ${liveColleges()})) limit 1`,
} as const

/**
 * Whether a record's page may exist. Only a "yes" is remembered, for ten seconds, so that a new record shows at once.
 * @returns true as well when the database does not answer: the page itself, perhaps from the cache, then decides
 */
export async function mayExist(kind: keyof typeof QUESTIONS, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false
  const key = `${kind}/${slug}`
  if ((kept.get(key) ?? 0) > Date.now()) return true
  try {
    const { rowCount } = await smallPool().query(QUESTIONS[kind], [slug])
    if (!rowCount) return false
  } catch {
    return true
  }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, Date.now() + KEPT_MILLISECONDS)
  return true
}
