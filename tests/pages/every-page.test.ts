import { beforeAll, expect, it } from 'vitest'
import { testSecrets } from '../../scripts/lib/tests/test-database.mjs'
import { offencesOf } from './offences'
import { type PageText, readPage } from './page-text'

/*
 * Every public page of the seed, as it comes from the server: those of the sitemap, all that they lead to, and the
 * states of lists that no link leads to. `rule.ts` says what is looked for.
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
]
/** What is not for everybody, is no page, or asks and says nothing. */
const LEFT_OUT = /^\/(?:admin|api|dashboard|internal|my|saved|corrections|drawings|_next)\b|\.\w+$/

const pages = new Map<string, PageText>()
let admissionYear = 0

beforeAll(async () => {
  const settings = await (await fetch(`${base}/api/globals/site-settings`)).json()
  admissionYear = settings.announcement.year
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const waiting = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
  waiting.push(...STARTS)
  const asked = new Set(waiting)
  const read = async (path: string) => {
    const answer = await fetch(base + path, { redirect: 'follow' })
    if (!answer.headers.get('content-type')?.includes('text/html')) return
    const page = readPage(await answer.text())
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
  for (const one of ['/', '/about', '/mbbs-courses', '/mbbs-in-bihar', '/bds-in-assam', '/mbbs-in-nepal', '/jobs'])
    expect(paths).toContain(one)
  expect(paths.filter((path) => path.startsWith('/colleges/')).length).toBeGreaterThan(600)
})

it('shows no figure without its source, no part as a whole, no other year of admission', () => {
  const marks: Record<string, number> = {}
  for (const page of pages.values())
    for (const [kind, count] of Object.entries(page.marks)) marks[kind] = (marks[kind] ?? 0) + count
  console.log(`${pages.size} pages; marks beside figures: ${JSON.stringify(marks)}`)
  expect([...pages].flatMap(([path, page]) => offencesOf(path, page, admissionYear))).toEqual([])
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
