import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { studioMessages } from '../../../src/cms/admin/messages'
import { restErrorMessages } from '../../../src/cms/rest/rest-error-messages'
import { signInAs, signInNew, toastOf } from '../support/people'
import { staff as other, uniqueName } from '../support/staff-api'
import { alive, test } from '../support/test'

/** The other editor saves over REST while the form of the first is open. */
async function saved(page: Page, method: string, address: string, act: () => Promise<void>): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes(address),
  )
  await act()
  return (await answered).status()
}

test('a form of the studio saves again and again, and is told when somebody else has saved meanwhile', async ({
  page,
  context,
}) => {
  await signInNew(context, 'editor')
  const created = await other.post('/api/regions', {
    data: { name: uniqueName('Region'), kind: 'State', country: 'India' },
  })
  const { id } = (await created.json()).doc
  await page.goto(`/admin/collections/regions/${id}`)
  const capital = page.locator('#field-capital')
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  for (const town of ['Patna', 'Gaya', 'Ranchi']) {
    await capital.fill(town)
    expect(await saved(page, 'PATCH', `/api/regions/${id}`, save)).toBe(200)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  }
  // With what is typed the form takes Payload's lock, and asks in the same request whether somebody else has saved.
  const looked = page.waitForResponse((response) => response.request().postData()?.includes('Bokaro') ?? false)
  await capital.fill('Bokaro')
  await looked
  // The other finds the record locked, then takes it over.
  const locks = async () =>
    (await (await other.get(`/api/payload-locked-documents?where[document.value][equals]=${id}`)).json()).totalDocs
  await expect.poll(locks).toBe(1)
  expect((await other.patch(`/api/regions/${id}`, { data: { capital: 'Dhanbad' } })).status()).toBe(423)
  const theirs = await other.patch(`/api/regions/${id}?overrideLock=true`, { data: { capital: 'Dhanbad' } })
  expect(theirs.ok()).toBe(true)
  expect(await saved(page, 'PATCH', `/api/regions/${id}`, save)).toBe(409)
  await expect(toastOf(page, studioMessages.editedElsewhere.kept)).toBeVisible()
  await expect(capital).toHaveValue('Bokaro')
  expect((await (await other.get(`/api/regions/${id}`)).json()).capital).toBe('Dhanbad')
  await page.getByRole('button', { name: studioMessages.editedElsewhere.keep }).click()
  expect(await saved(page, 'PATCH', `/api/regions/${id}`, save)).toBe(200)
  await other.delete(`/api/regions/${id}`)
})

test('one person with a record in two tabs is told that it was their own, and what they type stays in sight', async ({
  page,
  context,
}) => {
  await signInNew(context, 'editor')
  const region = { name: uniqueName('Region'), kind: 'State', country: 'India' }
  const { id } = (await (await other.post('/api/regions', { data: region })).json()).doc
  const second = await context.newPage()
  for (const tab of [page, second]) await tab.goto(`/admin/collections/regions/${id}`)
  const capital = (tab: Page) => tab.locator('#field-capital')
  await capital(second).fill('Gaya')
  const save = () => second.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await saved(second, 'PATCH', `/api/regions/${id}`, save)).toBe(200)
  await capital(page).fill('Patna')
  const told = page.getByRole('alert').filter({ hasText: studioMessages.editedElsewhere.kept })
  await expect(told).toContainText('You saved this in another tab')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(capital(page)).toHaveValue('Patna')
  await told.getByRole('button', { name: studioMessages.editedElsewhere.keep }).click()
  await expect(told).toBeHidden()
  const replace = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await saved(page, 'PATCH', `/api/regions/${id}`, replace)).toBe(200)
  await other.delete(`/api/regions/${id}`)
})

test('who closes the tab, or leaves it for another page, keeps nobody out', async ({ context }) => {
  await signInNew(context, 'editor')
  const region = { name: uniqueName('Region'), kind: 'State', country: 'India' }
  const { id } = (await (await other.post('/api/regions', { data: region })).json()).doc
  const locks = async () =>
    (await (await other.get(`/api/payload-locked-documents?where[document.value][equals]=${id}`)).json()).totalDocs
  for (const leave of [(page: Page) => page.close(), (page: Page) => page.goto('/about')]) {
    const page = await context.newPage()
    await page.goto(`/admin/collections/regions/${id}`)
    await page.locator('#field-capital').fill('Bokaro')
    await expect.poll(locks).toBe(1)
    await leave(page)
    await expect.poll(locks).toBe(0)
  }
  expect((await other.patch(`/api/regions/${id}`, { data: { capital: 'Dhanbad' } })).ok()).toBe(true)
  await other.delete(`/api/regions/${id}`)
})

test('a vacancy on the desk keeps what was typed when somebody else has saved it meanwhile', async ({
  page,
  context,
}) => {
  await signInNew(context, 'admin')
  const data = { title: uniqueName('Shared post'), department: 'Surgery', location: 'Pune' }
  const { id } = (await (await other.post('/api/jobs', { data })).json()).doc
  await page.goto(`/admin/manage-jobs/${id}`)
  const location = page.locator('[name="location"]')
  const save = () => page.locator('.desk form button[type="submit"]').click()
  for (const town of ['Nashik', 'Nagpur']) {
    await location.fill(town)
    expect(await saved(page, 'PATCH', `/api/jobs/${id}`, save)).toBe(200)
  }
  await location.fill('Thane')
  expect((await other.patch(`/api/jobs/${id}`, { data: { location: 'Mumbai' } })).ok()).toBe(true)
  expect(await saved(page, 'PATCH', `/api/jobs/${id}`, save)).toBe(409)
  await expect(toastOf(page, studioMessages.editedElsewhere.kept)).toBeVisible()
  await expect(location).toHaveValue('Thane')
  await other.delete(`/api/jobs/${id}`)
})

test('a vacancy that another account in this browser may not save says so, and keeps what was typed', async ({
  page,
  context,
}) => {
  const visitor = await signInNew(context, 'applicant')
  await signInNew(context, 'admin')
  const data = { title: uniqueName('Kept post'), department: 'Surgery', location: 'Pune' }
  const { id } = (await (await other.post('/api/jobs', { data })).json()).doc
  await page.goto(`/admin/manage-jobs/${id}`)
  const location = page.locator('[name="location"]')
  await location.fill('Nashik')
  await signInAs(context, visitor)
  const save = () => page.locator('.desk form button[type="submit"]').click()
  expect(await saved(page, 'PATCH', `/api/jobs/${id}`, save)).toBe(404)
  await expect(toastOf(page, restErrorMessages['staff-only'])).toBeVisible()
  await expect(location).toHaveValue('Nashik')
  await other.delete(`/api/jobs/${id}`)
})

test('who leaves a reason for a hospital half written is asked, and a long one is said to be too long', async ({
  page,
  context,
}) => {
  await signInNew(context, 'admin')
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    `insert into vacancy_postings (title, institution_name, email, state)
     values ('Registrar', 'Example Hospital', 'hr@hospital.example', 'waiting') returning id`,
  )
  const address = `/admin/posted-vacancies/${rows[0].id}`
  await page.goto(address)
  const reason = page.getByLabel('Reason, in the words that the hospital reads')
  await alive(reason)
  await reason.fill('x'.repeat(2001))
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('The reason is too long: 2000 characters at most.')).toBeVisible()
  await reason.fill('What does it pay?')
  await page.getByRole('link', { name: 'Sent in by hospitals' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: studioMessages.leaving.stay }).click()
  await expect(page).toHaveURL(address)
  await expect(reason).toHaveValue('What does it pay?')
  await client.query('delete from vacancy_postings where id = $1', [rows[0].id])
  await client.end()
})
