import { expect } from '@playwright/test'
import { withRecords } from '../support/members'
import { openAs, signInAs } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/*
 * Without script a form is answered with its page, drawn anew: what the form is about may have closed, moved or gone
 * since it was opened, and the page still has to give back what was typed.
 */

const records = withRecords()

test.use({ javaScriptEnabled: false })

for (const [gone, change] of [
  ['closed', (id: string) => staff.patch(`/api/jobs/${id}`, { data: { status: 'Closed' } })],
  ['hidden', (id: string) => staff.patch(`/api/jobs/${id}`, { data: { status: 'Inactive' } })],
] as const) {
  test(`the note to a vacancy that was ${gone} meanwhile comes back, with the reason`, async ({ page }) => {
    const [{ email }, job] = await Promise.all([records.member('late'), records.vacancy()])
    await openAs(page, email, `/jobs/${job.slug}/apply`)
    await page.getByLabel('Cover note').fill('A moment too late.')
    await change(job.id)
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await expect(page.getByText('This vacancy is no longer open.').first()).toBeVisible()
    await expect(page.getByLabel('Cover note')).toHaveValue('A moment too late.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test('an application to a vacancy that was renamed meanwhile is sent once, and said to be sent', async ({ page }) => {
  const [{ email }, job] = await Promise.all([records.member('renamed'), records.vacancy()])
  await openAs(page, email, `/jobs/${job.slug}/apply`)
  await staff.patch(`/api/jobs/${job.id}`, { data: { slug: `${job.slug}-anew` } })
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('You have successfully applied for this position!')).toBeVisible()
})

test('a correction of a page that was taken away meanwhile comes back, with the reason', async ({ page }) => {
  const college = await records.college()
  await page.goto(`/corrections?page=/colleges/${college.slug}`)
  await page.getByLabel('Which figure is wrong?').fill('Seats')
  await page.getByLabel('What is right?').fill('150 from 2026')
  await page.getByLabel('Where can we read it?').fill('A notice of the council')
  await staff.patch(`/api/colleges/${college.id}`, { data: { status: 'Inactive' } })
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('The page that this is about is not on the site.')).toBeVisible()
  await expect(page.getByLabel('What is right?')).toHaveValue('150 from 2026')
})

test('a comment on one’s own list comes back when the session or the list has ended meanwhile', async ({ page }) => {
  const { email } = await records.member('list')
  await signInAs(page.context(), email)
  await page.goto('/my-list?rank=13800&state=Bihar&category=obc&own=BC&seat=mcc/All+India/patna-medical-college')
  await page.getByLabel('Name of the list').fill(uniqueName('Ended'))
  await page.getByRole('button', { name: 'Keep the list' }).click()
  await page.getByRole('link', { name: 'Share, lock and comments' }).click()
  const write = async () => {
    await page.locator('#comment-name').fill('Asha')
    await page.locator('#comment-text').fill('Ask about the hostel.')
  }
  const [text, send] = [page.locator('#comment-text'), page.getByRole('button', { name: 'Send comment' })]
  await write()
  await page.context().clearCookies()
  await send.click()
  await expect(page.getByText('You are not signed in any more.').first()).toBeVisible()
  await expect(text).toHaveValue('Ask about the hostel.')

  await signInAs(page.context(), email)
  const [address = ''] = page.url().split('#')
  await page.goto(address)
  await write()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('button', { name: 'Delete the list' }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await send.click()
  await expect(page.getByText('This list is not there any more.').first()).toBeVisible()
  await expect(text).toHaveValue('Ask about the hostel.')
})

test('saved vacancies that have all closed stand among the empty parts of the dashboard, with one way on', async ({
  page,
}) => {
  const [{ email }, job] = await Promise.all([records.member('saver'), records.vacancy()])
  await openAs(page, email, `/jobs/${job.slug}`)
  await page.getByRole('button', { name: 'Save Job' }).first().click()
  await expect(page.getByRole('button', { name: 'Saved' }).first()).toBeVisible()
  await staff.patch(`/api/jobs/${job.id}`, { data: { status: 'Closed' } })
  await page.goto('/dashboard')
  const saved = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Saved jobs', exact: true }) })
  await expect(saved.getByText('One saved vacancy is no longer open.')).toBeVisible()
  await expect(saved.getByRole('link', { name: 'Browse Jobs' })).toHaveCount(1)
})
