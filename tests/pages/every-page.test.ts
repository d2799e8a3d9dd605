import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import { testSecrets } from '../../scripts/lib/tests/test-database.mjs'
import { offencesOf } from './offences'
import { type PageText, readPage } from './page-text'

/*
 * The public pages of the seed, as they come from the server: those of the sitemap, all that they lead to, and the
 * states of lists that no link leads to. `rule.ts` says what is looked for. Of the colleges of which only an official
 * list tells, one for each course and state is read: their pages are made of the same few figures of one file, which
 * `tests/integration/colleges/first-content.test.ts` holds to the list; what differs is the state. Of the pages in Hindi,
 * which say the same figures, some of each kind are read. Of the other colleges `npm test` reads every fourth, and
 * `npm run test:long` all.
 */

const base = process.env.PAGES_BASE_URL ?? ''
const AT_ONCE = 6
const STARTS = [
  '/colleges?page=2',
  '/colleges?state=Bihar&fees=100000',
  '/colleges?q=nowhere-at-all',
  '/jobs?q=professor',
  '/jobs?q=nowhere-at-all',
  '/mbbs-in-lakshadweep',
  '/login',
  '/nothing-here',
  ...[
    '',
    '/about',
    '/admission',
    '/bams-in-kerala',
    '/bds-in-assam',
    '/colleges',
    '/colleges/aiims-new-delhi',
    '/colleges/navodaya-medical-college',
    '/contact',
    '/counselling',
    '/jobs',
    '/mbbs-courses',
    '/mbbs-in-andhra-pradesh',
    '/mbbs-in-bihar',
    '/mbbs-in-nepal',
    '/mbbs-in-sikkim',
    '/md-ms-in-karnataka',
    '/post-a-vacancy',
    '/predictor/coverage',
    '/predictor/how-good',
  ].map((path) => `/hi${path}`),
]
/** What is not for everybody, is no page, or asks and says nothing. */
const LEFT_OUT = /^\/(?:admin|api|dashboard|hi|internal|my|saved|corrections|drawings|_next)\b|\.\w+$/

type Row = Record<string, string>
const content = (file: string): Row[] => parse(readFileSync(`content/${file}`), { columns: true })

/** The pages of colleges that an official list alone tells of, all but the first of each state. */
function plainColleges(): string[] {
  const described = new Set(content('colleges.csv').map(({ slug }) => slug))
  return ['official/mbbs-2024-25.csv', 'official/bds-2024-25.csv'].flatMap((list) => {
    const seen = new Set<string>()
    const plain = content(list)
      .map(({ slug = '', state = '' }) => ({ slug: slug.replace(/^new /, ''), state }))
      .filter(({ slug }) => !described.has(slug))
    return plain.flatMap(({ slug, state }) => {
      const isFirst = !seen.has(state)
      seen.add(state)
      return isFirst ? [] : [`/colleges/${slug}`]
    })
  })
}

/** Pages of described colleges that this run leaves to `npm run test:long`. */
const isWhole = Boolean(process.env.TEST_LONG)
const laterColleges = (): string[] =>
  content('colleges.csv').flatMap(({ slug }, index) => (isWhole || index % 4 === 0 ? [] : [`/colleges/${slug}`]))

/** Nobody reads a longer answer to a question on a phone. */
const MAX_WORDS = 60
const wordsOf = (text: string) => text.split(/\s+/).length
const answersOf = (html: string): string[] =>
  [...html.matchAll(/"@type":"Answer","text":"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)

const longAnswers: string[] = []
const pages = new Map<string, PageText>()
const notRead = new Set([...plainColleges(), ...laterColleges()])
/** Addresses of the sitemap that are to be read. */
let wanted: string[] = []
let admissionYear = 0

beforeAll(async () => {
  const settings = await (await fetch(`${base}/api/globals/site-settings`)).json()
  admissionYear = settings.announcement.year
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
  // Nothing keeps a college of the files out of the list of addresses but that it is not there.
  expect([...notRead].filter((path) => !listed.includes(path))).toEqual([])
  wanted = listed.filter((path) => !notRead.has(path))
  const waiting = [...wanted, ...STARTS]
  const asked = new Set([...waiting, ...notRead])
  const read = async (path: string) => {
    const answer = await fetch(base + path, { redirect: 'follow' })
    if (!answer.headers.get('content-type')?.includes('text/html')) return
    const html = await answer.text()
    longAnswers.push(...answersOf(html).flatMap((text) => (wordsOf(text) > MAX_WORDS ? `${path}: ${text}` : [])))
    const page = readPage(html)
    pages.set(path, page)
    for (const link of page.links) {
      if (asked.has(link) || LEFT_OUT.test(link)) continue
      asked.add(link)
      waiting.push(link)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(read))
})

it('reaches the pages of colleges, courses, regions, vacancies and the site itself', () => {
  const paths = [...pages.keys()]
  expect(wanted.filter((path) => !pages.has(path))).toEqual([])
  for (const one of ['/', '/about', '/mbbs-courses', '/mbbs-in-bihar', '/bds-in-assam', '/mbbs-in-nepal', '/jobs'])
    expect(paths).toContain(one)
  expect(paths.filter((path) => path.startsWith('/colleges/')).length).toBeGreaterThan(isWhole ? 600 : 600 / 4)
})

it('shows no figure without its source, no part as a whole, no other year of admission', () => {
  const marks: Record<string, number> = {}
  for (const page of pages.values())
    for (const [kind, count] of Object.entries(page.marks)) marks[kind] = (marks[kind] ?? 0) + count
  console.log(`${pages.size} pages; marks beside figures: ${JSON.stringify(marks)}`)
  expect([...pages].flatMap(([path, page]) => offencesOf(path, page, admissionYear))).toEqual([])
})

it('answers what people ask in few words', () => {
  expect(longAnswers).toEqual([])
})

it('finds room for all of them in the page cache', async () => {
  const authorization = `Bearer ${process.env.CRON_SECRET ?? testSecrets.CRON_SECRET}`
  const figures = await (await fetch(`${base}/metrics`, { headers: { authorization } })).text()
  const figure = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)`, 'm').exec(figures)?.[1])
  const bytes = figure('site_page_cache_bytes')
  console.log(`page cache: ${Math.round(bytes / 1e6)} of ${Math.round(figure('site_page_cache_limit_bytes') / 1e6)} MB`)
  expect(bytes).toBeGreaterThan(0)
  expect(figure('site_page_cache_evictions')).toBe(0)
})

it('offers the feed of vacancies without a sample', async () => {
  const feed = await (await fetch(`${base}/jobs/feed.xml`)).text()
  expect(feed).toContain('<rss')
  expect(feed).not.toContain('<item>')
})
