import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { importFile } from '@/cms/import/import-file'
import type { ImportMode, ImportReport } from '@/cms/import/report/report'
import { closingRankImporter } from '@/features/cut-offs/import/admin/importer'
import { fileOf, reportOf } from '../../setup/file-to-import'

const HEADER = 'year,authority,quota,round,category,course,college_name,state,ref_slug,closing_rank,allotted,source'

/** An authority with one quota and one category in words, the colleges "first" and "second", and a source. */
export async function createBoard(payload: Payload): Promise<{ sourceId: string }> {
  const authority = await payload.create({
    collection: 'counselling-authorities',
    data: { slug: 'board', name: 'Board of the test', site: 'https://example.org', courses: ['mbbs'] },
    overrideAccess: true,
  })
  for (const [kind, code] of [
    ['quota', 'All'],
    ['category', 'Open'],
  ] as const) {
    await payload.create({
      collection: 'seat-terms',
      data: {
        authority: authority.id,
        kind,
        code,
        words: code,
        ...(kind === 'category' ? { central: 'open' as const } : {}),
      },
      overrideAccess: true,
    })
  }
  for (const slug of ['first', 'second']) {
    await payload.create({
      collection: 'colleges',
      data: {
        slug,
        name: `College ${slug}`,
        location: 'Gaya',
        state: 'Bihar',
        country: 'India',
        courses: ['MBBS'],
        status: 'Active',
        _status: 'published',
      },
      overrideAccess: true,
    })
  }
  const source = { title: 'Result of the board', kind: 'official' as const }
  return { sourceId: (await payload.create({ collection: 'sources', data: source, overrideAccess: true })).id }
}

/** Imports a file of these rows, or of another header; throws when it is refused. */
export async function importRanks(
  payload: Payload,
  rows: readonly string[],
  { mode = 'all', header = HEADER }: { mode?: ImportMode; header?: string } = {},
): Promise<ImportReport> {
  const file = fileOf([header, ...rows].join('\n'), { payload, fileName: 'ranks.csv', mode })
  return reportOf(await importFile(closingRankImporter, file))
}

/** A closing rank of the board's first college, as `insertRanks` takes one, without its source and figures. */
export const BOARD_RANK = {
  authority: 'board',
  quota: 'All',
  category: 'Open',
  college: 'first',
  year: 2025,
  round: 'r1',
  gender: 'any',
} as const

/** A closing rank, everything that it names by its key. */
export interface SeededRank {
  authority: string
  quota: string
  category: string
  /** The address of the college. */
  college: string
  year: number
  round: string
  gender: string
  closingRank: number
  allotted: number | null
  sourceId: string
}

/**
 * Writes closing ranks of MBBS and the names of their colleges, in one statement: they come by the thousand. What names
 * a record that is not there is left out.
 * @returns how many were written
 */
export async function insertRanks(pool: Pool, ranks: readonly SeededRank[]): Promise<number> {
  const { rowCount } = await pool.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as given (authority text, quota text, category text, college text,
         year int, round text, gender text, "closingRank" int, allotted int, "sourceId" uuid)
     ), meant as (
       select distinct colleges.id, concat_ws(', ', colleges.name, nullif(colleges.location, '')) as name,
         coalesce(colleges.state, '') as state
       from colleges where colleges.slug in (select college from given) and colleges.deleted_at is null
     ), named as (
       insert into college_names (name, state, college_id, match)
       select name, state, id, 'found' from meant
       on conflict (name, state) do update set updated_at = now()
       returning id, college_id
     )
     insert into closing_ranks (year, authority_id, round, course, quota_id, category_id, gender, listed_as_id, college_id,
       closing_rank, rank_type, allotted, source_id)
     select given.year, authority.id, given.round::enum_closing_ranks_round, 'MBBS', quota.id, category.id,
       given.gender::enum_closing_ranks_gender, named.id, colleges.id, given."closingRank", 'air', given.allotted,
       given."sourceId"
     from given
       join colleges on colleges.slug = given.college and colleges.deleted_at is null
       join named on named.college_id = colleges.id
       join counselling_authorities authority on authority.slug = given.authority
       join seat_terms quota on quota.authority_id = authority.id and quota.kind = 'quota' and quota.code = given.quota
       join seat_terms category on category.authority_id = authority.id and category.kind = 'category'
         and category.code = given.category
     on conflict do nothing`,
    [JSON.stringify(ranks)],
  )
  return rowCount ?? 0
}
