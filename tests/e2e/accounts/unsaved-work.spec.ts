import { expect, type Page } from '@playwright/test'
import { restErrorMessages } from '../../../src/cms/rest/rest-error-messages'
import { addressOf, expectAccessibleDesk, signInNew, toastOf } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** What staff chose or typed stays until it is saved, and leaving with it asks. */
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function enquiryOf(stem: string): Promise<string> {
  const data = { kind: 'contact', name: uniqueName(stem), email: addressOf('family'), message: 'Which college?' }
  const { doc } = await (await staff.post('/api/enquiries', { data })).json()
  return doc.id
}

/** Chooses once the page has come alive: only then does the screen know that something is unsaved. */
async function choose(page: Page, label: string, value: string) {
  await page.waitForLoadState('networkidle')
  await page.getByLabel(label, { exact: true }).selectOption(value)
}

test('the status chosen on an enquiry stays while a note is added, somebody takes it or records a call', async ({
  page,
  context,
}) => {
  await signInNew(context, 'counsellor')
  const id = await enquiryOf('Kept choice')
  await page.goto(`/admin/enquiries/${id}`)
  await choose(page, 'Status', 'in-progress')
  const status = page.getByLabel('Status', { exact: true })
  await page.getByLabel('Next follow-up').fill('2030-05-04T10:30')

  await page.getByLabel('New note').fill('Asked for the fee list')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(toastOf(page, 'Note added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Asked for the fee list' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expect(status).toHaveValue('in-progress')

  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await expect(page.getByLabel('Owner', { exact: true })).not.toHaveValue('')
  await page.getByLabel('What came of it').selectOption('spoke')
  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('Not yet')).toHaveCount(0)
  await expect(status).toHaveValue('in-progress')
  await expect(page.getByLabel('Next follow-up')).toHaveValue('2030-05-04T10:30')

  // A save sends what this person changed, and undoes nothing that somebody else did meanwhile.
  await staff.patch(`/api/enquiries/${id}`, { data: { owner: null } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page, 'Saved.').first()).toBeVisible()
  await expect
    .poll(async () => (await staff.get(`/api/enquiries/${id}?depth=0`)).json())
    .toMatchObject({ status: 'in-progress', owner: null, nextFollowUp: '2030-05-04T05:00:00.000Z' })
})

test('leaving an enquiry with something unsaved asks, by a link, by the navigation and by closing', async ({
  page,
  context,
}) => {
  await signInNew(context, 'counsellor')
  await page.goto('/admin/enquiries')
  await page.goto(`/admin/enquiries/${await enquiryOf('Left behind')}`)
  await choose(page, 'Status', 'closed')
  const here = page.url()

  await page.getByRole('link', { name: 'Correct the details' }).click()
  await expect(leaving(page)).toBeVisible()
  await expectAccessibleDesk(page)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(leaving(page)).toHaveCount(0)
  expect(page.url()).toBe(here)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('closed')

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing

  await page.getByRole('link', { name: 'Correct the details' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/collections\/enquiries/)
})

test('a saved screen lets go without a question', async ({ page, context }) => {
  await signInNew(context, 'counsellor')
  await page.goto(`/admin/enquiries/${await enquiryOf('Let go')}`)
  await choose(page, 'Status', 'closed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page, 'Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Correct the details' }).click()
  await expect(page).toHaveURL(/collections\/enquiries/)
})

test('a note that could not be saved stays, without a network and after the session has ended', async ({
  page,
  context,
}) => {
  await signInNew(context, 'counsellor')
  const id = await enquiryOf('Kept note')
  await page.goto(`/admin/enquiries/${id}`)
  await page.waitForLoadState('networkidle')
  // The browser's own question, should the screen be left.
  page.on('dialog', (dialog) => dialog.accept())
  const note = page.getByLabel('New note')
  await note.fill('Asked for the fee list')
  const save = async (reason: string) => {
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(toastOf(page, reason).last()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(note).toHaveValue('Asked for the fee list')
  }
  await context.setOffline(true)
  await save('That could not be saved')
  await context.setOffline(false)
  const cookies = await context.cookies()
  await context.clearCookies()
  await save(restErrorMessages['staff-only'])
  await context.addCookies(cookies)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(toastOf(page, 'Note added.')).toBeVisible()
  await expect(note).toHaveValue('')
})

test('vacancy, invitation and a checked file ask before they are lost', async ({ page, context }) => {
  await signInNew(context, 'admin')
  // The browser's own question, when a test goes on from a screen with something unsaved.
  page.on('dialog', (dialog) => dialog.accept())
  const overview = page.getByRole('navigation', { name: 'Daily work' }).getByRole('link', { name: 'Overview' })
  const expectQuestion = async () => {
    await overview.click()
    await expect(leaving(page)).toBeVisible()
    await page.getByRole('button', { name: 'Stay here' }).click()
  }
  const open = async (address: string) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  await open('/admin/add-job')
  const title = uniqueName('Half a post')
  await page.getByLabel('Job Title').fill(title)
  await expectQuestion()
  await expect(page.getByLabel('Job Title')).toHaveValue(title)

  await open('/admin/staff')
  await page.getByLabel('Email').fill('half@example.test')
  await expectQuestion()

  await open('/admin/upload-csv')
  const buffer = Buffer.from(`job_title,location,department\n${title},Pune,Surgery\n`)
  await page.getByLabel('CSV file').setInputFiles({ name: 'posts.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('button', { name: 'Import 1 vacancy' })).toBeVisible()
  await expectQuestion()
  await page.getByRole('button', { name: 'Import 1 vacancy' }).click()
  await expect(toastOf(page, 'Successfully processed posts.csv!')).toBeVisible()
  await overview.click()
  await expect(page).toHaveURL(/\/admin$/)
})
