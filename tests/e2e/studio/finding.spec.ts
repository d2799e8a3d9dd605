import { expect } from '@playwright/test'
import { applications } from '../support/applications'
import { expectAccessibleDesk, signInNew, toastOf } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'
import { alive } from '../support/test'

/** Finding things in the studio: the search in its frame, saved views, and columns that sort. */
test('the search in the frame finds a vacancy and opens it, by keyboard alone', async ({ adminPage: page }) => {
  const title = uniqueName('Sought post')
  const data = { title, department: 'Surgery', location: 'Pune', institution: 'City Hospital' }
  const { doc } = await (await staff.post('/api/jobs', { data })).json()
  await page.goto('/admin')
  const search = page.getByRole('combobox', { name: 'Search the studio' })
  await alive(search)
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.pressSequentially(title)
  const option = page.getByRole('option', { name: title })
  await expect(option).toContainText('City Hospital')
  await expectAccessibleDesk(page)
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/manage-jobs/${doc.id}$`))
})

test('the search tells a counsellor of enquiries alone', async ({ page, context }) => {
  const word = uniqueName('Zinnia')
  await staff.post('/api/jobs', { data: { title: word, department: 'Surgery', location: 'Pune' } })
  const enquiry = { kind: 'contact', name: word, email: 'zinnia@example.test', message: 'Which college?' }
  const { doc } = await (await staff.post('/api/enquiries', { data: enquiry })).json()
  await signInNew(context, 'counsellor')
  await page.goto('/admin/enquiries')
  await page.waitForLoadState('networkidle')
  await page.getByRole('combobox', { name: 'Search the studio' }).fill(word)
  const found = page.getByRole('listbox', { name: 'Search the studio' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await found.filter({ hasText: word }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/enquiries/${doc.id}$`))
})

test('a view of the enquiries desk is saved, shared with a colleague, opened and deleted', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = uniqueName('Late MBBS')
  await signInNew(context, 'counsellor')
  await page.goto('/admin/enquiries?show=late&q=mbbs')
  await page.waitForLoadState('networkidle')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await views.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('For whom').selectOption('shared')
  await expectAccessibleDesk(page)
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await expect(toastOf(page, 'The view is saved.')).toBeVisible()
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')

  const other = await browser.newContext({ baseURL })
  await signInNew(other, 'counsellor')
  const colleague = await other.newPage()
  await colleague.goto('/admin/enquiries')
  await colleague.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name }).click()
  await expect(colleague).toHaveURL(/show=late&q=mbbs/)
  await expect(colleague.getByRole('button', { name: `Delete the view “${name}”` })).toHaveCount(0)
  await other.close()

  await views.getByRole('button', { name: `Delete the view “${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page, 'The view is deleted.')).toBeVisible()
  await expect(views.getByRole('link', { name })).toHaveCount(0)
})

test('the applications desk is narrowed to a vacancy and sorted by a column', async ({ adminPage: page }) => {
  const { job } = await applications(1)
  await page.goto('/admin/applications')
  await page.getByLabel('Vacancy').selectOption(job.id)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]job=${job.id}`))
  await page.getByRole('columnheader', { name: 'Applicant' }).getByRole('link').click()
  await expect(page).toHaveURL(/[?&]sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Applicant' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('columnheader', { name: 'Applicant' }).getByRole('link').click()
  await expect(page).toHaveURL(/[?&]sort=-name/)
  await expectAccessibleDesk(page)
})

test('every list of Payload keeps saved views', async ({ adminPage: page }) => {
  for (const list of ['colleges', 'media', 'users', 'audit-log']) {
    await page.goto(`/admin/collections/${list}`)
    await expect(page.locator('#select-preset')).toBeVisible()
  }
})
