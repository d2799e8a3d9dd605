import { type APIRequestContext, expect } from '@playwright/test'
import { violationsByDayAndNight } from '../support/accessibility'
import { mainOf, structured } from '../support/page-text'
import { SITE, staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const LISTINGS: Record<string, string> = {
  '/mbbs-courses': 'MBBS',
  '/md-ms-courses': 'MD/MS',
  '/bds-courses': 'BDS',
  '/bams-courses': 'BAMS',
  '/bhms-courses': 'BHMS',
  '/bsc-nursing-courses': 'B.Sc Nursing',
  '/paramedical-courses': 'Paramedical',
}

const text = async (request: APIRequestContext, address: string) => (await request.get(address)).text()
const docs = async <T>(address: string): Promise<T[]> => (await (await staff.get(address)).json()).docs
const idWhere = async (collection: string, field: string, value: string) =>
  (await docs<{ id: string }>(`/api/${collection}?where[${field}][equals]=${value}&limit=1`))[0]?.id ?? ''

test('every course has a listing page; any other course key leads to the colleges', async ({ request }) => {
  for (const [address, name] of Object.entries(LISTINGS)) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    const main = mainOf(html)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${address}"`)
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
    // In the fold, where it is not a government college.
    await expect(rows.locator('a').filter({ hasText: eighth })).toHaveCount(1)
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

test('on a phone the figure of the official list keeps off the figure beside it', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/hi/bds-in-delhi', '/hi/bds-in-uttar-pradesh']) {
      await page.goto(address)
      const ends = await page
        .locator('main dd small')
        .evaluateAll((all) =>
          all.map((each) => [each, each.closest('dd')].map((it) => it?.getBoundingClientRect().right)),
        )
      expect(ends.length, address).toBeGreaterThan(0)
      for (const [end = 0, edge = 0] of ends) expect(end, `${address} at ${width} px`).toBeLessThanOrEqual(edge)
    }
  }
})

test('a web address in the words of an editor keeps to the page', async ({ page }) => {
  const link = `https://www.example.org/${'notices-of-the-directorate/'.repeat(6)}2026.pdf`
  const made = await staff.post('/api/guidance-pages', {
    data: {
      course: await idWhere('courses', 'key', 'paramedical'),
      region: await idWhere('regions', 'slug', 'tripura'),
      title: `Paramedical ${link.slice(0, 80)}`,
      introduction: `By the notice ${link}`,
      whyChoose: [{ title: link.slice(0, 70), text: link }],
      eligibility: [link],
      documents: [link],
      faq: [{ question: link, answer: link }],
      _status: 'published',
    },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).doc
  try {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/paramedical-in-tripura')
      const beyond = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
        return document.documentElement.scrollWidth - innerWidth
      })
      expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  } finally {
    await staff.delete(`/api/guidance-pages/${id}`)
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
