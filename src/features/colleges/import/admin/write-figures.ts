import type { Writing } from '@/cms/import/importer'
import { deriveFeesSql, deriveSeatsSql } from '@/features/colleges/figures/operations/card-figures-queries'
import { BARE_FEE } from '@/features/colleges/hooks/restate-figures'
import { INDIAN_OFFSET } from '@/lib/calendar/indian-calendar'
import { namesSource, SOURCES } from './college-columns'
import { asRead } from './match-colleges'

/** Card figures a file can state, and their row tables. */
const FIGURES = [
  {
    name: 'fees',
    source: 'fees_source',
    table: 'colleges_fee_rows',
    only: `and coalesce(row.kind::text, 'fee') = 'fee'`,
    columns: 'amount, covers',
    values: `staged.fees_amount, case when staged.fees !~* '${BARE_FEE}' then left(staged.fees, 120) end`,
    amount: 'fees_amount',
  },
  {
    name: 'seats',
    source: 'seats_source',
    table: 'colleges_seat_rows',
    only: '',
    columns: 'seats',
    values: 'staged.seat_count',
    amount: 'seat_count',
  },
] as const

/** Start of the day on which a row was compared with its sources. */
const CHECKED_ON = `(staged.checked_on || 'T00:00:00${INDIAN_OFFSET}')::timestamptz`

/** Sourced single figures besides fees and seats, and their check dates. */
const COMPARED = [
  { name: 'source', column: 'source_id', day: 'checked_on' },
  { name: 'established_source', column: 'established_source_id', day: 'established_checked_on' },
] as const
const comparedSql = ({ column, day }: (typeof COMPARED)[number]) =>
  `${day} = case when staged.${column} is not null then ${CHECKED_ON} end`

/**
 * Finds the named sources by title and year. Unknown ones are added as our own listing: their kind, and so whether
 * figures are public, is for an editor to decide.
 */
export async function findSources({ client, stated }: Writing, range: string): Promise<void> {
  for (const { name, column } of SOURCES) {
    await client.query(`alter table staged add column if not exists ${column} uuid`)
    if (!stated.has(name)) continue
    await client.query(`insert into sources (title, year, kind)
       select distinct on (lower(staged.${name}), staged.${name}_year) staged.${name}, staged.${name}_year, 'own'::enum_sources_kind
       from staged
       where staged.${name} is not null and staged.outcome in ('create', 'change') and ${range}
         and not exists (select from sources where ${namesSource(name)})`)
    await client.query(`update staged set ${column} = (
         select sources.id from sources left join colleges held on held.id = staged.target
         where ${namesSource(name)}
         order by (sources.id = held.${column}) desc nulls last, sources.year desc nulls last, sources.created_at limit 1)
       where staged.${name} is not null and staged.outcome in ('create', 'change') and ${range}`)
  }
}

/** Marks rows whose fee, seats or their source differ from the college's. */
export async function noteRestated({ client, stated }: Writing, range: string): Promise<void> {
  for (const { name, source } of FIGURES) {
    await client.query(`alter table staged add column if not exists restates_${name} boolean not null default false`)
    if (!stated.has(name)) continue
    const otherSource = stated.has(source) ? `or colleges.${source}_id is distinct from staged.${source}_id` : ''
    await client.query(`update staged set restates_${name} = true
       where ${range} and (staged.outcome = 'create' or staged.outcome = 'change' and exists (
         select from colleges where colleges.id = staged.target
           and (${asRead(`colleges.${name}`, true)} is distinct from staged.${name} ${otherSource})))`)
  }
}

/**
 * Replaces the rows of the first course by the stated figure and updates the card. Unchanged figures keep their rows.
 */
export async function writeFigures({ client, stated }: Writing, range: string): Promise<void> {
  const named = SOURCES.filter(({ name }) => stated.has(name) && !FIGURES.some(({ source }) => source === name))
  const stands = [
    ...named.map(({ column }) => `${column} = staged.${column}`),
    ...(stated.has('checked_on') ? COMPARED.filter(({ name }) => stated.has(name)).map(comparedSql) : []),
  ]
  if (stands.length > 0) {
    await client.query(`update colleges set ${stands.join(', ')} from staged
       where staged.target = colleges.id and staged.outcome in ('create', 'change') and ${range}`)
  }
  const checkedOn = stated.has('checked_on') ? CHECKED_ON : 'null::timestamptz'
  for (const { name, source, table, only, columns, values, amount } of FIGURES) {
    await client.query(`delete from ${table} as row using staged
       where row._parent_id = staged.target and staged.restates_${name} and ${range} ${only}
         and (row.course is null or row.course::text = (
           select value::text from colleges_courses where parent_id = staged.target and "order" = 1))`)
    await client.query(`insert into ${table} (_order, _parent_id, id, source_id, checked_on, ${columns})
       select 0, staged.target, replace(gen_random_uuid()::text, '-', ''), staged.${source}_id,
         case when staged.${source}_id is not null then ${checkedOn} end, ${values}
       from staged where staged.restates_${name} and staged.${amount} is not null and ${range}`)
  }
  const written = `select target from staged where outcome in ('create', 'change') and ${range}`
  await client.query(deriveFeesSql(written))
  await client.query(deriveSeatsSql(written))
}
