import { expect, type Page } from '@playwright/test'
import { violationsByDayAndNight } from '../support/accessibility'
import { test } from '../support/test'

const structured = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text)['@type'])

test('the contact page asks no other site for anything until the map is wanted', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => {
      elsewhere.push(route.request().url())
      return route.abort()
    },
  )
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/)
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
})

test('the contact page names every way to reach us', async ({ page }) => {
  await page.goto('/contact')
  const ways = page.getByRole('list', { name: 'How to reach us' })
  await expect(ways.locator('a[href^="tel:+91"]')).toBeVisible()
  await expect(ways.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(ways.locator('a[href^="https://wa.me/91"]')).toBeVisible()
  await expect(ways).toContainText('Mon-Fri')
  await expect(ways).toContainText('9:00-14:00')
  expect(await structured(page)).toEqual(expect.arrayContaining(['ContactPage', 'BreadcrumbList']))
})

test('the admission page shows its figures, services and featured colleges', async ({ page }) => {
  await page.goto('/admission')
  for (const words of ['500+', '50+', '98%', 'NEET Counselling', 'College Selection', 'Documentation Support']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  const featured = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Featured colleges' }) })
  const count = await featured.getByRole('article').count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(6)
  await expect(featured.getByRole('link', { name: 'View All Colleges' })).toBeVisible()
})

test('the about page says who we are', async ({ page }) => {
  await page.goto('/about')
  for (const heading of ['Excellence', 'Integrity', 'Personalized Service', 'Global Reach', 'Why choose us']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  for (const figure of ['200+', '2000+', '98%', '5+'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expect(
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Our team' }) })
      .getByRole('listitem'),
  ).toHaveCount(3)
  expect(await structured(page)).toContain('AboutPage')
})

test('the legal pages say when they were edited and how to reach us', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText(/^Last updated: [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('24 months after an enquiry has been closed')
  await page.goto('/terms')
  const main = page.getByRole('main')
  await expect(main).toContainText('30 days')
  await expect(main).toContainText('Bihar')
  await expect(main).toContainText('Noida')
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
})

test('a ticket link is never stored, referred to or indexed, and a broken one says so', async ({ page }) => {
  const answer = await page.goto('/my/ticket/AB-12?access_token=a.b~c')
  const headers = answer?.headers() ?? {}
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  await expect(page.getByRole('heading', { name: 'Support tickets cannot be shown at the moment.' })).toBeVisible()
  for (const link of ['/my/ticket/AB-12', '/my/ticket/AB-12?access_token=a%20b', '/my/ticket/a%22b?access_token=x']) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This ticket link is not complete.' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('axe finds nothing by day or by night', async ({ page }) => {
  test.slow()
  const check = async () => {
    const violations = await violationsByDayAndNight(page)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  for (const path of ['/about', '/privacy', '/admission', '/my/ticket/x']) {
    await page.goto(path)
    await check()
  }
  await page.goto('/contact')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send message' }) })
  await form.getByLabel('Full name').fill(' ')
  await form.getByLabel('Email').fill('a@b')
  await form.getByLabel('Message').fill(' ')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await check()
  await page.getByRole('button', { name: 'Book Personal Counseling' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
})
