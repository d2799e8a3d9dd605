import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { violationsByDayAndNight } from '../support/accessibility'
import { expectAccessibleDesk, signInNew, toastOf } from '../support/people'
import { expectNamedWithWayIn } from '../support/screens'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

type Screen = readonly [address: string, title: string]

/** One of each kind; `npm run test:long` looks at the others. */
const EVERY_TIME: readonly Screen[] = [
  ['/admin', 'Overview'],
  ['/admin/add-job', 'Add Job'],
  ['/admin/applications', 'Applications'],
  ['/admin/applications?view=board', 'Applications'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/import-colleges', 'Import colleges'],
]
const OTHERS: readonly Screen[] = [
  ['/admin/upload-csv', 'Upload CSV'],
  ['/admin/manage-jobs', 'Manage Jobs'],
  ['/admin/banners', 'Banners'],
  ['/admin/featured', 'Featured colleges'],
  ['/admin/staff', 'Staff and access'],
  ['/admin/failed-mails', 'Mails that failed'],
  ['/admin/failed-imports', 'Imports that failed'],
  ['/admin/import-official-list', 'Import an official list'],
  ['/admin/import-fees', 'Import fees'],
  ['/admin/import-authorities', 'Import authorities'],
  ['/admin/import-seat-terms', 'Import categories and quotas'],
  ['/admin/import-college-names', 'Import names'],
  ['/admin/translations', 'Translations'],
  ['/admin/translations/page-translations/about', 'Translation'],
  ['/admin/import-page-translations', 'Import Hindi: pages'],
]

/** That each screen of our own names itself, is accessible, and is no wider than a phone. */
async function expectGoodScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [address, title] of screens) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await expect(page.locator('.desk h1').first()).toBeVisible()
      await expectNamedWithWayIn(page, title)
      await expectAccessibleDesk(page, violationsByDayAndNight)
      await page.setViewportSize({ width: 360, height: 740 })
      // What is drawn otherwise on a phone settles first.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  }
}

test('screens of our own name themselves, are accessible, and are no wider than a phone', async ({
  adminPage: page,
}) => {
  test.slow()
  await expectGoodScreens(page, EVERY_TIME)
})

test('all other screens of our own do, too', { tag: '@long' }, async ({ adminPage: page }) => {
  test.slow()
  await expectGoodScreens(page, OTHERS)
})

test('on a phone the bar shows where one is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL })
  await signInNew(context, 'admin')
  const page = await context.newPage()
  await page.goto('/admin/staff')
  await expect(page.getByRole('link', { name: 'Staff and access' })).toBeInViewport({ ratio: 1 })
  await context.close()
})

test('by keyboard alone a vacancy is asked about and kept, and the focus returns', async ({ adminPage: page }) => {
  const title = uniqueName('Kept post')
  await staff.post('/api/jobs', { data: { title, department: 'Surgery', location: 'Pune' } })
  await page.goto(`/admin/manage-jobs?q=${encodeURIComponent(title)}`)
  const remove = page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Delete' })
  // A press before the page has come alive does nothing.
  await expect(async () => {
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
})

test('a failed mail is sent again by one press', async ({ adminPage: page }) => {
  const subject = uniqueName('Stuck mail')
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query(
    `insert into payload_jobs (task_slug, queue, input, has_error, total_tried, error, created_at, updated_at)
     values ('send-mail', 'default', $1, true, 8, '{"message":"connection refused"}', now(), now())`,
    [JSON.stringify({ to: 'stuck@example.test', subject, html: '<p>Words</p>', text: 'Words' })],
  )
  await client.end()
  await page.goto('/admin/failed-mails')
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('connection refused')
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(toastOf(page, 'On its way again.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect
    .poll(
      async () => {
        const mails: { subject: string }[] = await (await fetch(`${process.env.E2E_MAILBOX_URL}/email`)).json()
        return mails.filter((mail) => mail.subject === subject).length
      },
      { timeout: 20_000 },
    )
    .toBe(1)
})
