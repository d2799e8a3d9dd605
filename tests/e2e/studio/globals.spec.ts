import { expect } from '@playwright/test'
import { signInNew, takeOverLocks } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/*
 * Everything of the studio's forms for what there is once only, in one file: its tests follow each other, and no two
 * editors have the same form open.
 */
test.beforeEach(async ({ page, context }) => {
  await signInNew(context, 'editor')
  await takeOverLocks(page)
})

test('an editor saves the fixed pages', async ({ page }) => {
  for (const slug of ['home', 'about']) {
    await page.goto(`/admin/globals/${slug}`)
    const field = page.locator('textarea[name], input[type="text"][name]').first()
    const before = await field.inputValue()
    await field.fill(`${before} `)
    await page.locator('#action-save').click()
    await expect(page.locator('.toast-success, [data-type="success"]').first()).toBeVisible()
    await expect(page.locator('.toast-error, [data-type="error"]')).toHaveCount(0)
  }
})

test('an editor sees an unsaved change in the preview, and visitors do not', async ({ page, request }) => {
  let words = ''
  await page.goto('/admin/globals/about')
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  // What a machine types while Payload still fetches the form's state gives way to what was saved.
  await expect(async () => {
    // Other words each time: a form that holds these already would not tell the preview again.
    words = uniqueName('An unsaved introduction')
    await page.getByLabel('Introduction').fill(words)
    await expect(preview.getByText(words)).toBeVisible({ timeout: 20_000 })
    expect(await page.getByLabel('Introduction').inputValue()).toBe(words)
  }).toPass()
  expect(await (await request.get('/about')).text()).not.toContain(words)
  expect((await request.get('/preview/pages/about')).status()).toBe(404)
})

test('a banner, the settings and a featured college are previewed unsaved', async ({ page }) => {
  const words = uniqueName('Unsaved')
  // Those that were there before any test made one.
  const firstOf = async (collection: string) =>
    (await (await staff.get(`/api/${collection}?sort=createdAt&limit=1&depth=0`)).json()).docs[0].id
  const [banner, featured] = [await firstOf('banner-slides'), await firstOf('featured-colleges')]
  for (const [address, label] of [
    [`/admin/collections/banner-slides/${banner}`, 'Subtitle'],
    ['/admin/globals/site-settings', 'Name of the site'],
    [`/admin/collections/featured-colleges/${featured}`, 'Description'],
    ['/admin/globals/home', 'Title'],
    ['/admin/globals/admission', 'Introduction'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address)
      const toggle = page.locator('#live-preview-toggler')
      await toggle.click()
      const preview = page.frameLocator('#live-preview-iframe')
      await expect(preview.locator('main h1')).toBeAttached()
      await page.getByLabel(label).last().fill(words)
      await expect(preview.getByText(words).first()).toBeAttached()
    })
  }
})
