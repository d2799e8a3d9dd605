import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addressOf, expectAccessibleDesk, nameIn, signInNew, toastOf } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

/** A day's work of each role, as somebody does it who has never seen a CMS. */
const homePage = async (request: APIRequestContext) => (await request.get('/')).text()

/** Types a moment into a date field of the studio's form. */
async function setMoment(page: Page, field: string, moment: string) {
  const input = page.locator(`#field-${field} input`)
  await input.click()
  await input.fill(moment)
  await input.press('Enter')
}

test('an editor schedules a banner and restores an earlier version of it', async ({ editorPage: page, request }) => {
  const title = uniqueName('Counselling opens')
  await page.goto('/admin/banners')
  await page.getByRole('link', { name: 'Add banner' }).click()
  await page.getByLabel('Title').first().fill(title)
  await setMoment(page, 'showFrom', 'Dec 3, 2030 9:00 AM')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page).toHaveURL(/banner-slides\/[0-9a-f-]{36}/)
  const id = /banner-slides\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  expect(await homePage(request)).not.toContain(title)
  await page.goto('/admin/banners')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('from 3 Dec 2030, 9:00 am')
  await expect(row).toContainText('Not on the site')

  await page.goto(`/admin/collections/banner-slides/${id}`)
  await setMoment(page, 'showFrom', 'Dec 3, 2020 9:00 AM')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => homePage(request)).toContain(title)

  const mistake = uniqueName('Mistaken title')
  await page.getByLabel('Title').first().fill(mistake)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => homePage(request)).toContain(mistake)
  await page.goto(`/admin/collections/banner-slides/${id}/versions`)
  await page.locator('table a').nth(1).click()
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => homePage(request), { timeout: 15_000 }).toContain(title)
  expect(await homePage(request)).not.toContain(mistake)
  // The editor's form still holds the record.
  expect((await staff.delete(`/api/banner-slides/${id}?overrideLock=true`)).status()).toBe(200)
})

test('a counsellor assigns two enquiries at once', async ({ page, context }) => {
  const stem = uniqueName('Asking family')
  for (const name of [`${stem} one`, `${stem} two`]) {
    await staff.post('/api/enquiries', { data: { kind: 'contact', name, email: addressOf('family'), message: name } })
  }
  const email = await signInNew(context, 'counsellor')
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(stem)}`)
  await expect(page.getByRole('heading', { name: '2 enquiries' })).toBeVisible()
  await page.getByLabel('Select all on this page').check()
  await page.getByLabel('Assign to').selectOption({ label: nameIn(email) })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(toastOf(page, 'Saved.')).toBeVisible()
  await page.goto(`/admin/enquiries?show=mine&q=${encodeURIComponent(stem)}`)
  await expect(page.getByRole('heading', { name: '2 enquiries' })).toBeVisible()
  await expectAccessibleDesk(page)
})

test('signing out of the studio ends the session and says so', async ({ page, context }) => {
  await signInNew(context, 'editor')
  await page.goto('/admin/logout')
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login/)
})

test('signing out works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await signInNew(context, 'editor')
  const page = await context.newPage()
  await page.goto('/admin/logout')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})
