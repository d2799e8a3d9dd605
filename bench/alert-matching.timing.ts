import fs from 'node:fs'
import type { Payload } from 'payload'
import { it } from 'vitest'
import { alertSearch } from '@/features/jobs/alerts/alert-rule'
import { matchNewVacancies } from '@/features/jobs/alerts/tasks/job-alerts-task'
import { baseTerms } from '@/features/search/base-terms'
import { watchMemory } from './support/watch-memory'

const ALERTS = { few: 1_000, many: 100_000 }
const VACANCIES = 500
const ALERTS_OF_A_MAILBOX = 2
const WRITTEN_AT_ONCE = 5_000

const namesOf = (kind: string) =>
  baseTerms()
    .filter((term) => term.kind === kind)
    .map(({ value }) => value)
const [departments, places, designations] = [namesOf('department'), namesOf('place'), namesOf('designation')]
const WORDS = ['trauma', 'fellowship', 'night shift', 'hostel', 'teaching', 'rural', 'corporate', 'trust', 'emergency']
const FREQUENCIES = ['at-once', 'daily', 'daily', 'weekly']

/** A seeded generator of integers below a limit, the same in every run. */
function chance(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * limit)
  }
}
const below = chance(16)
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T

/**
 * Searches people subscribe to: mostly a subject in a town; occasionally words, pay and experience; everything, one in
 * a hundred.
 */
function wanted(): Record<string, string> {
  const kind = below(100)
  const more = { ...(below(10) === 0 && { salary: '15' }), ...(below(10) === 0 && { experience: '3' }) }
  if (kind < 45) return { department: oneOf(departments), location: oneOf(places), ...more }
  if (kind < 65) return { designation: oneOf(designations), location: oneOf(places), ...more }
  if (kind < 75) return { department: oneOf(departments), designation: oneOf(designations), ...more }
  if (kind < 80) return { department: oneOf(departments), ...more }
  if (kind < 85) return { location: oneOf(places), ...more }
  if (kind < 99) return { q: `${oneOf(WORDS)} ${oneOf([...departments, ...places, ...WORDS])}` }
  return {}
}

async function fill(payload: Payload, count: number): Promise<void> {
  const { pool } = payload.db
  const [{ alertRule }, { ruleColumns }] = await Promise.all([
    import('@/features/jobs/alerts/alert-rule'),
    import('@/features/jobs/alerts/operations/set-alert'),
  ])
  await pool.query(
    `insert into mailboxes (email) select 'bench-' || n || '@example.test' from generate_series(1, $1::int) n`,
    [count / ALERTS_OF_A_MAILBOX],
  )
  await pool.query(
    `insert into subscriptions (mailbox_id, kind, status, confirmed_at)
     select id, 'job-alerts', 'active', now() - interval '20 days'
     from mailboxes cross join generate_series(1, $1::int) where email like 'bench-%'`,
    [ALERTS_OF_A_MAILBOX],
  )
  for (let written = 0; written < count; written += WRITTEN_AT_ONCE) {
    const rules = Array.from({ length: Math.min(WRITTEN_AT_ONCE, count - written) }, () => {
      const search = alertSearch(wanted())
      return { ...ruleColumns(alertRule(search, baseTerms())), salary: search.salary, experience: search.experience }
    })
    await pool.query(
      `with free as (
         select s.id, row_number() over () as nth from subscriptions s join mailboxes b on b.id = s.mailbox_id
         where b.email like 'bench-%' and not exists (select from job_alerts where subscription_id = s.id) limit $3::int)
       insert into job_alerts (subscription_id, frequency, anchor, department_keys, place_keys, designation_keys, words,
         salary, experience)
       select free.id, ($2::text[])[1 + nth % 4]::enum_job_alerts_frequency, rule->>'anchor', rule->>'departmentKeys',
         rule->>'placeKeys', rule->>'designationKeys', rule->>'words', (rule->>'salary')::numeric,
         (rule->>'experience')::numeric
       from jsonb_array_elements($1::jsonb) with ordinality as given(rule, place) join free on free.nth = place`,
      [JSON.stringify(rules), FREQUENCIES, rules.length],
    )
  }
  await pool.query(
    `insert into jobs (title, department, location, designation, type, experience_years, salary_min, salary_max, slug,
       status, posted_at, deadline, search_text)
     select designation || ' in ' || department, department, location, designation, 'Full-time', n % 8, 8 + n % 15,
       12 + n % 15, 'bench-' || n, 'Active', now(), now() + interval '30 days',
       lower(concat_ws(' ', designation, department, location, ($5::text[])[1 + n % 9], ($5::text[])[1 + n % 7]))
     from (select n, ($2::text[])[1 + n * 7 % cardinality($2::text[])] as department,
             ($3::text[])[1 + n * 11 % cardinality($3::text[])] as location,
             ($4::text[])[1 + n * 13 % cardinality($4::text[])] as designation
           from generate_series(1, $1::int) n) made`,
    [VACANCIES, departments, places, designations, WORDS],
  )
  await pool.query('vacuum analyze mailboxes, subscriptions, job_alerts, jobs')
}

const TIDY = `
  truncate job_alert_matches cascade;
  delete from job_alerts where subscription_id in
    (select s.id from subscriptions s join mailboxes b on b.id = s.mailbox_id where b.email like 'bench-%');
  delete from subscriptions where mailbox_id in (select id from mailboxes where email like 'bench-%');
  delete from mailboxes where email like 'bench-%';
  delete from jobs where slug like 'bench-%'`

async function timeMatching(payload: Payload, alerts: number) {
  await fill(payload, alerts)
  const memory = watchMemory()
  const begun = performance.now()
  await matchNewVacancies(payload, baseTerms(), new Date())
  const milliseconds = performance.now() - begun
  const { rows } = await payload.db.pool.query('select count(*)::int as count from job_alert_matches')
  const matches: number = rows[0].count
  if (matches === 0) throw new Error('No vacancy matched an alert.')
  return { milliseconds, matches, peak: memory.end() }
}

/** Time the database takes to write the same matches from a table, without matching. */
async function timeNoting(payload: Payload): Promise<number> {
  const { pool } = payload.db
  await pool.query('create table bench_matches as select mailbox_id, job_id, alert_id from job_alert_matches')
  try {
    await pool.query('truncate job_alert_matches cascade')
    const begun = performance.now()
    await pool.query(
      'insert into job_alert_matches (mailbox_id, job_id, alert_id) select * from bench_matches on conflict do nothing',
    )
    return performance.now() - begun
  } finally {
    await pool.query('drop table bench_matches')
  }
}

it('times the comparison of new vacancies with alerts', { timeout: 900_000 }, async () => {
  const { testPayload, closePayload } = await import('../tests/setup/payload')
  const payload = await testPayload()
  try {
    const few = await timeMatching(payload, ALERTS.few)
    await payload.db.pool.query(TIDY)
    const many = await timeMatching(payload, ALERTS.many)
    const noting = await timeNoting(payload)
    fs.writeFileSync(process.env.BENCH_OUTPUT ?? '/dev/stdout', JSON.stringify({ few, many, noting }))
  } finally {
    await payload.db.pool.query(TIDY)
    await closePayload()
  }
})
