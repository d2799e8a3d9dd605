import { expect } from '@playwright/test'
import { uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const COLLEGE = '/colleges/patna-medical-college'

test('a reader says that a figure is wrong, after mending what was missing', async ({ page }) => {
  await page.goto(COLLEGE)
  await page.getByRole('link', { name: 'Something wrong?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something wrong?' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByLabel('Which figure is wrong?').fill('Seats')
  await page.getByLabel('What is right?').fill(uniqueName('200 from 2026'))
  await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('Please name the document or the web address where we can read it.')).toBeVisible()
  await expect(page.getByLabel('Which figure is wrong?')).toHaveValue('Seats')
  await page.getByLabel('Where can we read it?').fill('https://example.org/notice.pdf')
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('Thank you, your correction is here.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(new RegExp(`${COLLEGE}$`))
})

test('an address that is no page with figures leads to the contact form', async ({ page }) => {
  await page.goto('/corrections?page=//evil.example/colleges/x')
  await expect(page).toHaveURL(/\/contact$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works the same, from a page of guidance and of a course', async ({ page }) => {
    for (const address of ['/mbbs-in-bihar', '/bds-courses']) {
      await page.goto(address)
      await page.getByRole('link', { name: 'Something wrong?' }).click()
      await page.getByLabel('Which figure is wrong?').fill('Fees')
      await page.getByLabel('What is right?').fill(uniqueName('60,000 a year'))
      await page.getByLabel('Where can we read it?').fill('A fee receipt of 2026')
      await page.getByLabel('Email').fill('asha@example.org')
      await page.getByRole('button', { name: 'Send correction' }).click()
      await expect(page.getByText('We check it and write to you what we found.')).toBeVisible()
    }
  })
})
