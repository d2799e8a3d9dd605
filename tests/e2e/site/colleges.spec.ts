import { expect, type Page } from '@playwright/test'
import { violationsByDayAndNight } from '../support/accessibility'
import { createColleges, type MadeCollege } from '../support/college-records'
import { signIn, withRecords } from '../support/members'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const records = withRecords()
let town: string
let colleges: MadeCollege[]

test.beforeAll(async () => {
  // No longer than towns are: a card of a phone has one line for the place and who runs the college.
  const chance = Math.floor(Math.random() * 36 ** 4).toString(36)
  town = `Rajg${chance.padStart(4, '0')}`
  colleges = await createColleges(records, town)
})

const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
const first = () => {
  const [college] = colleges
  if (!college) throw new Error('no college was made')
  return college
}

test('searching, filtering, paging and clearing without a full reload', async ({ page }) => {
  await page.goto('/colleges')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByLabel('Search by name or location').fill(town)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await heading(page, '11 Colleges Found')
  await expect(page.getByText('Showing 1-10 of 11')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(first().name)
  await expect(page.getByRole('article').first()).toContainText('+2 more')

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Showing 11-11 of 11')).toBeVisible()
  await page.getByLabel('Course', { exact: true }).selectOption('mbbs')
  await heading(page, '1 College Found')
  await expect(page).toHaveURL(new RegExp(`/colleges\\?q=${town}&course=mbbs$`))
  await page.getByLabel('Type of college', { exact: true }).selectOption('private')
  await heading(page, '0 Colleges Found')
  await expect(page.getByText('No colleges found')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Type of college', { exact: true })).toHaveValue('all')
  await page.goForward()
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL(/\/colleges$/)
  await expect(page.getByLabel('Course', { exact: true })).toHaveValue('all')
  await expect(page.getByLabel('Search by name or location')).toHaveValue('')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the states follow the country', async ({ page }) => {
  await page.goto('/colleges?country=India&state=Bihar')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Bihar')
  await page.getByLabel('Country', { exact: true }).selectOption('Nepal')
  await expect(page).toHaveURL(/\/colleges\?country=Nepal$/)
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('all')
  await expect(page.getByLabel('State', { exact: true }).locator('option', { hasText: 'Bihar' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/colleges$/)
})

test('a choice that the list cannot offer is said, never dropped in silence', async ({ page }) => {
  await page.goto('/colleges?country=nepal&state=bihar')
  await expect(page.getByText('This state has no colleges on our list in Nepal')).toBeVisible()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Nepal')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('all')
  await page.goto('/colleges?course=law')
  await expect(page.getByText('in the link is not on our list')).toBeVisible()
  await page.goto('/colleges?state=bihar')
  await expect(page.getByText('is not on our list')).toHaveCount(0)
})

test('sensible pages for senseless addresses', async ({ request }) => {
  const queries = [
    'q=%25',
    "q='%3B--",
    'q=%F0%9F%98%80',
    `q=${'x'.repeat(5000)}`,
    'page=0',
    'page=abc',
    'page=99999',
    'foo=bar',
    'country=Mars',
    'q=a&q=b',
    'q=%00',
    'q=%E0%A4%A',
  ]
  for (const query of queries) {
    const answer = await request.get(`/colleges?${query}`)
    expect(answer.status(), query).toBe(200)
    expect(await answer.text(), query).toContain('Found')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters and the signed-out save leads to the sign-in', async ({ page }) => {
    await page.goto('/colleges')
    await page.getByLabel('Search by name or location').fill(town)
    await page.getByLabel('Course', { exact: true }).selectOption('bds')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await heading(page, '10 Colleges Found')
    await page.goto(`/colleges/${first().slug}`)
    await page.getByRole('button', { name: 'Save College' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(page, (await records.member('saver')).email)
    await expect(page).toHaveURL(new RegExp(`/colleges/${first().slug}`))
  })
})

test('a college shows what is known and leaves out what is not', async ({ page, request }) => {
  await page.goto(`/colleges/${first().slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first().name)
  for (const title of ['Courses Offered', 'Facilities', 'Key Information', 'Contact Information'])
    await heading(page, title)
  await expect(page.getByRole('link', { name: 'Back to Bihar MBBS Colleges' })).toHaveAttribute(
    'href',
    '/mbbs-in-bihar',
  )
  const website = page.getByRole('link', { name: 'Official Website' })
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('link', { name: 'Get Counseling' })).toHaveAttribute('href', /^\/admission/)
  await expect(page.locator('h1 + div')).toContainText('NIRF 2024: 40')

  // Without script too, the mark of a figure opens what is known of its source, which stands at the foot as well.
  const mark = page
    .locator('#facts-title + dl')
    .getByRole('button', { name: /source: Not from the authority/ })
    .first()
  await mark.click()
  await expect(page.locator('[popover]:popover-open')).toContainText('Not from the authority')
  await page.keyboard.press('Escape')
  await expect(page.locator('#sources')).toContainText('Entered by this site')
  await expect(page.locator('#facts-title + dl')).toContainText('Our listing, not verified')

  const bare = await records.college({ location: town, name: uniqueName('Bare College'), state: 'Kerala' })
  const html = await (await request.get(`/colleges/${bare.slug}`)).text()
  for (const text of [
    'Facilities',
    'Contact Information',
    'Key Information',
    'Seats</dt>',
    'In bold',
    'aggregateRating',
  ]) {
    expect(html).not.toContain(text)
  }
  expect(html).toContain('Back to Colleges')
  const ranks = await (await request.get(`/colleges/${bare.slug}/cut-offs`)).text()
  expect(ranks).toContain('We know no cut-off of this college.')
  expect(ranks).not.toContain('name="category"')
  await staff.delete(`/api/colleges/${bare.id}`)
})

test('the cut-offs of a college stand in one table for each quota, other years and women’s seats one link away', async ({
  page,
}) => {
  await page.goto('/colleges/patna-medical-college')
  const cutOffs = page.locator('#cut-offs')
  const ofState = cutOffs.getByRole('region', { name: 'State quota, 2025' })
  await expect(ofState.getByRole('columnheader')).toHaveText(['Category', 'round 1', 'up to round 2'])
  await expect(ofState.getByRole('row', { name: /^Backward class \(BC\)/ })).toContainText('5,524')
  await expect(cutOffs.getByRole('row', { name: /women/ })).toHaveCount(0)
  await cutOffs.getByRole('link', { name: '2024' }).click()
  await expect(page).toHaveURL(/\/colleges\/patna-medical-college\/cut-offs\?year=2024$/)
  await expect(page.getByRole('link', { name: '2024' })).toHaveAttribute('aria-current', 'true')
  for (const title of ['Seats for everybody', 'Seats for women']) await heading(page, title)
  await page.getByLabel('Category').selectOption('OBC')
  await page.getByRole('button', { name: 'Show' }).click()
  await heading(page, 'For OBC')
  await expect(page.getByRole('region', { name: 'Closed at rank' })).toContainText('round')
})

test('an unknown college', async ({ page }) => {
  const answer = await page.goto('/colleges/there-is-no-such-college')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'College Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Colleges' })).toHaveAttribute('href', '/colleges')
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin/dashboard')
})

test('saving: signed out, back with the college saved, off the list and on again', async ({ page }) => {
  const { email } = await records.member('saver')
  await page.goto(`/colleges/${first().slug}`)
  await expect(page.getByText('Sign in to save colleges')).toBeVisible()
  await page.getByRole('button', { name: 'Login to Save College' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Please login to save colleges')).toBeVisible()
  await signIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/colleges/${first().slug}$`))
  const button = page.locator('aside.side-bar').getByRole('button', { name: /Sav/ })
  await expect(button).toHaveText(/^\s*Saved/)
  await expect(page.getByText('Sign in to save colleges')).toBeHidden()

  await button.click()
  await expect(page.getByText('College removed from saved list')).toBeVisible()
  await expect(button).toHaveText(/Save College/)
  await expect(button).toBeFocused()
  await page.goto(`/colleges?q=${town}`)
  const card = page.getByRole('article').first().getByRole('button', { name: /Sav/ })
  await expect(card).toHaveText(/Save College/)
  await card.click()
  await expect(page.getByText('College saved successfully!')).toBeVisible()
  await expect(card).toHaveText(/Saved/)
  await page.reload()
  await expect(card).toHaveText(/Saved/)
})

test('on a phone four colleges fill the screen, facts keep their columns, and Save is an icon with a name', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  await page.goto(`/colleges?q=${town}`)
  const cards = page.getByRole('article')
  const boxes = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().toJSON()))
  expect((boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0)).toBeLessThanOrEqual(780)
  await expect(cards.first().getByRole('definition')).toHaveText([
    /^₹45,000\W+source: Not from the authority/,
    /^150\W+source: Our listing, not verified/,
  ])
  await expect(cards.nth(1).getByRole('definition')).toHaveText([
    /^₹6,00,000\W+source: Not from the authority/,
    /not known/,
  ])
  const lefts = await cards.evaluateAll((all) =>
    all
      .slice(0, 2)
      .map((card) => [...card.querySelectorAll('dd')].slice(0, 2).map((fact) => fact.getBoundingClientRect().left)),
  )
  expect(lefts[1]).toEqual(lefts[0])
  const save = cards.first().getByRole('button', { name: 'Save College' })
  const box = await save.boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await context.close()
})

test('at a desk every figure ends where the head of its column ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/colleges')
  const ends = await page.evaluate(() => {
    const right = (one: Element) => Math.round(one.getBoundingClientRect().right)
    const heads = [...document.querySelectorAll('.college-register .heads > *')].slice(-3).map(right)
    const cards = [...document.querySelectorAll('.college-register article')]
    return { heads, cards: cards.map((card) => [...card.querySelectorAll('dl > div')].map(right)) }
  })
  expect(ends.heads).toHaveLength(3)
  expect(ends.cards.length).toBeGreaterThan(0)
  for (const card of ends.cards) expect(card).toEqual(ends.heads)
})

test('the middle of every source mark is its own, and each stands with its figure', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const address of [
    `/colleges?q=${town}`,
    `/colleges/${first().slug}`,
    '/mbbs-in-bihar',
    '/compare?c=patna-medical-college,aiims-new-delhi',
  ]) {
    await page.goto(address)
    const marks = page.locator('main button[data-source]:visible')
    expect(await marks.count(), address).toBeGreaterThan(0)
    const covered = await marks.evaluateAll(
      (all) =>
        all.filter((mark) => {
          mark.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = (mark.getClientRects()[0] ?? mark.getBoundingClientRect()).toJSON()
          return !mark.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }).length,
    )
    expect(covered, address).toBe(0)
  }
})

test('on a phone no number of a table is cut at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/mbbs-in-bihar', '/colleges/patna-medical-college', `/colleges/${first().slug}`]) {
    await page.goto(address)
    const cut = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.checkVisibility() && table.getBoundingClientRect().right > innerWidth)
          .map(({ textContent }) => textContent),
      )
    expect(cut, address).toEqual([])
  }
})

test('the longest words of a college stay on a phone, and headings of two lines keep off the rules', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const word = 'Thiruvananthapuram'.repeat(6)
  const { slug } = await records.college({
    name: `${uniqueName('College')} ${word.slice(0, 60)}`,
    location: word,
    ranking: 'NIRF 2024 Medical: 12; NIRF 2023 Medical: 14; NIRF 2022 Medical: 17; NIRF 2021 Medical: 19',
    university: `University of ${word}`,
    courses: ['MBBS'],
    state: 'Andaman and Nicobar Islands',
  })
  for (const address of [`/colleges/${slug}`, `/compare?c=${slug},${first().slug}`]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.goto(`/colleges/${slug}`)
  const others = page.locator('summary', { hasText: 'Other MBBS colleges in Andaman and Nicobar Islands' })
  const room = await others.evaluate((summary) => {
    const [around, heading] = [summary, summary.firstElementChild ?? summary].map((each) =>
      each.getBoundingClientRect(),
    )
    return Math.min((heading?.top ?? 0) - (around?.top ?? 0), (around?.bottom ?? 0) - (heading?.bottom ?? 0))
  })
  expect(room).toBeGreaterThanOrEqual(7)
})

test('nobody signed in sees "Login" first', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, (await records.member('saver')).email)
  await expect(page).toHaveURL(/\/dashboard/)
  // Before the page has learnt who it is, and that it does not learn it here.
  await page.route('**/api/me', () => undefined)
  for (const address of ['/', `/colleges/${first().slug}`]) {
    await page.goto(address)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeHidden()
    await expect(page.getByText('Login to Save College')).toBeHidden()
  }
  await context.close()
})

test('the page of a list that one is on is marked', async ({ page }) => {
  await page.goto('/colleges?page=2')
  const look = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await look('Page 2')).not.toBe(await look('Page 1'))
})

test('search engines: canonical addresses, structured data, sitemap and robots', async ({ page, request, baseURL }) => {
  const canonical = async (address: string) => {
    await page.goto(address)
    return page.locator('link[rel=canonical]').getAttribute('href')
  }
  expect(await canonical('/colleges?course=mbbs&page=2')).toBe(`${baseURL}/colleges`)
  await page.goto('/colleges?q=patna')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  expect(await canonical('/colleges?page=2')).toBe(`${baseURL}/colleges?page=2`)
  expect(await canonical(`/colleges/${first().slug}`)).toBe(`${baseURL}/colleges/${first().slug}`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => JSON.parse(text)['@type'])
  expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'CollegeOrUniversity']))
  expect(data.join()).not.toContain('ating')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/colleges', `/colleges/${first().slug}`, '/mbbs-in-bihar', '/mbbs-courses']) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('a photograph that cannot be loaded gives way to the drawing', async ({ page, baseURL }) => {
  const photo = `${baseURL}/media/there-is-none.jpg`
  const college = await records.college({ location: town, name: uniqueName('Picture College'), imageUrl: photo })
  for (const address of [`/colleges/${college.slug}`, `/colleges?q=${encodeURIComponent(college.name)}`]) {
    await page.goto(address)
    await expect(page.locator('img.campus').first()).toHaveAttribute('src', /^\/drawings\/campus-/)
  }
})

test('axe finds nothing by day or by night', async ({ page }) => {
  for (const address of ['/colleges', '/colleges?q=zzqqxxyy', `/colleges/${first().slug}`, '/colleges/there-is-none']) {
    await page.goto(address)
    const violations = await violationsByDayAndNight(page)
    expect(violations.map(({ id, nodes }) => [address, id, nodes[0]?.html])).toEqual([])
  }
})
