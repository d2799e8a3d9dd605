import { measureSearch } from './support/measure-search.mjs'

export const title =
  'Search of colleges: 3,500, 10,000 and 100,000 against 1,500, and the whole search against its own SQL'

/** Typical requests: places, names, misspellings, filters, sort orders and later pages. */
const asked = [
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

const searches = asked.map((search) => (round) => {
  const town = townOf(round * 53 + 7)
  return `/colleges?${search.replace('TOWN', town).replace('MISSPELT', misspelt(town))}`
})

export const measure = (site) =>
  measureSearch(site, {
    noun: 'colleges',
    table: 'colleges',
    tag: 'colleges',
    // A fresh start lists 1,343.
    sizes: [1_500, 3_500, 10_000, 100_000],
    fill: (client, count) => client.query(fill, [count]),
    searches,
    timing: 'college-search',
  })
