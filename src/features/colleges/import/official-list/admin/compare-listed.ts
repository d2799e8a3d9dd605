import type { PoolClient } from 'pg'
import { publicFiguresSql } from '@/cms/sources/source-rule'
import { PUBLIC_OWNERSHIPS } from '@/lib/vocabulary'

/** SQL: a college's seat row for a course, sourced ones first; rows without a course are of the first one. */
const HELD_SEATS = `
  select row.seats, row.since, row.year, source.title, ${publicFiguresSql('source')} as is_public
  from colleges_seat_rows row left join sources source on source.id = row.source_id
  where row._parent_id = colleges.id and coalesce(row.course::text, (
    select value::text from colleges_courses where parent_id = colleges.id and "order" = 1)) = stated.course
  order by ${publicFiguresSql('source')} desc, row._order limit 1`

/** SQL: whether the existing figure is kept: one from another source, of any year. */
const stays = (title: string, isPublic: string) =>
  `coalesce(${isPublic} and lower(${title}) is distinct from lower(staged.source) and not staged.overwrites, false)`

/** SQL: the first batch's year after the seats, for the preview. */
const sinceSql = (since: string) => `coalesce(', since ' || ${since}, '')`

/** SQL: the row's seats compared with the college's. */
const SEATS = `
  select
    coalesce(jsonb_agg(jsonb_build_object(
        'course', stated.course, 'seats', stated.seats, 'since', coalesce(stated.since, held.since))) filter (
      where not standing.stays and (held.seats is distinct from stated.seats or not coalesce(held.is_public, false)
        or held.since is distinct from coalesce(stated.since, held.since) or held.year is distinct from staged.source_year)), '[]') as new_seats,
    coalesce(jsonb_agg(jsonb_build_object(
        'column', 'seats ' || stated.course, 'before', concat_ws(', ', held.seats::text, held.title), 'after', stated.seats::text
      )) filter (where standing.stays and held.seats <> stated.seats), '[]') as kept_seats,
    string_agg(stated.course || ': ' || held.seats || ${sinceSql('held.since')}, ' | ') as seats_before,
    string_agg(stated.course || ': ' || case when standing.stays then held.seats || ${sinceSql('held.since')}
      else stated.seats || ${sinceSql('coalesce(stated.since, held.since)')} end, ' | ') as seats_after,
    string_agg(distinct concat_ws(' ', held.title, held.year), ' | ') as seat_sources
  from jsonb_to_recordset(staged.seats) as stated (course text, seats numeric, since numeric)
    left join lateral (${HELD_SEATS}) as held on true
    cross join lateral (select ${stays('held.title', 'held.is_public')} as stays) as standing`

/** SQL: contradictions with kept values, for the report. */
const contradiction = (column: string, isKept: string) => `
  case when ${isKept} then jsonb_build_array(jsonb_build_object(
    'column', '${column}', 'before', colleges.${column}::text, 'after', staged.${column}::text)) else '[]' end`

const PUBLIC = PUBLIC_OWNERSHIPS.map((name) => `'${name}'`).join(', ')
const isPublicOwner = (ownership: string) => `(${ownership}::text in (${PUBLIC}))`
/**
 * Lists call every state college "Government", and deemed universities "Private": only the other class counts as a
 * difference.
 */
const OTHER_OWNER = `coalesce(${isPublicOwner('colleges.ownership')} <> ${isPublicOwner('staged.ownership')}, false)`
const KEEPS_OWNERSHIP = `${OTHER_OWNER} and not staged.overwrites`
const KEEPS_YEAR = 'year.stays and colleges.established <> staged.established'

/**
 * Decides what a row changes. Missing values are filled in; unverified ones, or ones from an earlier edition of the
 * list, are replaced; ones verified from another source stay.
 */
export async function compareOfficialRows(client: PoolClient): Promise<void> {
  await client.query(`
    alter table staged
      add column sets_ownership boolean not null default false,
      add column sets_university boolean not null default false,
      add column sets_established boolean not null default false,
      add column sets_source boolean not null default false,
      add column added_courses jsonb not null default '[]',
      add column new_seats jsonb not null default '[]',
      add column seats_before text,
      add column seats_after text,
      add column seat_sources text,
      add column contradicted jsonb`)
  await client.query(`
    with compared as (
      select staged.line,
        staged.ownership is not null
          and (colleges.ownership is null or ${OTHER_OWNER} and staged.overwrites) as sets_ownership,
        staged.university is not null and coalesce(colleges.university, '') = '' as sets_university,
        coalesce(staged.established is not null and not year.stays
          and (colleges.established is distinct from staged.established or not year.is_public), false) as sets_established,
        colleges.source_id is null as sets_source,
        (select coalesce(jsonb_agg(entry.text order by entry.place), '[]')
          from jsonb_array_elements_text(staged.courses) with ordinality as entry (text, place)
          where not exists (select from colleges_courses where parent_id = colleges.id and value::text = entry.text)
        ) as added_courses,
        seats.new_seats, seats.seats_before, seats.seats_after, seats.seat_sources,
        nullif(seats.kept_seats || ${contradiction('ownership', KEEPS_OWNERSHIP)}
          || ${contradiction('established', KEEPS_YEAR)}, '[]') as contradicted
      from staged
        join colleges on colleges.id = staged.target
        left join sources of_year on of_year.id = colleges.established_source_id
        cross join lateral (select ${publicFiguresSql('of_year')} as is_public,
          ${stays('of_year.title', publicFiguresSql('of_year'))} as stays) as year
        cross join lateral (${SEATS}) as seats
      where staged.outcome = 'create'
    )
    update staged set
      sets_ownership = compared.sets_ownership, sets_university = compared.sets_university,
      sets_established = compared.sets_established, sets_source = compared.sets_source,
      added_courses = compared.added_courses, new_seats = compared.new_seats,
      seats_before = compared.seats_before, seats_after = compared.seats_after, seat_sources = compared.seat_sources,
      contradicted = compared.contradicted,
      outcome = case when compared.sets_ownership or compared.sets_university or compared.sets_established
        or compared.sets_source or compared.added_courses <> '[]' or compared.new_seats <> '[]'
        then 'change' else 'skip' end
    from compared where compared.line = staged.line`)
}
