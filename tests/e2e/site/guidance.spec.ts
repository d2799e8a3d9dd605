import { type APIRequestContext, expect } from '@playwright/test'
import { violationsByDayAndNight } from '../support/accessibility'
import { mainOf, structured } from '../support/page-text'
import { staffApi, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

interface StoredCollege {
  state: string
  country: string
  courses?: string[]
  seatCount?: number
}
interface StoredRegion {
  id: string
  name: string
  slug: string
  country: string
  inCoursesMenu?: boolean
  officialTotals?: { course: string; colleges?: number; seats?: number; year?: string }[]
}

const QUALIFICATIONS: Record<string, string[]> = {
  mbbs: ['MBBS'],
  'md-ms': ['MD', 'MS', 'DM', 'MCh'],
  bds: ['BDS', 'MDS'],
  bams: ['BAMS', 'MD (Ayurveda)', 'MS (Ayurveda)'],
  bhms: ['BHMS', 'MD (Homoeopathy)'],
  nursing: ['B.Sc Nursing', 'Post Basic B.Sc Nursing', 'M.Sc Nursing', 'GNM'],
  paramedical: ['Paramedical'],
}
const LISTINGS: Record<string, string> = {
  '/mbbs-courses': 'MBBS',
  '/md-ms-courses': 'MD/MS',
  '/bds-courses': 'BDS',
  '/bams-courses': 'BAMS',
  '/bhms-courses': 'BHMS',
  '/bsc-nursing-courses': 'B.Sc Nursing',
  '/paramedical-courses': 'Paramedical',
}

const AT_ONCE = 6
/** Whose questions and answers the seed brings as an editor's own. */
const ANSWERED_BY_EDITORS = ['/mbbs-in-bihar', '/mbbs-in-uttar-pradesh']

let staff: APIRequestContext
let base: string
test.beforeAll(async ({ baseURL }) => {
  base = baseURL ?? ''
  staff = await staffApi(base)
})
test.afterAll(() => staff.dispose())

const text = async (request: APIRequestContext, address: string) => (await request.get(address)).text()
const docs = async <T>(address: string): Promise<T[]> => (await (await staff.get(address)).json()).docs
const idWhere = async (collection: string, field: string, value: string) =>
  (await docs<{ id: string }>(`/api/${collection}?where[${field}][equals]=${value}&limit=1`))[0]?.id ?? ''

/** Several at a time: there are more than two hundred pages. */
async function fetchAll(request: APIRequestContext, addresses: string[]) {
  const answers = new Map<string, { status: number; html: string }>()
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    await Promise.all(
      addresses.slice(start, start + AT_ONCE).map(async (address) => {
        const answer = await request.get(address)
        answers.set(address, { status: answer.status(), html: await answer.text() })
      }),
    )
  }
  return answers
}

test('every course has a page of its own in every state, with its own numbers', async ({ request }) => {
  test.setTimeout(240_000)
  const regions = (await docs<StoredRegion>('/api/regions?pagination=false')).filter(
    ({ country }) => country === 'India',
  )
  const colleges = await docs<StoredCollege>(
    '/api/colleges?pagination=false&where[_status][equals]=published&where[status][equals]=Active' +
      '&select[state]=true&select[country]=true&select[courses]=true&select[seatCount]=true',
  )
  const sitemap = await text(request, '/sitemap.xml')
  const sentences = new Map<string, string>()
  let pages = 0
  let offered = 0
  for (const [course, qualifications] of Object.entries(QUALIFICATIONS)) {
    const answers = await fetchAll(
      request,
      regions.map(({ slug }) => `/${course}-in-${slug}`),
    )
    for (const region of regions) {
      const here = colleges.filter(
        ({ state, country, courses }) =>
          state === region.name && country === 'India' && courses?.some((name) => qualifications.includes(name)),
      )
      const address = `/${course}-in-${region.slug}`
      const { status, html } = answers.get(address) ?? { status: 0, html: '' }
      if (!region.inCoursesMenu && here.length === 0) {
        expect(status, address).toBe(404)
        continue
      }
      pages += 1
      expect(status, address).toBe(200)
      const main = mainOf(html)
      expect(html, address).toContain(`<link rel="canonical" href="${base}${address}"`)
      expect(html.match(/<h1[\s>]/g), address).toHaveLength(1)
      expect(main, address).toContain(`in ${region.name}`)
      expect(structured(html, 'BreadcrumbList').itemListElement, address).toHaveLength(4)
      expect(structured(html, 'FAQPage').mainEntity.length, address).toBeGreaterThanOrEqual(6)
      // Offered to search engines are pages with enough of their own; the sitemap holds the same ones.
      const isOffered = !html.includes('noindex')
      expect(sitemap.includes(`${address}</loc>`), address).toBe(isOffered)
      if (here.length === 0) expect(isOffered, address).toBe(false)
      if (isOffered) offered += 1
      const official = region.officialTotals?.find((total) => total.course === course)
      if (official?.colleges && official.colleges > here.length && here.length > 0) {
        const part = `${here.length} of the ${official.colleges} `
        expect(structured(html, 'CollectionPage').description, address).toContain(part)
        if (!ANSWERED_BY_EDITORS.includes(address))
          expect(JSON.stringify(structured(html, 'FAQPage')), address).toContain(part)
        expect(main, address).toContain(`colleges on our list ${here.length} of ${official.colleges} `)
      }
      if (here.length > 0) {
        expect(main, address).toContain(`colleges on our list ${here.length} `)
        const stating = here.filter(
          ({ courses, seatCount }) => qualifications.includes(courses?.[0] ?? '') && (seatCount ?? 0) > 0,
        )
        const seats = stating.reduce((sum, { seatCount }) => sum + (seatCount ?? 0), 0)
        const states =
          stating.length === 1 ? '1 listed college that states' : `${stating.length} listed colleges that state`
        const whose = stating.length < here.length ? `, from ${states} them` : ''
        if (seats > 0) expect(main, address).toContain(`seats a year${whose} ${seats.toLocaleString('en-IN')} `)
        expect(structured(html, 'CollectionPage').mainEntity.numberOfItems, address).toBeGreaterThan(0)
      } else {
        expect(main, address).toContain(`college in ${region.name} yet`)
      }
      // Beside the state's name the words themselves must differ.
      const words = main.replaceAll(region.name, 'here').replace(/\d/g, '')
      expect(sentences.get(words), `${address} reads like`).toBeUndefined()
      sentences.set(words, address)
    }
  }
  expect(pages).toBeGreaterThanOrEqual(7 * 29)
  expect(offered).toBeGreaterThan(50)
})

test('every course has a listing page; any other course key leads to the colleges', async ({ request }) => {
  for (const [address, name] of Object.entries(LISTINGS)) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    const main = mainOf(html)
    expect(html).toContain(`<link rel="canonical" href="${base}${address}"`)
    for (const part of [
      `Some ${name} colleges we list`,
      'Fee a year',
      'Eligibility',
      'Career opportunities',
      'Sources',
    ]) {
      expect(main, address).toContain(part)
    }
    expect(structured(html, 'FAQPage').mainEntity.length, address).toBeGreaterThanOrEqual(6)
    expect(structured(html, 'CollectionPage').mainEntity.itemListElement.length, address).toBeGreaterThan(3)
    const sideList = /<nav aria-label="Courses">[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    expect(sideList.includes(`aria-current="page" href="${address}"`), address).toBe(
      ['BDS', 'BHMS', 'B.Sc Nursing', 'Paramedical'].includes(name),
    )
  }
  const other = await request.get('/xyz-courses', { maxRedirects: 0 })
  expect(other.status()).toBe(307)
  expect(other.headers().location).toBe('/colleges')
  const inner = await request.get('/guidance/mbbs/bihar', { maxRedirects: 0 })
  expect([inner.status(), inner.headers().location]).toEqual([308, '/mbbs-in-bihar'])
})

test('a state page says how far its seats went, college by college', async ({ request }) => {
  const html = await (await request.get('/mbbs-in-bihar')).text()
  const main = mainOf(html)
  expect(main).toMatch(/last rank of an open state seat at a government college, 20\d\d \d{2},\d{3}/)
  expect(main).toContain('Last rank: the state’s seats, open category, last round.')
  expect(html).toMatch(/href="\/predictor"[^>]*>Which one can I get with my rank\?/)
  // One set of numbers: the list has as many as this site.
  expect(main).not.toMatch(/colleges on our list \d+ of \d+/)
  // Every mark opens a panel, and no panel stands twice.
  const panels = Array.from(html.matchAll(/ id="(source-[^"]+)"/g), ([, id]) => id)
  expect(new Set(panels).size).toBe(panels.length)
  for (const [, target] of html.matchAll(/popoverTarget="([^"]+)"/gi)) expect(html).toContain(` id="${target}"`)
})

test('every link of the Courses menu leads to its page', async ({ page, request }) => {
  await page.goto('/')
  const addresses = await page
    .locator('#courses-panel a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThanOrEqual(7 + 1 + 29 + 1)
  for (const address of new Set(addresses)) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
  }
})

test('an invalid combination says so with status 404, other unknown addresses have the general page', async ({
  page,
}) => {
  for (const address of ['/mbbs-in-atlantis', '/law-in-bihar', '/bds-in-ladakh']) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('The requested course and state combination is not available.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse All Colleges' })).toHaveAttribute('href', '/colleges')
  }
  expect((await page.goto('/law-school'))?.status()).toBe(404)
  await expect(page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.")).toBeVisible()
})

test('the pages of Bihar and Uttar Pradesh show the eight colleges, four reasons and eight questions of the editors', async ({
  page,
}) => {
  for (const [state, first, eighth] of [
    ['bihar', 'Patna Medical College', 'Shri Krishna Medical College'],
    ['uttar-pradesh', "King George's Medical University", /^Integral Institute/],
  ] as const) {
    await page.goto(`/mbbs-in-${state}`)
    const rows = page.locator('#colleges tbody tr')
    await expect(rows.first().getByRole('link')).toHaveText(first)
    await expect(rows.getByRole('link', { name: eighth })).toHaveCount(1)
    // Those of governments come first, and none of them is folded.
    const owners = (await rows.locator('th > span').allTextContents()).map((line) => /· .*Government/.test(line))
    expect(owners.lastIndexOf(true)).toBeLessThan(owners.indexOf(false))
    await expect(rows.nth(owners.lastIndexOf(true))).toBeVisible()
    // The others of the state follow in the same table.
    const [, all] = /The (\d+) MBBS colleges/.exec((await page.locator('#colleges h2').textContent()) ?? '') ?? []
    expect(Number(all)).toBeGreaterThan(8)
    await expect(rows).toHaveCount(Number(all))
    await expect(page.locator('details[name$="faq"]')).toHaveCount(8)
    await page.getByRole('heading', { name: /^Why choose/ }).click()
    for (const reason of [
      'Expert Counseling',
      'Personalized Recommendations',
      'Documentation Support',
      'Transparent Process',
    ]) {
      await expect(page.getByRole('heading', { name: reason, exact: true })).toBeVisible()
    }
    await expect(page.locator('#documents li')).toHaveCount(8)
  }
})

test('a guidance page leads on: trail, courses of the state, college, admission, contact', async ({ page }) => {
  await page.goto('/bds-in-karnataka')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Colleges', 'BDS Colleges'])
  await expect(trail.locator('[aria-current]')).toHaveText('Karnataka')
  const courses = page.getByRole('navigation', { name: 'Courses in Karnataka' })
  await expect(courses.getByRole('link')).toHaveCount(7)
  await expect(courses.locator('[aria-current="page"]')).toContainText('BDS')
  await expect(page.getByRole('link', { name: 'Get Admission Guidance' })).toHaveAttribute(
    'href',
    /^\/admission\?.*Karnataka/,
  )
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(page.locator('#documents li')).toHaveCount(8)
  await page.locator('#colleges tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/colleges\/[a-z0-9-]+$/)
})

test('questions open one at a time and close again', async ({ page }) => {
  await page.goto('/bams-in-kerala')
  const questions = page.locator('details[name$="faq"]')
  await expect(questions).toHaveCount(6)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(2)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(page.locator('details[name$="faq"][open]')).toHaveCount(0)
})

test('what an editor writes, withdraws or adds is on the very next request', async ({ request }) => {
  const address = '/bhms-in-odisha'
  const course = await idWhere('courses', 'key', 'bhms')
  const region = await idWhere('regions', 'slug', 'odisha')
  const words = uniqueName('Homoeopathy by the Mahanadi')
  expect(await text(request, address)).not.toContain(words)
  const made = await staff.post('/api/guidance-pages', { data: { course, region, introduction: words } })
  expect(made.status()).toBe(201)
  const { doc } = await made.json()
  expect(doc.title).toBe('BHMS in Odisha')
  expect(await text(request, address)).toContain(words)
  const changed = uniqueName('Chandipur')
  await staff.patch(`/api/guidance-pages/${doc.id}`, { data: { faq: [{ question: changed, answer: 'Yes.' }] } })
  expect(await text(request, address)).toContain(changed)
  await staff.delete(`/api/guidance-pages/${doc.id}`)
  expect(await text(request, address)).not.toContain(words)

  // A territory without a college has no page until one is added there.
  expect((await request.get('/bds-in-ladakh')).status()).toBe(404)
  const name = uniqueName('Leh Dental College')
  const college = await staff.post('/api/colleges', {
    data: { name, location: 'Leh', state: 'Ladakh', country: 'India', courses: ['BDS'], ownership: 'Government' },
  })
  const { id } = (await college.json()).doc
  expect(mainOf(await text(request, '/bds-in-ladakh'))).toContain(name)
  await staff.delete(`/api/colleges/${id}`)
  expect((await request.get('/bds-in-ladakh')).status()).toBe(404)
})

test('on a phone the mark of a figure opens its source, also while the part of the sources is folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const address of ['/mbbs-in-bihar', '/mbbs-courses']) {
    await page.goto(address)
    await expect(page.locator('details:has(#sources)'), address).not.toHaveAttribute('open')
    await page.locator('main button[popovertarget]').first().click()
    await expect(page.locator('.source-panel:popover-open'), address).toBeInViewport()
  }
})

test('axe finds nothing by day or by night, and nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const address of [
    '/mbbs-in-bihar',
    '/bds-in-mizoram',
    '/mbbs-courses',
    '/bsc-nursing-courses',
    '/law-in-bihar',
  ]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), address).toBe(true)
    const violations = await violationsByDayAndNight(page)
    expect(violations.map(({ id, nodes }) => `${address} ${id} ${nodes[0]?.html}`)).toEqual([])
  }
})
