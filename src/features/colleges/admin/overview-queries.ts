import type { PayloadRequest } from 'payload'

type CollegeGaps = Record<'drafts' | 'bare' | 'unsourced', number>

/** How many colleges outside the trash are drafts, have no photograph, or no source. */
export async function readCollegeGaps({ payload }: PayloadRequest): Promise<CollegeGaps> {
  const { rows } = await payload.db.pool.query<CollegeGaps>(
    `select
       (count(*) filter (where _status = 'draft'))::int as drafts,
       (count(*) filter (where image_id is null and coalesce(image_url, '') = ''))::int as bare,
       (count(*) filter (where source_id is null))::int as unsourced
     from colleges where deleted_at is null`,
  )
  return rows[0] ?? { drafts: 0, bare: 0, unsourced: 0 }
}
