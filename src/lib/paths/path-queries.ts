import { smallPool } from '../database/database-pool'
import { isSlug } from '../text/normal-forms/slug'

const KEPT_MILLISECONDS = 10_000
const MAX_KEPT = 5000
const kept = new Map<string, number>()

/** Decides in one statement whether visitors may see a page of one kind at a path, or are redirected from it. */
export interface PathQuestion {
  /** Unique name of the query. */
  kind: string
  /** SQL that returns a row for a slug, `$1`, that may be requested. */
  statement: string
  /** Values from `$2` on. */
  values?: readonly unknown[]
}

/** Records of a table whose pages visitors may see, and former slugs of those. */
export const pathsOf = (table: string, isPublic: string): PathQuestion => ({
  kind: table,
  statement: `select from ${table} where slug = $1 and ${isPublic}
    union all select from slug_history as former where former."of" = '${table}' and former.slug = $1
      and exists (select from ${table} where ${table}.id::text = former.record and ${isPublic}) limit 1`,
})

/**
 * Whether a record's page may exist. Only positive results are cached, for ten seconds, so that a new record appears
 * immediately.
 * @returns true as well if the database does not respond: the page itself, perhaps cached, then decides
 */
export async function mayExist({ kind, statement, values = [] }: PathQuestion, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false
  const key = `${kind}/${slug}`
  if ((kept.get(key) ?? 0) > Date.now()) return true
  try {
    const { rowCount } = await smallPool().query(statement, [slug, ...values])
    if (!rowCount) return false
  } catch {
    return true
  }
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(key, Date.now() + KEPT_MILLISECONDS)
  return true
}
