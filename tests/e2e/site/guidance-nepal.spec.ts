import { expect } from '@playwright/test'
import { test } from '../support/test'

test('Nepal and its provinces have pages with their own rules, and no rule of India', async ({ page, request }) => {
  for (const [address, place] of [
    ['/mbbs-in-nepal', 'Nepal'],
    ['/mbbs-in-bagmati', 'Bagmati'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`MBBS in ${place}`)
    await expect(page.getByRole('heading', { name: 'For candidates from India' })).toBeVisible()
    await expect(page.locator('#admission')).toContainText('MECEE-BL')
    await expect(page.locator('#for-indians')).toContainText('NEET-UG')
    await expect(page.locator('#fees')).toContainText('not known here')
    await expect(page.locator('main')).not.toContainText('all-India quota')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`))
  }
  await page.goto('/mbbs-in-nepal')
  await page.locator('#neighbours').getByRole('link', { name: 'Bagmati' }).click()
  await expect(page).toHaveURL(/\/mbbs-in-bagmati$/)
  await page.goto('/mbbs-courses')
  await expect(page.locator('#states').getByRole('link', { name: 'Nepal' })).toHaveAttribute('href', '/mbbs-in-nepal')
  expect((await request.get('/mbbs-in-sudurpashchim')).status()).toBe(404)
})

test('the contents of a page lead to its parts, without script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await page.goto('/mbbs-in-karnataka')
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(5)
  for (const target of targets) await expect(page.locator(target), target).toHaveCount(1)
  await contents.getByText('Documents').click()
  await expect(page.locator('#documents')).toBeInViewport()
  await context.close()
})
