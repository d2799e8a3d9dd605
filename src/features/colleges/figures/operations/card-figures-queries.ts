import { publicFiguresSql } from '@/cms/sources/source-rule'
import { KINDS_OF_OWNERS, kindBits, ownerSql } from '@/lib/college-facts/college-kinds-rule'
import { COSTLY_OWNERS, GOVERNMENT_POOLS } from '@/lib/college-facts/contradicting-fee'
import { COLLEGE_KINDS } from '@/lib/vocabulary'

/** SQL: Indian digit grouping. */
const groupedSql = (amount: string) => `to_char(${amount}, 'FM999,99,99,99,999')`
const firstNumberSql = (text: string) => `replace(substring(${text} from '\\d[\\d,]*'), ',', '')::numeric`

const listSql = (values: readonly string[]) => values.map((value) => `'${value}'`).join()

/** SQL: `isQuotaOfGovernment()` of fee rows, with their college as `mine`. */
const QUOTA_OF_GOVERNMENT = `(coalesce(${ownerSql('mine')}, '') in (${listSql(COSTLY_OWNERS)})
  and coalesce(row.seat_pool::text, '') in (${listSql(GOVERNMENT_POOLS)}))`

/**
 * SQL: the rows a card shows, by the rule of `card-figures.ts`. With windows: compared with each other, the rows of an
 * import's thousands of colleges take seconds.
 */
function shownRows(table: 'colleges_fee_rows' | 'colleges_seat_rows', amount: string, among: string): string {
  const isFee = table === 'colleges_fee_rows'
  return `
  own as (
    select row._parent_id as college, row.${amount} as amount, row.source_id, row.year, row.checked_on, row._order,
      ${publicFiguresSql('source')} as is_public, ${isFee ? `concat_ws(' ', row.seat_pool, row.course)` : 'null::text'} as seat,
      coalesce(substring(row.year from '^\\d{4}'), '0')::int as since
    from ${table} row join colleges mine on mine.id = row._parent_id
      left join sources source on source.id = row.source_id
      left join colleges_courses first on first.parent_id = row._parent_id and first."order" = 1
    where row._parent_id in (${among}) and (row.course is null or row.course::text = first.value::text)
      ${isFee ? `and coalesce(row.kind::text, 'fee') = 'fee' and not ${QUOTA_OF_GOVERNMENT}` : ''}
  ), verified as (
    select * from (select own.*, bool_or(is_public) over (partition by college) as has_public from own) own
    where is_public or not has_public
  ), used as (
    select latest.*, max(amount) over college as highest, count(*) over college as rows
    from (select verified.*, max(since) over (partition by college, seat) as newest from verified) latest
    ${isFee ? 'where since = newest' : ''}
    window college as (partition by college)
  )`
}

/**
 * SQL: sets columns of colleges, except of those that have the values already: an update of a college writes to all of
 * its indexes, which was most of the time of an import.
 * @param columns by name, their value in SQL
 * @param from with the college as `id`
 */
function updateChanged(columns: Readonly<Record<string, string>>, from: string): string {
  const names = Object.keys(columns)
  return `
  update colleges set ${names.map((name) => `${name} = derived.${name}`).join()}
  from (select held.id, ${names.map((name) => `${columns[name]} as ${name}`).join()} from colleges held ${from}) derived
  where colleges.id = derived.id and (${names.map((name) => `colleges.${name}`).join()})
    is distinct from (${names.map((name) => `derived.${name}`).join()})`
}

const chosen = (among: string) =>
  `join (${among}) as chosen (id) on chosen.id = held.id left join shown on shown.college = held.id`

/**
 * SQL: updates cards from their fee rows: the same as `cardFees()`.
 * @param among a query with one column of ids
 */
export const deriveFeesSql = (among: string): string => `
  with ${shownRows('colleges_fee_rows', 'amount', among)}, shown as (
    select distinct on (college) * from used order by college, amount, _order
  )
  ${updateChanged(
    {
      fees: `case
        when shown.college is null then null
        when shown.rows = 1 and ${firstNumberSql('held.fees')} = shown.amount then held.fees
        when shown.highest > shown.amount then ${groupedSql('shown.amount')} || ' - ' || ${groupedSql('shown.highest')}
        else ${groupedSql('shown.amount')} end`,
      fees_amount: 'case when shown.is_public then shown.amount end',
      fees_source_id: 'shown.source_id',
      fees_year: 'shown.year',
      fees_checked_on: 'shown.checked_on',
    },
    chosen(among),
  )}`

/** The same for seats: `cardSeats()`. */
export const deriveSeatsSql = (among: string): string => `
  with ${shownRows('colleges_seat_rows', 'seats', among)}, shown as (
    select distinct on (college) * from used order by college, _order
  )
  ${updateChanged(
    {
      seats: `case
        when shown.college is null then null
        when ${firstNumberSql('held.seats')} = shown.amount then held.seats
        else trunc(shown.amount)::text end`,
      seat_count: 'case when shown.is_public then shown.amount end',
      seats_source_id: 'shown.source_id',
      seats_year: 'shown.year',
      seats_checked_on: 'shown.checked_on',
    },
    chosen(among),
  )}`

/** SQL: the bit mask of the kinds that an ownership implies. */
export const ownershipMaskSql = (ownership: string): string =>
  `case ${ownership}::text ${Object.entries(KINDS_OF_OWNERS)
    .map(([owner, kind]) => `when '${owner}' then ${kindBits([kind])}`)
    .join(' ')} else 0 end`

/**
 * SQL: updates the kind bit mask: the same as `kindMask()`.
 * @param among a query with one column of ids
 */
export const deriveKindsSql = (among: string): string =>
  updateChanged(
    {
      kind_mask: `coalesce((
      select bit_or(case value::text ${COLLEGE_KINDS.map((kind) => `when '${kind}' then ${kindBits([kind])}`).join(' ')} end)
      from colleges_kinds where parent_id = held.id), 0)
    | ${ownershipMaskSql('held.ownership')}`,
    },
    `where held.id in (${among})`,
  )
