import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { inProject } from '../scripts/lib/project.mjs'

export const title = 'Search of colleges: 100,000 against 1,000, and the whole search against its own SQL'

const sizes = [1_000, 100_000]
const rounds = 12
const slowdownLimit = 2
const overheadLimit = 3

/** Addresses as visitors make them: places, names, misspelt ones, filters, orders and later pages. */
const searches = [
  '',
  'page=7',
  'state=Bihar',
  'state=Kerala&course=mbbs',
  'course=bds&ownership=private',
  'fees=500000&sort=fees',
  'sort=established&state=Gujarat',
  'q=TOWN',
  'q=Shanti+TOWN',
  'q=TOWN&state=Bihar',
  'q=Ganga+Institute&course=md-ms',
  'q=institute',
  'q=MISSPELT',
  'q=medical+TOWN&sort=rating',
]

const beginnings = ['ram', 'shiv', 'dev', 'kan', 'mol', 'tur', 'vel', 'nag', 'par', 'sil']
const middles = ['bha', 'ka', 'li', 'mu', 'no', 'ri', 'sa', 'ta', 'vi', 'yo']
const ends = ['pur', 'garh', 'nagar', 'abad', 'kot', 'ganj', 'patnam', 'halli', 'wadi', 'giri']
const townOf = (n) => beginnings[n % 10] + middles[Math.floor(n / 10) % 10] + ends[Math.floor(n / 100) % 10]
const misspelt = (town) => `${town.slice(0, 4)}${town[3]}${town.slice(4)}`

const fill = `
  WITH made AS (
    SELECT n, gen_random_uuid() AS id,
      (ARRAY['Ganga','Yamuna','Shanti','Vidya','Seva','Arogya','Kaveri','Narmada','Sanjeevani','Dhanvantari'])[1 + n % 10]
        || ' ' || (ARRAY['Medical College','Institute of Medical Sciences','Dental College','College of Nursing'])[1 + n % 4]
        || ' ' || n AS name,
      (ARRAY['Ram','Shiv','Dev','Kan','Mol','Tur','Vel','Nag','Par','Sil'])[1 + n % 10]
        || (ARRAY['bha','ka','li','mu','no','ri','sa','ta','vi','yo'])[1 + (n / 10) % 10]
        || (ARRAY['pur','garh','nagar','abad','kot','ganj','patnam','halli','wadi','giri'])[1 + (n / 100) % 10] AS town,
      (ARRAY['Bihar','Kerala','Gujarat','Punjab','Assam','Goa','Odisha','Telangana','Karnataka','Maharashtra'])[1 + (n / 7) % 10] AS state
    FROM generate_series(1, $1::int) AS n
  )
  INSERT INTO colleges (id, name, slug, location, state, country, ownership, status, _status, featured, description,
    fees, fees_amount, seats, seat_count, established, rating, course_mask, search_text, updated_at, created_at)
  SELECT id, name, 'bench-' || n, town, state, 'India',
    (ARRAY['Government','Private','Deemed','Central Government'])[1 + n % 4]::enum_colleges_ownership,
    'Active', 'published', n % 200 = 0, repeat('A college of the bench. ', 20),
    (40000 + (n % 50) * 50000)::text, 40000 + (n % 50) * 50000, '150', 150, 1900 + n % 120, (n % 50) / 10.0,
    (ARRAY[1, 3, 7, 32, 96, 128, 4096])[1 + n % 7], lower(name || ' ' || town || ' ' || state), now(), now()
  FROM made`

async function fillColleges(client, size) {
  await client.query("DELETE FROM colleges WHERE slug LIKE 'bench-%'")
  const { rows } = await client.query('SELECT count(*)::int AS held FROM colleges')
  await client.query(fill, [Math.max(0, size - rows[0].held)])
  await client.query('VACUUM ANALYZE colleges')
}

/** Has the site forget what it counted before. */
async function forget(siteUrl, secret) {
  const answer = await fetch(new URL('/internal/revalidate', siteUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['colleges'] }),
  })
  if (!answer.ok) throw new PlainProblem(`The site did not forget its counts: it answered ${answer.status}.`)
}

const p95 = (times) => times.sort((first, second) => first - second)[Math.floor(times.length * 0.95)]

async function measurePages(siteUrl) {
  const times = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const search of searches) {
      // Every round asks for other places, so that few answers are remembered.
      const town = townOf(round * 53 + 7)
      const asked = search.replace('TOWN', town).replace('MISSPELT', misspelt(town))
      const begun = performance.now()
      const answer = await fetch(new URL(`/colleges?${asked}`, siteUrl))
      const text = await answer.text()
      if (answer.status !== 200 || !text.includes('Found')) throw new PlainProblem(`/colleges?${asked} did not answer.`)
      // The first round warms the process up.
      if (round > 0) times.push(performance.now() - begun)
    }
  }
  return p95(times)
}

/** How long the searches take inside the process, and how much of it is the database's. */
async function measureOverhead({ groups, environment, folder, databaseUrl }) {
  const output = path.join(folder, 'college-search.json')
  const { code, output: words } = await groups.run(
    'search',
    process.execPath,
    [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      inProject('bench', 'vitest.config.ts'),
      'college-search',
    ],
    { env: { ...environment, DATABASE_URL: databaseUrl, JOBS: 'off', BENCH_OUTPUT: output }, limitSeconds: 240 },
  )
  if (code !== 0) throw new PlainProblem('The searches could not be timed: see below.', words)
  return JSON.parse(fs.readFileSync(output, 'utf8'))
}

/** Measures the search on both data sets, in the site's own database of the bench. */
export async function measure({ siteUrl, databaseUrl, groups, environment, folder }) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const times = {}
  try {
    for (const size of sizes) {
      await announced(`Making ${size.toLocaleString('en-IN')} colleges`, () => fillColleges(client, size))
      await forget(siteUrl, environment.CRON_SECRET)
      times[size] = await announced('Searching', () => measurePages(siteUrl))
    }
    const { total, sql } = await announced('Timing the SQL', () =>
      measureOverhead({ groups, environment, folder, databaseUrl }),
    )
    const [few, many] = sizes
    return [
      { what: 'page of results, p95', ours: times[many], reference: times[few], unit: 'ms', limit: slowdownLimit },
      { what: 'one search and its SQL, mean', ours: total, reference: sql, unit: 'ms', limit: overheadLimit },
    ]
  } finally {
    await client.query("DELETE FROM colleges WHERE slug LIKE 'bench-%'")
    await client.end()
    await forget(siteUrl, environment.CRON_SECRET)
  }
}
