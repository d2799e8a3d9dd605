import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'

export const title =
  'Job list, 95th percentile of a whole page, against the search of a plain Payload site of that size'

/** What a plain Payload site's `contains` search took on two cores, in milliseconds (p95), without any page around it. */
const reference = { 1000: 27, 100000: 101 }
const rounds = 40
const searches = {
  'a word': (round) => `/jobs?q=${['cardiology', 'resident', 'anesthesia', 'consultant'][round % 4]}`,
  'a rare word': (round) => `/jobs?q=bench%20${round * 37 + 11}x`,
  'two filters': (round) =>
    `/jobs?department=${['Cardiology', 'Radiology', 'Surgery'][round % 3]}&location=${['Delhi', 'Mumbai'][round % 2]}`,
  'a word and a filter': (round) => `/jobs?q=senior&location=${['Delhi', 'Mumbai', 'Chennai'][round % 3]}`,
  'salary floor, by pay': (round) => `/jobs?q=resident&salary=${[10, 15, 20][round % 3]}&sort=salary`,
  'a far page': (round) => `/jobs?page=${20 + round}`,
}

/** Fills the table up to `count` vacancies; every value the filters know, in turn. */
const fill = `
  insert into jobs (title, department, location, designation, type, experience, experience_years, salary, salary_min,
                    salary_max, slug, status, posted_at, deadline, search_text, description)
  select designation || ', ' || department || ' ' || n || 'x', department, location, designation, 'Full-time', '3 years',
         n % 12, (8 + n % 20) || '-' || (12 + n % 20) || ' LPA', 8 + n % 20, 12 + n % 20, 'bench-' || n, 'Active',
         now() - n * interval '1 minute', now() + interval '40 days',
         lower(designation || ', ' || department || ' ' || n || 'x bench ' || n || 'x ' || department), 'A made-up post.'
  from (
    select n,
      (array['Cardiology','Pediatrics','Orthopedics','General Medicine','Radiology','Neurology','Surgery','Anesthesia'])[1 + n % 8] as department,
      (array['New Delhi','Delhi','Chandigarh','Bangalore','Mumbai','Chennai','Puducherry'])[1 + n % 7] as location,
      (array['Professor','Associate Professor','Assistant Professor','Senior Resident','Consultant'])[1 + n % 5] as designation
    from generate_series((select count(*) from jobs)::int, $1::int - 1) n
  ) made`

async function percentile95(siteUrl, addressOf) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now()
    const answer = await fetch(siteUrl + addressOf(round))
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${addressOf(round)} answered ${answer.status}`)
    times.push(performance.now() - before)
  }
  return times.sort((first, second) => first - second)[Math.ceil(rounds * 0.95) - 1]
}

/** The site keeps what it has read; it is told that the vacancies are others now. */
const tellSite = ({ siteUrl, environment }) =>
  fetch(`${siteUrl}/internal/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.CRON_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['jobs'] }),
  })

/** One row per kind of search and size of the table. */
export async function measure(site) {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  const rows = []
  try {
    for (const count of [1_000, 100_000]) {
      await announced(`Filling in ${count.toLocaleString('en')} vacancies`, async () => {
        await client.query(fill, [count])
        await client.query('vacuum analyze jobs')
        await tellSite(site)
        await fetch(`${site.siteUrl}/jobs`)
      })
      for (const [what, addressOf] of Object.entries(searches)) {
        const ours = await percentile95(site.siteUrl, addressOf)
        // A small table measures the page around the list; the limit is for the search itself, at its hardest.
        const limit = count === 100_000 ? 1 : undefined
        rows.push({
          what: `${what}, ${count.toLocaleString('en')} jobs`,
          ours,
          reference: reference[count],
          unit: 'ms',
          limit,
        })
      }
    }
  } finally {
    await client.query(`delete from jobs where slug like 'bench-%'`)
    await client.end()
    await tellSite(site)
  }
  return rows
}
