import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { versionRowsTableOf, versionTableOf } from '@/cms/database/payload-tables'
import { ageFromSql, oldFiguresSql } from '@/cms/sources/shelf-life-rule'
import { publicFiguresSql, type ShelfLives } from '@/cms/sources/source-rule'
import { contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import { likeContaining, sqlList } from '@/lib/database/sql-list'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import type { Country } from '@/lib/vocabulary'

export const FACT_VIEWS = ['old', 'unverified', 'least'] as const
export type FactView = (typeof FACT_VIEWS)[number]
type FactKind = 'fees' | 'seats'

export type FactFilter = { view: FactView; kind: FactKind | null; q: string; page: number }

/** A figure of a live college to check; its id is the row's. */
export interface WaitingFact {
  id: string
  kind: FactKind
  college: string
  name: string
  place: string
  course: string | null
  pool: string | null
  /** Currency of a fee. */
  country: Country
  amount: number
  source: string | null
  year: string | null
  checkedOn: string | null
  isPublic: boolean
  /** The fee contradicts the ownership, so the site does not show it. */
  isContradicting: boolean
}

/** A live college with little data. */
export interface LittleKnown {
  id: string
  name: string
  place: string
  lacks: ('fees' | 'seats' | 'established' | 'university' | 'website')[]
}

export const FACTS_PER_PAGE = 50

const ROWS = `
  select row.id, 'fees' as kind, row._parent_id as college, row.course::text as course, row.seat_pool::text as pool,
    row.amount as amount, row.year, row.checked_on, row.source_id, $1::int as months from colleges_fee_rows row
  where not exists (
    select from colleges_fee_rows later
    where later._parent_id = row._parent_id and later.seat_pool is not distinct from row.seat_pool
      and later.course is not distinct from row.course and later.kind is not distinct from row.kind
      and left(later.year, 4) > left(row.year, 4))
  union all
  select row.id, 'seats', row._parent_id, row.course::text, null, row.seats, row.year, row.checked_on, row.source_id,
    $2::int from colleges_seat_rows row`

const YEAR = 'coalesce(fact.year, source.year)'
const FACTS = `from (${ROWS}) fact join colleges college on college.id = fact.college and ${liveRecordsSql('college')}
  left join sources source on source.id = fact.source_id`

const IN_VIEW = {
  old: `${publicFiguresSql('source')} and ${oldFiguresSql('fact.checked_on', YEAR, 'fact.months')}`,
  unverified: `not ${publicFiguresSql('source')}`,
} as const

/** Number of figures in each view, and of colleges with little data. */
export async function countFacts(
  { payload }: Pick<PayloadRequest, 'payload'>,
  shelf: ShelfLives,
): Promise<Record<FactView, number>> {
  const { rows } = await payload.db.pool.query<Record<'old' | 'unverified', number>>(
    `select (count(*) filter (where ${IN_VIEW.old}))::int as old,
       (count(*) filter (where ${IN_VIEW.unverified}))::int as unverified ${FACTS}`,
    [shelf.fees, shelf.seats],
  )
  const { rows: least } = await payload.db.pool.query<{ count: number }>(
    `select count(*)::int as count from colleges college where ${liveRecordsSql('college')} and ${LITTLE_KNOWN}`,
  )
  return { old: rows[0]?.old ?? 0, unverified: rows[0]?.unverified ?? 0, least: least[0]?.count ?? 0 }
}

/** A page of a view's figures, least recently checked first. */
export async function readFacts(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { view, kind, q, page }: FactFilter & { view: 'old' | 'unverified' },
  shelf: ShelfLives,
): Promise<{ facts: WaitingFact[]; total: number }> {
  const { rows } = await payload.db.pool.query<
    Omit<WaitingFact, 'isContradicting'> & { total: number; amount: string; ownership: string | null }
  >(
    `select fact.id, fact.kind, fact.college, college.name, concat_ws(', ', nullif(college.location, ''), college.state) as place,
       college.country::text as country, coalesce(fact.course, (
         select value::text from colleges_courses where parent_id = college.id and "order" = 1)) as course,
       college.ownership::text as ownership, fact.pool, fact.amount, source.title as source, ${YEAR} as year,
       fact.checked_on as "checkedOn", ${publicFiguresSql('source')} as "isPublic", (count(*) over ())::int as total
     ${FACTS}
     where ${IN_VIEW[view]} and ($3::text is null or fact.kind = $3)
       and ($4::text is null or college.search_text like $4)
     order by ${ageFromSql('fact.checked_on', YEAR)} nulls first, college.name, fact.kind, fact.id
     limit ${FACTS_PER_PAGE} offset $5`,
    [shelf.fees, shelf.seats, kind, q ? likeContaining(foldText(q)) : null, (page - 1) * FACTS_PER_PAGE],
  )
  return {
    facts: rows.map(({ total: _, ownership, ...row }) => ({
      ...row,
      amount: Number(row.amount),
      isContradicting: row.kind === 'fees' && contradictsOwner(ownership, { ...row, seatPool: row.pool }),
    })),
    total: rows[0]?.total ?? 0,
  }
}

const MISSING = {
  fees: 'college.fees_amount is null',
  seats: 'college.seat_count is null',
  established: 'college.established is null',
  university: `coalesce(college.university, '') = ''`,
  website: `coalesce(college.website_url, '') = ''`,
} as const
const MISSES = Object.values(MISSING)
  .map((missing) => `(${missing})::int`)
  .join(' + ')
/** Four or more of five facts families ask for are missing. */
const LITTLE_KNOWN = `${MISSES} >= 4`

/** A page of the colleges with the least data. */
export async function readLittleKnown(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { q, page }: FactFilter,
): Promise<{ colleges: LittleKnown[]; total: number }> {
  const { rows } = await payload.db.pool.query<Omit<LittleKnown, 'lacks'> & { lacks: string; total: number }>(
    `select college.id, college.name, concat_ws(', ', nullif(college.location, ''), college.state) as place,
       concat_ws(' ', ${Object.entries(MISSING)
         .map(([name, missing]) => `case when ${missing} then '${name}' end`)
         .join(', ')}) as lacks,
       (count(*) over ())::int as total
     from colleges college
     where ${liveRecordsSql('college')} and ${LITTLE_KNOWN} and ($1::text is null or college.search_text like $1)
     order by ${MISSES} desc, college.name, college.id limit ${FACTS_PER_PAGE} offset $2`,
    [q ? likeContaining(foldText(q)) : null, (page - 1) * FACTS_PER_PAGE],
  )
  const names = Object.keys(MISSING) as LittleKnown['lacks']
  return {
    colleges: rows.map(({ id, name, place, lacks }) => ({
      id,
      name,
      place,
      lacks: names.filter((missing) => lacks.split(' ').includes(missing)),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/**
 * Marks sourced figures as checked now: in the published row and in every version of it, so that neither drafts nor
 * restored versions undo it. Nothing else changes.
 * @param ids of fee or seat rows
 * @returns the college of each row
 */
export async function noteChecked(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  const list = sqlList(ids)
  const colleges: string[] = []
  for (const rows of ['fee_rows', 'seat_rows'] as const) {
    const noted = await rowsIn<{ college: string }>(
      req,
    )(sql`update ${sql.identifier(`colleges_${rows}`)} as row set checked_on = now()
        from sources source
        where row.id in ${list} and source.id = row.source_id and ${sql.raw(publicFiguresSql('source'))}
        returning row._parent_id as college`)
    if (noted.length === 0) continue
    colleges.push(...noted.map(({ college }) => college))
    await runIn(req)(sql`update ${sql.identifier(versionRowsTableOf('colleges', rows))} as row set checked_on = now()
        from sources source
        where row._uuid in ${list} and source.id = row.source_id and ${sql.raw(publicFiguresSql('source'))}`)
  }
  if (colleges.length > 0) await showChecked(req, colleges)
  return colleges
}

/** Updates the check dates of the cards from their rows. */
async function showChecked(req: PayloadRequest, colleges: readonly string[]): Promise<void> {
  const list = sqlList(colleges)
  for (const [figure, rows, amount] of [
    ['fees', 'fee_rows', 'amount'],
    ['seats', 'seat_rows', 'seats'],
  ] as const) {
    const shown = sql.identifier(figure === 'fees' ? 'fees_amount' : 'seat_count')
    await runIn(req)(sql`update colleges set ${sql.identifier(`${figure}_checked_on`)} = row.checked_on
        from ${sql.identifier(`colleges_${rows}`)} row
        where colleges.id in ${list} and row._parent_id = colleges.id
          and row.source_id = colleges.${sql.identifier(`${figure}_source_id`)}
          and row.${sql.identifier(amount)} = colleges.${shown}`)
  }
  const versions = sql.identifier(versionTableOf('colleges'))
  await runIn(req)(sql`update ${versions} as version set version_fees_checked_on = colleges.fees_checked_on,
        version_seats_checked_on = colleges.seats_checked_on
      from colleges where colleges.id = version.parent_id and colleges.id in ${list} and version.latest
        and version.version__status = 'published'`)
}
