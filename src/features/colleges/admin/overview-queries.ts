import type { PayloadRequest } from 'payload'

type CollegeGaps = Record<'drafts' | 'bare' | 'old' | 'unsourced', number>

/**
 * How many colleges outside the trash are drafts, have no photograph, facts older than a year, or no source.
 * @param lastYear facts of an earlier year are old
 */
export async function readCollegeGaps({ payload }: PayloadRequest, lastYear: number): Promise<CollegeGaps> {
  const { rows } = await payload.db.pool.query<CollegeGaps>(
    `select
       (count(*) filter (where _status = 'draft'))::int as drafts,
       (count(*) filter (where image_id is null and coalesce(image_url, '') = ''))::int as bare,
       (count(*) filter (where source_year < $1))::int as old,
       (count(*) filter (where coalesce(source, '') = ''))::int as unsourced
     from colleges where deleted_at is null`,
    [lastYear],
  )
  return rows[0] ?? { drafts: 0, bare: 0, old: 0, unsourced: 0 }
}
