import type { PathQuestion } from '@/lib/paths/path-queries'

/** Authorities have pages, but no drafts or former slugs. */
export const AUTHORITY_PATHS: PathQuestion = {
  kind: 'counselling-authorities',
  statement: 'select from counselling_authorities where slug = $1 and deleted_at is null limit 1',
}
