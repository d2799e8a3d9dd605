import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addressOf, expectAccessibleDesk, nameIn, PASSWORD, signInNew, toastOf } from '../support/people'
import { staffApi, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** A day's work of each role, as somebody does it who has never seen a CMS. */
let api: APIRequestContext

test.beforeAll(async ({ baseURL }) => {
  api = await staffApi(baseURL ?? '')
})
test.afterAll(() => api.dispose())

const homePage = async (request: APIRequestContext) => (await request.get('/')).text()

/** Five people, each with an application for one vacancy. */
async function fiveApplications(
  newContext: (options: object) => Promise<APIRequestContext>,
  baseURL: string,
): Promise<{ id: string; title: string; slug: string }> {
  const data = { title: uniqueName('Wanted post'), department: 'Surgery', location: 'Pune' }
  const { doc } = await (await api.post('/api/jobs', { data })).json()
  for (const email of Array.from({ length: 5 }, (_, index) => addressOf(`applicant${index}`))) {
    await api.post('/api/users', { data: { email, role: 'applicant', password: PASSWORD, verified: true } })
    const theirs = await newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
    await theirs.post('/api/users/login', { data: { email, password: PASSWORD } })
    expect((await theirs.post('/api/job-applications', { data: { job: doc.id, consent: true } })).status()).toBe(201)
    await theirs.dispose()
  }
  return doc
}

test('an administrator mends a file of vacancies, closes a vacancy and moves five applications', async ({
  page,
  context,
  request,
  baseURL,
  playwright,
}) => {
  await signInNew(api, context, 'admin', baseURL)
  const name = `${uniqueName('day').replace(/\s/g, '-')}.csv`
  const [title, other] = [uniqueName('Mended post'), uniqueName('Second post')]
  const file = (rows: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`job_title,location,department,deadline\n${rows.join('\n')}\n`),
  })
  await page.goto('/admin/upload-csv')
  await page
    .getByLabel('CSV file')
    .setInputFiles(
      file([`${title},Pune,Surgery,2027-12-31`, ',Pune,Surgery,', 'No place,,Surgery,', 'Late,Pune,A,soon']),
    )
  for (const [row, column] of [
    ['3', 'job_title'],
    ['4', 'location'],
    ['5', 'deadline'],
  ]) {
    await expect(page.getByRole('row').filter({ hasText: column }).filter({ hasText: row })).not.toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page
    .getByLabel('CSV file')
    .setInputFiles(file([`${title},Pune,Surgery,2027-12-31`, `${other},Delhi,Radiology,2027-12-31`]))
  await page.getByRole('button', { name: 'Import 2 vacancies' }).click()
  await expect(toastOf(page, `Successfully processed ${name}!`)).toBeVisible()

  await page.goto(`/admin/manage-jobs?q=${encodeURIComponent(other)}`)
  await page.getByRole('row').filter({ hasText: other }).getByRole('button', { name: 'Closed' }).click()
  await expect(toastOf(page, 'Job updated successfully')).toBeVisible()
  const open = await (await request.get(`/jobs?q=${encodeURIComponent(title.split(' ').at(-1) ?? '')}`)).text()
  expect(open).toContain(title)
  expect(await (await request.get(`/jobs?q=${encodeURIComponent(other)}`)).text()).not.toContain(`>${other}<`)

  const job = await fiveApplications((options) => playwright.request.newContext(options), baseURL ?? '')
  await page.goto(`/admin/applications?job=${job.id}`)
  await expect(page.getByRole('heading', { name: '5 applications' })).toBeVisible()
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Interview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move and send 5 mails' }).click()
  await expect(toastOf(page, 'Moved.')).toBeVisible()
  const moved = await api.get(`/api/job-applications?where[job][equals]=${job.id}&where[status][equals]=interview`)
  expect((await moved.json()).totalDocs).toBe(5)
})

/** Types a moment into a date field of the studio's form. */
async function setMoment(page: Page, field: string, moment: string) {
  const input = page.locator(`#field-${field} input`)
  await input.click()
  await input.fill(moment)
  await input.press('Enter')
}

test('an editor schedules a banner and restores an earlier version of it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInNew(api, context, 'editor', baseURL)
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
  expect((await api.delete(`/api/banner-slides/${id}?overrideLock=true`)).status()).toBe(200)
})

test('a counsellor assigns two enquiries at once', async ({ page, context, baseURL }) => {
  const stem = uniqueName('Asking family')
  for (const name of [`${stem} one`, `${stem} two`]) {
    await api.post('/api/enquiries', { data: { kind: 'contact', name, email: addressOf('family'), message: name } })
  }
  const email = await signInNew(api, context, 'counsellor', baseURL)
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

test('signing out of the studio ends the session and says so', async ({ page, context, baseURL }) => {
  await signInNew(api, context, 'editor', baseURL)
  await page.goto('/admin/logout')
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login/)
})

test('signing out works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await signInNew(api, context, 'editor', baseURL)
  const page = await context.newPage()
  await page.goto('/admin/logout')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})
