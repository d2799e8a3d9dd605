/** Approximate number of colleges that teach MBBS. */
const COLLEGES_OF_INDIA = 600
/** One college in so many is in a given state. */
const STATES = 20
const QUOTAS_OF_A_STATE = 3
const CATEGORIES = ['open', 'ews', 'obc', 'sc', 'st']
const CATEGORIES_OF_A_STATE = 8
const LAST_YEAR = 2025
const ROUNDS = ['r1', 'r2', 'r3']

const authorities = `
  insert into counselling_authorities (name, slug, site, state_id)
  select 'Bench authority ' || n, 'bench-' || n, 'https://example.org', region.id
  from generate_series(0, $1::int) n
    left join (select id, row_number() over (order by name) as nth from regions where country = 'India') region on region.nth = n`

const terms = `
  insert into seat_terms (authority_id, kind, code, words, central, restriction, for_residents, is_priced)
  select authority.id, 'quota'::enum_seat_terms_kind, 'Q' || n, 'Quota ' || n, null::enum_seat_terms_central,
    case when n = 3 then 'nri'::enum_seat_terms_restriction end, authority.state_id is not null and n = 1, n = 2
  from counselling_authorities authority
    cross join lateral generate_series(1, case when authority.state_id is null then 1 else ${QUOTAS_OF_A_STATE} end) n
  where authority.slug like 'bench-%'
  union all
  select authority.id, 'category', 'C' || n, 'Category ' || n,
    case when n <= ${CATEGORIES.length} then (array[${CATEGORIES.map((name) => `'${name}'`)}])[n]::enum_seat_terms_central end,
    case when n > ${CATEGORIES.length} then 'disability'::enum_seat_terms_restriction end, false, false
  from counselling_authorities authority
    cross join lateral generate_series(1, case when authority.state_id is null then ${CATEGORIES.length} else ${CATEGORIES_OF_A_STATE} end) n
  where authority.slug like 'bench-%'`

const colleges = `
  insert into colleges (name, slug, location, state, country, ownership, status, _status, fees_amount, updated_at, created_at)
  select 'Bench college ' || n, 'bench-' || n, 'Town ' || n % 90, 'State ' || n % 36, 'India',
    (array['Government', 'Private', 'Deemed'])[1 + n % 3]::enum_colleges_ownership, 'Active', 'published',
    20000 + n % 60 * 25000, now(), now()
  from generate_series(1, ${COLLEGES_OF_INDIA}) n`

const names = `
  insert into college_names (name, state, college_id, match)
  select slug, 'bench', id, 'found' from colleges where slug like 'bench-%'`

/** The all-India list has every college, a state's list only its own. */
const ranks = `
  insert into closing_ranks (year, authority_id, round, course, quota_id, category_id, listed_as_id, college_id, closing_rank, allotted)
  select ${LAST_YEAR} - y, authority.id, round::enum_closing_ranks_round, 'MBBS', quota.id, category.id, name.id,
    name.college_id, 500 + abs(hashtext(name.name || quota.code || category.code)) % 150000 + y * 37 + length(round), 3 + y
  from college_names name
    join counselling_authorities authority on authority.slug like 'bench-%' and (authority.state_id is null
      or substr(name.name, 7)::int % ${STATES} = substr(authority.slug, 7)::int % ${STATES})
    join seat_terms quota on quota.authority_id = authority.id and quota.kind = 'quota'
    join seat_terms category on category.authority_id = authority.id and category.kind = 'category'
    cross join generate_series(0, $1::int - 1) y cross join unnest($2::text[]) round
  where name.state = 'bench'`

const rates = `
  insert into hit_rates (authority_id, quota_id, course, round, from_year, to_year, cases, held_likely, held_possible, held_reach)
  select quota.authority_id, quota.id, 'MBBS', round::enum_hit_rates_round, ${LAST_YEAR - 1}, ${LAST_YEAR}, 400, 380, 240, 60
  from seat_terms quota join counselling_authorities authority on authority.id = quota.authority_id
    cross join unnest($1::text[]) round
  where authority.slug like 'bench-%' and quota.kind = 'quota'`

const gone = [
  `delete from hit_rates where authority_id in (select id from counselling_authorities where slug like 'bench-%')`,
  `delete from closing_ranks where authority_id in (select id from counselling_authorities where slug like 'bench-%')`,
  `delete from college_names where state = 'bench'`,
  `delete from seat_terms where authority_id in (select id from counselling_authorities where slug like 'bench-%')`,
  `delete from counselling_authorities where slug like 'bench-%'`,
  `delete from colleges where slug like 'bench-%'`,
]

/**
 * Disables foreign key checks: generated rows refer only to existing ones, and checking each would take most of the
 * time.
 */
async function unchecked(client, work) {
  await client.query('set session_replication_role = replica')
  await work()
  await client.query('set session_replication_role = default')
}

/** Removes the generated closing ranks, with everything they refer to. */
export async function removeClosingRanks(client) {
  await unchecked(client, async () => {
    for (const statement of gone) await client.query(statement)
  })
}

/**
 * Generates closing ranks of the all-India list and of states, three rounds a year.
 * @param size `{ states, years }`
 * @returns how many there are
 */
export async function makeClosingRanks(client, { states, years }) {
  let count = 0
  await unchecked(client, async () => {
    await client.query(authorities, [states])
    for (const statement of [terms, colleges, names]) await client.query(statement)
    count = (await client.query(ranks, [years, ROUNDS])).rowCount
    await client.query(rates, [ROUNDS])
  })
  await client.query('vacuum analyze closing_ranks, seat_terms, college_names, colleges, hit_rates')
  return count
}
