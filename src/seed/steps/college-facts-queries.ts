import type { Pool } from 'pg'

/** Conditions over `colleges` for facts that are missing and that the first content has. */
const LACKS = {
  kinds: 'not exists (select from colleges_kinds kind where kind.parent_id = colleges.id) and minority_of is null',
  point: 'latitude is null and longitude is null',
} as const
export type CollegeFact = keyof typeof LACKS

/**
 * Published colleges that lack a fact without anyone having removed it: no person has saved them, or none since the
 * site has had kinds of colleges. What an editor has emptied stays empty.
 * @returns their slugs
 */
export async function collegesWithout(pool: Pool, fact: CollegeFact): Promise<Set<string>> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from colleges
     where slug is not null and deleted_at is null and _status = 'published'
       and (edited_by_id is null or kind_mask is null) and ${LACKS[fact]}`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Published colleges without a fee from any of these documents. Once the site has one of the documents, colleges that a
 * person has saved are left as they are: a row that an editor deleted stays deleted.
 * @param titles of the documents
 * @returns their slugs
 */
export async function collegesWithoutFeesOf(pool: Pool, titles: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ slug: string }>(
    `with documents as (select id from sources where title = any($1))
     select slug from colleges
     where slug is not null and deleted_at is null and _status = 'published'
       and (edited_by_id is null or not exists (select from documents))
       and not exists (
         select from colleges_fee_rows row where row._parent_id = colleges.id
           and row.source_id in (select id from documents))`,
    [titles],
  )
  return new Set(rows.map(({ slug }) => slug))
}
