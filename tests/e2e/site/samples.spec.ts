import { expect } from '@playwright/test'
import { test } from '../support/test'

/** The site of these tests is a first start: nobody has given its contact yet. */

const VACANCY = '/jobs/professor-of-cardiology'

test('a sample vacancy says what it is, and search engines are told nothing of it', async ({ page, request }) => {
  await page.goto(VACANCY)
  await expect(page.getByText('This is a sample vacancy: nobody offers this post.', { exact: false })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await page.content()).not.toContain('JobPosting')
  for (const address of ['/sitemap.xml', '/jobs/feed.xml']) {
    expect(await (await request.get(address)).text()).not.toContain(VACANCY)
  }
  await page.goto('/jobs')
  await expect(page.getByRole('article').filter({ hasText: 'Professor of Cardiology' })).toContainText('Sample')
})

test('figures, words, people and contact of the first start are marked', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Example figures. They are not real.', { exact: false })).toBeVisible()
  await expect(page.getByText('Sample: nobody has said this or given these stars.')).toHaveCount(2)
  await expect(page.getByText('Counted on this site').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('(sample)')
  await page.goto('/about')
  await expect(page.getByText('Sample, not a person')).toHaveCount(3)
  expect(await page.content()).not.toContain('"telephone"')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form to apply for a sample says so too', async ({ page }) => {
    await page.goto(`${VACANCY}/apply`)
    await expect(
      page.getByText('This is a sample vacancy: nobody offers this post.', { exact: false }).first(),
    ).toBeVisible()
  })
})
