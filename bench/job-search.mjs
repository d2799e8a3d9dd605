import { measureSearch } from './support/measure-search.mjs'

export const title = 'Search of vacancies: 10,000 and 100,000 against 1,000, and the whole search against its own SQL'

/** Typical requests: common and rare words, filters, sort orders and late pages. */
const searches = [
  () => '/jobs',
  (round) => `/jobs?q=${['cardiology', 'resident', 'anesthesia', 'consultant'][round % 4]}`,
  (round) => `/jobs?q=bench%20${round * 37 + 11}x`,
  (round) =>
    `/jobs?department=${['Cardiology', 'Radiology', 'Surgery'][round % 3]}&location=${['Delhi', 'Mumbai'][round % 2]}`,
  (round) => `/jobs?q=senior&location=${['Delhi', 'Mumbai', 'Chennai'][round % 3]}`,
  (round) => `/jobs?q=resident&salary=${[10, 15, 20][round % 3]}&sort=salary`,
  (round) => `/jobs?q=professor&sort=closing&page=${round + 1}`,
  (round) => `/jobs?page=${20 + round}`,
]

/** Inserts vacancies that cycle through every value of the filters. */
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
    from generate_series(1, $1::int) n
  ) made`

export const measure = (site) =>
  measureSearch(site, {
    noun: 'vacancies',
    table: 'jobs',
    tag: 'jobs',
    sizes: [1_000, 10_000, 100_000],
    fill: (client, count) => client.query(fill, [count]),
    searches,
    timing: 'job-search',
  })
