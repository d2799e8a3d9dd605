import { expect } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { staff } from '../support/staff-api'
import { test } from '../support/test'

const THREE = ['patna-medical-college', 'nalanda-medical-college', 'aiims-patna']

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('three colleges are compared and sent to a counsellor', async ({ page }) => {
      const email = `family-${Date.now().toString(36)}${javaScriptEnabled ? 'a' : 'b'}@example.org`
      await page.goto(`/compare?c=${THREE.join(',')}&category=obc&rank=25000`)
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const form = page.locator('#enquiry form')
      await expect(form.getByLabel('Your all-India rank')).toHaveValue('25000')
      await form.getByLabel('Full name').fill('Asha Verma')
      await form.getByLabel('Email').fill(email)
      await form.locator('button[type=submit]').click()
      await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('Phone').fill('98765 43210')
      await form.locator('button[type=submit]').click()
      await expect(page.getByText(/submitted successfully/)).toBeVisible()
      const answer = await staff.get(`/api/enquiries?where[email][equals]=${encodeURIComponent(email)}&depth=1`)
      const [enquiry] = (await answer.json()).docs
      expect(enquiry.colleges.map(({ slug }: { slug: string }) => slug)).toEqual(THREE)
      expect(enquiry).toMatchObject({ rank: 25_000, category: 'OBC' })
    })
  })
}

test('the comparison passes axe', async ({ page }) => {
  await page.goto(`/compare?c=${THREE.join(',')}`)
  expect(await violationsOf(page)).toEqual([])
})

test('the seats of a comparison begin a choice list', async ({ page }) => {
  await page.goto(`/compare?c=${THREE.join(',')}`)
  await page.getByRole('link', { name: 'Put these seats on my choice list' }).click()
  await expect(page).toHaveURL(/\/my-list\?seat=/)
  const kept = new URL(page.url()).searchParams.getAll('seat')
  for (const slug of THREE.slice(0, 2)) expect(kept.some((seat) => seat.endsWith(`/${slug}`))).toBe(true)
})
