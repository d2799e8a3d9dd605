import { expect } from '@playwright/test'
import { addressOf, PASSWORD, signInNew, toastOf } from '../support/people'
import { expectNamedWithWayIn } from '../support/screens'
import { restAs, staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

/** One product: the same way in, around and out on the desks and on Payload's own screens. */
/** Those of Payload; our own are in `screens.spec.ts`. */
const SCREENS: [address: string, title: string][] = [
  ['/admin/collections/institutions', 'Hospitals'],
  ['/admin/collections/colleges', 'Colleges'],
  ['/admin/collections/audit-log', 'Audit log'],
  ['/admin/collections/jobs/trash', 'Vacancies'],
  ['/admin/globals/site-settings', 'Site settings'],
  ['/admin/account', 'Account'],
]

test("every screen of Payload's names itself, has one main, and a link that leads to it", async ({
  adminPage: page,
}) => {
  for (const [address, title] of SCREENS) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectNamedWithWayIn(page, title)
    })
  }
})

test('the bar shows the task of every screen, those of a record included', async ({ adminPage: page }) => {
  const data = { title: uniqueName('Placed post'), department: 'Surgery', location: 'Pune' }
  const { doc } = await (await staff.post('/api/jobs', { data })).json()
  const open = (name: string) => page.getByRole('navigation', { name }).locator('[aria-current="page"]')
  await page.goto(`/admin/manage-jobs/${doc.id}`)
  await expect(open('Daily work')).toHaveText('Vacancies')
  await expect(open('Within Vacancies')).toHaveText('Manage Jobs')
  await page.goto('/admin/collections/courses')
  await expect(open('Daily work')).toHaveText('Guidance')
  await expect(open('Within Guidance')).toHaveText('Courses')
})

test('a vacancy has one editor, wherever it is opened from', async ({ adminPage: page }) => {
  const data = { title: uniqueName('One editor'), department: 'Surgery', location: 'Pune' }
  const { doc } = await (await staff.post('/api/jobs', { data })).json()
  await page.goto(`/admin/collections/jobs?search=${encodeURIComponent(data.title)}`)
  await expect(page).toHaveURL(/\/admin\/manage-jobs\?q=One\+editor/)
  await page.getByRole('link', { name: data.title }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/manage-jobs/${doc.id}$`))
  // By role, because React may hold a hidden copy of the streamed form beside the one that is shown for a moment.
  const salary = (which: string) => page.getByRole('textbox', { name: `${which} salary (LPA)` })
  await salary('Lowest').fill('18')
  await salary('Highest').fill('12')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(salary('Highest')).toHaveAttribute('aria-invalid', 'true')
  await salary('Highest').fill('24')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toastOf(page, 'Job updated successfully')).toBeVisible()
  expect(await (await staff.get(`/api/jobs/${doc.id}?depth=0`)).json()).toMatchObject({ salaryMin: 18, salaryMax: 24 })
  await page.goto('/admin/collections/jobs/create')
  await expect(page).toHaveURL(/\/admin\/add-job$/)
})

test('the focus stays where it was after an act, and a dialog begins with the way back', async ({
  adminPage: page,
}) => {
  const title = uniqueName('Focused post')
  await staff.post('/api/jobs', { data: { title, department: 'Surgery', location: 'Pune' } })
  await page.goto(`/admin/manage-jobs?q=${encodeURIComponent(title)}`)
  await page.waitForLoadState('networkidle')
  const row = page.getByRole('row').filter({ hasText: title })
  const closed = row.getByRole('button', { name: 'Closed' })
  await closed.focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Job updated successfully')).toBeVisible()
  await expect(closed).toHaveAttribute('aria-pressed', 'true')
  await expect(closed).toBeFocused()

  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button').first()).toHaveText('Cancel')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('the dialog of Payload before a record goes begins with the way back, and gives the focus back', async ({
  adminPage: page,
}) => {
  const data = { name: uniqueName('Dialog College'), state: 'Bihar', country: 'India', location: 'Patna' }
  const { doc } = await (await staff.post('/api/colleges', { data })).json()
  await page.goto(`/admin/collections/colleges/${doc.id}`)
  const menu = page.locator('.doc-controls__popup button').first()
  const entry = page.getByRole('button', { name: 'Delete', exact: true })
  const cancel = page.locator('#confirm-cancel')
  await expect(async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible({ timeout: 2000 })
  }).toPass()
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('signing somebody out everywhere asks first', async ({ adminPage: page }) => {
  const email = addressOf('elsewhere')
  const person = { email, role: 'editor', password: PASSWORD, verified: true, fullName: uniqueName('Signed in') }
  await staff.post('/api/users', { data: person })
  const theirs = await restAs(email, PASSWORD)
  await page.goto('/admin/staff')
  await page.waitForLoadState('networkidle')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`Sign ${person.fullName} out everywhere?`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await (await theirs.get('/api/users/me')).json()).user?.email).toBe(email)
  await row.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(toastOf(page, 'Signed out everywhere.')).toBeVisible()
  expect((await (await theirs.get('/api/users/me')).json()).user).toBeNull()
  await theirs.dispose()
})

test('the Overview says what is late before all else, and sends a test mail', async ({ page, context }) => {
  const email = await signInNew(context, 'admin')
  await page.goto('/admin')
  await expect(page.getByText('Times are in India (IST).')).toBeVisible()
  const button = page.getByRole('button', { name: 'Send a test mail' })
  await expect(button).toBeVisible()
  await page.waitForLoadState('networkidle')
  await button.click()
  await expect(
    page.getByRole('status').filter({ hasText: `The mail server took it. Look into the mailbox of ${email}.` }),
  ).toBeVisible({
    timeout: 30_000,
  })
})

test('the arrows by which a list is sorted can be seen', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, baseURL })
    await signInNew(context, 'admin')
    const page = await context.newPage()
    await page.goto('/admin/collections/colleges')
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const arrow = page.locator('.sort-column__button:not(.sort-column--active)').first()
    await expect(arrow).toBeVisible()
    const opacity = await arrow.evaluate((one) => Number(getComputedStyle(one).opacity))
    // Ink over paper at this strength is 3 to 1 and more, by day and by night.
    expect(opacity).toBeGreaterThanOrEqual(0.6)
    await context.close()
  }
})
