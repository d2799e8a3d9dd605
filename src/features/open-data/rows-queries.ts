import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { type CsvRow, pagesAfter } from '@/cms/csv/csv-response'
import { ownerSql } from '@/lib/college-facts/college-kinds-rule'
import { type DataSet, PAY_FROM } from './data-sets'

const ROWS_PER_READ = 5000

const percentOf = (held: string) => sql.raw(`round(100.0 * rate.${held} / nullif(rate.cases, 0), 1)::float as`)

/** The rows of a table, read page by page in a stable order, so that the same records give the same file. */
export async function* rowsOf({ db }: Payload, set: DataSet): AsyncGenerator<CsvRow[]> {
  const read = async (statement: SQL) => (await db.drizzle.execute<CsvRow>(statement)).rows
  if (set === 'hit-rates') return yield await read(hitRates())
  if (set === 'pay-by-department') return yield await read(payByDepartment())
  const page = set === 'colleges' ? colleges : closingRanks
  yield* pagesAfter<CsvRow>(
    (last) => read(page(String(last?.id ?? NO_ID))),
    ({ id: _id, ...row }) => row,
  )
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Colleges as visitors see them; seats and fees only if sourced. */
const colleges = (after: string) => sql`
  select c.id, c.slug, c.name, c.location as town, c.state, c.country::text, ${sql.raw(ownerSql('c'))} as ownership, c.university,
    c.established::int,
    (select string_agg(courses.value::text, ' ' order by courses."order") from colleges_courses courses
      where courses.parent_id = c.id) as courses,
    c.seat_count::int as seats, case when c.seat_count is not null then c.seats_year end as seats_year, seats.title as seats_source,
    c.fees_amount::float as fee_a_year,
    case when c.fees_amount is not null then case c.country::text when 'Nepal' then 'NPR' else 'INR' end end as currency,
    c.fees_year as fee_year, fees.title as fee_source
  from colleges c left join sources seats on seats.id = c.seats_source_id left join sources fees on fees.id = c.fees_source_id
  where ${sql.raw(liveRecordsSql('c'))} and c.id > ${after}::uuid
  order by c.id limit ${ROWS_PER_READ}`

/** Every stored closing rank; doubtful ones are flagged. */
const closingRanks = (after: string) => sql`
  select figure.id, figure.year::int, coalesce(nullif(authority.short_name, ''), authority.name) as authority,
    figure.round::text, figure.course::text, coalesce(nullif(quota.words, ''), quota.code) as quota,
    coalesce(nullif(category.words, ''), category.code) as category, figure.gender::text as open_to,
    listed.name as college_as_listed, college.slug as college_slug, figure.closing_rank::int,
    figure.rank_type::text, figure.allotted::int, figure.flag as doubt, source.title as source, source.year as source_year
  from closing_ranks figure
    join counselling_authorities authority on authority.id = figure.authority_id
    join seat_terms quota on quota.id = figure.quota_id
    join seat_terms category on category.id = figure.category_id
    join college_names listed on listed.id = figure.listed_as_id
    left join colleges college on college.id = figure.college_id and ${sql.raw(liveRecordsSql('college'))}
    left join sources source on source.id = figure.source_id
  where figure.id > ${after}::uuid
  order by figure.id limit ${ROWS_PER_READ}`

/** How often the edges of the bands held, for each measured pool. */
const hitRates = () => sql`
  select coalesce(nullif(authority.short_name, ''), authority.name) as authority,
    coalesce(nullif(quota.words, ''), quota.code) as quota, rate.course::text, rate.round::text,
    rate.from_year::int, rate.to_year::int, rate.cases::int,
    ${percentOf('held_likely')} held_at_0_75, ${percentOf('held_possible')} held_at_1_0,
    ${percentOf('held_reach')} held_at_1_2
  from hit_rates rate
    join counselling_authorities authority on authority.id = rate.authority_id and authority.deleted_at is null
    join seat_terms quota on quota.id = rate.quota_id
  order by authority.name, rate.course, quota.code, rate.round, rate.from_year, rate.to_year, rate.id`

/**
 * Yearly pay offered by vacancies of the last months, by department: the midpoint of each range. Few vacancies or
 * employers would reveal what one of them pays.
 */
const payByDepartment = () => sql`
  with offers as (
    select department, (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2 as pay,
      coalesce(hospital_id::text, lower(trim(institution))) as employer
    from jobs
    where status <> 'Inactive' and deleted_at is null and is_sample is not true and department is not null
      and coalesce(salary_min, salary_max) is not null and coalesce(hospital_id::text, trim(institution), '') <> ''
      and posted_at > now() - make_interval(months => ${PAY_FROM.months}::int)
  )
  select department, count(*)::int as vacancies, count(distinct employer)::int as employers,
    case when count(*) >= ${PAY_FROM.quartiles}::int
      then round((percentile_cont(0.25) within group (order by pay))::numeric, 1)::float end as lower_quartile,
    round((percentile_cont(0.5) within group (order by pay))::numeric, 1)::float as median,
    case when count(*) >= ${PAY_FROM.quartiles}::int
      then round((percentile_cont(0.75) within group (order by pay))::numeric, 1)::float end as upper_quartile
  from offers group by department
  having count(*) >= ${PAY_FROM.median}::int and count(distinct employer) >= ${PAY_FROM.employers}::int
  order by department`
