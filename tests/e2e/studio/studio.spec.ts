import { expect, type Page } from '@playwright/test'
import { withRecords } from '../support/members'
import { addressOf, expectAccessibleDesk as expectAccessible, signInNew, toastOf as toast } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

const records = withRecords()

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Daily work' }).getByRole('link')

test('nobody enters without a staff role', async ({ page, context }) => {
  await page.goto('/admin/collections/jobs?limit=5')
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fcollections%2Fjobs%3Flimit%3D5/)

  const email = await signInNew(context, 'applicant')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access the admin dashboard.")).toBeVisible()
  await expect(page.getByText('Only administrators can manage job vacancies.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Become Admin' })).toHaveAttribute('href', '/admin-setup')
})

test('an administrator adds, closes and deletes a vacancy', async ({ adminPage: page }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()

  await tabs(page).filter({ hasText: 'Vacancies' }).click()
  await page.getByRole('navigation', { name: 'Within Vacancies' }).getByRole('link', { name: 'Add Job' }).click()
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible()
  const title = uniqueName('Studio post')
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Location').fill('Pune')
  await page.getByLabel('Department').fill('Surgery')
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(toast(page, 'Job vacancy created successfully!')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/admin/manage-jobs?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Closed' }).click()
  await expect(toast(page, 'Job updated successfully')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true')
  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this job?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Job deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a copy of a vacancy is added as Inactive', async ({ adminPage: page }) => {
  const { title } = await records.vacancy({ title: uniqueName('Copied post') })
  await page.goto(`/admin/manage-jobs?q=${encodeURIComponent(title)}`)
  const rows = page.getByRole('row').filter({ hasText: title })
  await rows.getByRole('button', { name: 'Duplicate' }).click()
  await expect(toast(page, 'Job added successfully')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.locator('[aria-pressed=true]').filter({ hasText: 'Inactive' })).toHaveCount(1)
  await staff.delete(`/api/jobs?where[title][equals]=${encodeURIComponent(title)}`)
})

test('an administrator uploads a file with bad rows, mends it and commits it', async ({ adminPage: page, request }) => {
  await page.goto('/admin/upload-csv')
  const file = page.getByLabel('CSV file')
  const name = `${uniqueName('vacancies').replace(/\s/g, '-')}.csv`
  const title = uniqueName('Imported post')
  const table = (rows: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Department;Job Title;Location;Deadline\r\n${rows.join('\r\n')}\r\n`),
  })
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(toast(page, 'Please upload a CSV file')).toBeVisible()

  const good = `Surgery;${title};Pune;31/12/2027`
  await file.setInputFiles(table([good, ';No department;Pune;', 'Surgery;;Pune;', 'Surgery;No day;Pune;31/02/2027']))
  await expect(page.getByRole('row').filter({ hasText: 'This is not a date' })).toContainText('deadline')
  await expect(page.getByRole('button', { name: 'Import the 1 good row and leave the others out' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose another file' }).click()

  await file.setInputFiles(table([good, `Surgery;${title} two;Pune;`]))
  await page.getByRole('button', { name: 'Import 2 vacancies' }).click()
  await expect(toast(page, `Successfully processed ${name}!`)).toBeVisible()
  const found = await staff.get(`/api/jobs?where[title][contains]=${encodeURIComponent(title)}&depth=0`)
  expect((await found.json()).docs).toHaveLength(2)
  expect(await (await request.get(`/jobs?q=${encodeURIComponent(title)}`)).text()).toContain(title)
})

test('an editor sees the content only', async ({ page, context, baseURL }) => {
  await signInNew(context, 'editor')
  await page.goto('/admin')
  await expect(tabs(page)).toHaveText([
    'Overview',
    'Colleges',
    'Guidance',
    'Counselling',
    'Banners',
    'Pages',
    'Settings',
  ])
  await expect(page.getByRole('link', { name: 'Banners now showing' })).toBeVisible()
  await page.goto('/admin/add-job')
  await expect(page.getByText('This part of the studio is not yours')).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveCount(0)
  expect((await context.request.post('/api/jobs', { data: {}, headers: { origin: baseURL ?? '' } })).status()).toBe(403)
})

test('a counsellor takes an enquiry, answers it and closes it', async ({ page, context }) => {
  const name = uniqueName('Asking person')
  const enquiry = { kind: 'contact', name, email: addressOf('asking'), message: `A question of ${name}.` }
  const { doc } = await (await staff.post('/api/enquiries', { data: enquiry })).json()
  await signInNew(context, 'counsellor')
  await page.goto(`/admin/enquiries?show=waiting&q=${encodeURIComponent(name)}`)
  await expect(tabs(page)).toHaveText(['Overview', 'Enquiries'])
  await page.getByRole('link', { name, exact: true }).click()
  // A press before the page has come alive does nothing.
  const take = page.getByRole('button', { name: 'Take it' })
  await expect(take).toBeVisible()
  await expect(async () => {
    if (await take.isVisible()) await take.click()
    await expect(toast(page, 'Saved.').first()).toBeVisible()
  }).toPass()
  await page.getByLabel('What came of it').selectOption('no-answer')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'No answer' })).toBeVisible()
  await expect(page.getByText('Not yet')).toBeVisible()
  await page.getByLabel('What came of it').selectOption('spoke')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('Not yet')).toHaveCount(0)
  await page.getByLabel('New note').fill('Called, will come on Monday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Called, will come on Monday.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Status', { exact: true }).selectOption('closed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(async () => {
    const kept = await (await staff.get(`/api/enquiries/${doc.id}?depth=0`)).json()
    expect(kept).toMatchObject({ status: 'closed', notes: [{ text: 'Called, will come on Monday.' }] })
    expect(kept.firstResponseAt).toBeTruthy()
  }).toPass()
})
