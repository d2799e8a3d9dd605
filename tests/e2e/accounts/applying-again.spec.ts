import { expect, type Page } from '@playwright/test'
import { PDF } from '../../setup/pdf'
import { violationsOf } from '../support/accessibility'
import { withRecords } from '../support/members'
import { openAs, signInAs, signInNew } from '../support/people'
import { staff } from '../support/staff-api'
import { alive, test } from '../support/test'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

const records = withRecords()

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

const applyNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('You have successfully applied for this position!').first()).toBeVisible()
}

/** What the team sees of the application for a vacancy. */
async function applicationFor(job: { id: string }) {
  const answer = await staff.get(`/api/job-applications?where[job][equals]=${job.id}&depth=1`)
  const { docs } = await answer.json()
  expect(docs).toHaveLength(1)
  return docs[0]
}

/** A phone that runs scripts and a desktop that does not: no step here depends on both at once. */
const BROWSERS = [
  { javaScriptEnabled: true, width: 360 },
  { javaScriptEnabled: false, width: 1280 },
]
for (const { javaScriptEnabled, width } of BROWSERS) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

    test('a form is not sent for somebody else who has signed in since, and is for its own person', async ({
      page,
    }) => {
      const [own, other, job] = await Promise.all([records.member('own'), records.member('other'), records.vacancy()])
      await openAs(page, own.email, `/jobs/${job.slug}/apply`)
      await page.getByLabel('Cover note').fill('My own note.')
      // Twice: the page that comes back without script is that of the other.
      for (const _attempt of [1, 2]) {
        await signInAs(page.context(), other.email)
        await page.getByRole('button', { name: 'Apply Now' }).click()
        await expect(page.getByText(`you have signed in as ${other.email}`)).toBeVisible()
        await expect(page.getByLabel('Cover note')).toHaveValue('My own note.')
      }
      await signInAs(page.context(), own.email)
      await applyNow(page)
      expect(await applicationFor(job)).toMatchObject({ coverNote: 'My own note.', user: { id: own.id } })
    })

    test('a withdrawn application is sent again with its new note and CV', async ({ page }) => {
      const [{ email }, job, next] = await Promise.all([records.member('again'), records.vacancy(), records.vacancy()])
      await openAs(page, email, `/jobs/${job.slug}/apply`)
      await page.getByLabel('Cover note').fill('The first note.')
      await page.getByLabel('CV').setInputFiles(pdf('first.pdf'))
      await page.getByLabel('Use this for my next applications').uncheck()
      await applyNow(page)

      await page.goto('/dashboard')
      await rowOf(page, job.title)
        .getByRole('button', { name: /^Withdraw/ })
        .click()
      await expect(rowOf(page, job.title)).toContainText('Withdrawn')
      await page.goto('/dashboard')
      await rowOf(page, job.title)
        .getByRole('link', { name: /^Apply again/ })
        .click()
      await expect(page).toHaveURL(`/jobs/${job.slug}/apply`)
      await expect(page.getByText('You withdrew your application for this post.')).toBeVisible()
      await expect(page.getByLabel('Cover note')).toHaveValue('The first note.')
      await expect(page.getByLabel('The CV that I sent before (first.pdf)')).toBeChecked()

      // A choice that contradicts itself is asked again, and keeps what was typed.
      await page.getByLabel('Cover note').fill('The second note.')
      await page.getByLabel('Another file').check()
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.locator('#resume-error')).toHaveText('Choose the CV to send.')
      await expect(page.getByLabel('Cover note')).toHaveValue('The second note.')
      await expect(page.getByLabel('Another file')).toBeChecked()
      await page.getByLabel('CV as a file').setInputFiles(pdf('second.pdf'))
      await expect(page.getByLabel('Use this for my next applications')).toBeChecked()
      if (javaScriptEnabled) {
        const violations = await violationsOf(page)
        expect(violations.map(({ id }) => id)).toEqual([])
      }
      await applyNow(page)
      expect(await applicationFor(job)).toMatchObject({
        status: 'applied',
        coverNote: 'The second note.',
        resume: { originalName: 'second.pdf' },
      })

      await page.goto('/dashboard')
      await expect(rowOf(page, job.title)).toContainText('Applied')
      await expect(page.locator('dl > div').filter({ hasText: 'Active Applications' })).toContainText('1')
      await page.locator('table details summary').click()
      await expect(rowOf(page, job.title)).toContainText('Applied again with CV and cover note')

      // The CV was kept: it is offered for the next vacancy, and can be left out.
      await page.goto(`/jobs/${next.slug}/apply`)
      await expect(page.getByLabel('The CV in my profile (second.pdf)')).toBeChecked()
      await page.getByLabel('No CV').check()
      await applyNow(page)
      expect((await applicationFor(next)).resume ?? null).toBeNull()
    })

    test('a parent is not asked for a medical council', async ({ page }) => {
      const { email } = await records.member('parent')
      await openAs(page, email, '/dashboard/profile')
      await expect(page.getByLabel('Medical council')).toHaveCount(0)
      if (javaScriptEnabled) await alive(page.getByLabel('A parent or guardian'))
      await page.getByLabel('A parent or guardian').check()
      await page.getByRole('button', { name: 'Save profile' }).click()
      await expect(page.getByText('Profile updated successfully!').first()).toBeVisible()
      await expect(page.getByLabel('A parent or guardian')).toBeChecked()
      await page.goto('/dashboard')
      await expect(page.locator('meter + p')).toContainText('1 of 3 filled in')
      await expect(page.locator('meter + p')).not.toContainText('council')

      await page.goto('/dashboard/profile')
      await page.getByLabel('A doctor or another health professional').check()
      await page.getByRole('button', { name: 'Save profile' }).click()
      await expect(page.getByLabel('Medical council')).toBeVisible()
    })
  })
}

test('a vacancy that is closed while its form is open says so and keeps what was typed', async ({ page }) => {
  const [{ email }, job] = await Promise.all([records.member('late'), records.vacancy()])
  await openAs(page, email, `/jobs/${job.slug}/apply`)
  await page.getByLabel('Cover note').fill('A moment too late.')
  await staff.patch(`/api/jobs/${job.id}`, { data: { status: 'Closed' } })
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('This vacancy is no longer open.').first()).toBeVisible()
  await expect(page.getByLabel('Cover note')).toHaveValue('A moment too late.')
})

test('who works in the studio is told that they cannot apply', async ({ page, context }) => {
  const job = await records.vacancy()
  await signInNew(context, 'editor')
  await page.goto(`/jobs/${job.slug}/apply`)
  await expect(page.getByText('This account works in the studio and cannot apply.')).toBeVisible()
  await expect(page.getByLabel('Cover note')).toHaveCount(0)
  await page.goto(`/jobs/${job.slug}`)
  const apply = page.getByRole('button', { name: 'Apply Now' }).first()
  await alive(apply)
  await apply.click()
  await expect(page.getByRole('dialog').getByText('This account works in the studio and cannot apply.')).toBeVisible()
})
