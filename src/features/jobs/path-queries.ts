import { smallPool } from '@/lib/database/database-pool'
import { pathsOf } from '@/lib/paths/path-queries'
import type { SearchTerm } from '@/lib/search/dictionary'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { LIVE_INSTITUTIONS_SQL } from './institutions/institution-rule'
import { type Segment, type SubjectIndex, subjectAt, subjectIndex } from './subjects/subject-index'
import { PUBLIC_JOBS_SQL } from './vacancies/open-rule'

/** The current and former slugs of vacancies and hospitals with a page. */
export const VACANCY_PATHS = pathsOf('jobs', PUBLIC_JOBS_SQL)
export const INSTITUTION_PATHS = pathsOf('institutions', LIVE_INSTITUTIONS_SQL)

/** Changes with every new or changed vacancy or search term, either of which may add a name. */
const STAMP = `select concat((select max(updated_at) from jobs), '|', (select max(updated_at) from search_terms)) as stamp`
const NAMES = `select distinct department, location, designation, 0 as open, 0 as offered from jobs where ${PUBLIC_JOBS_SQL}`
const TERMS = `select kind::text as kind, value,
    array(select text from search_terms_texts where parent_id = search_terms.id) as spellings
  from search_terms where kind in ('department', 'designation', 'place')`

let kept: { stamp: string; index: SubjectIndex } | undefined

/**
 * Whether a slug is that of a department, designation or place, or of a spelling: in the vocabulary, or in a vacancy with
 * a page. The index is only read again when something was added.
 * @param base the built-in vocabulary
 * @returns true also if the database does not answer: the page, perhaps from the cache, then decides
 */
export async function subjectMayExist(base: readonly SearchTerm[], segment: Segment, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false
  try {
    const { rows } = await smallPool().query<{ stamp: string }>(STAMP)
    const stamp = rows[0]?.stamp ?? ''
    if (kept?.stamp !== stamp) kept = { stamp, index: await readIndex(base) }
    return subjectAt(kept.index, segment, slug) !== null
  } catch {
    return true
  }
}

async function readIndex(base: readonly SearchTerm[]): Promise<SubjectIndex> {
  const [names, own] = await Promise.all([smallPool().query(NAMES), smallPool().query(TERMS)])
  return subjectIndex(names.rows, [...base, ...own.rows])
}
