import { expect } from '@playwright/test'
import { applications } from '../support/applications'
import { addressOf, expectAccessibleDesk } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

/** What keeps the screens of the studio easy to survey: rows that fit, short fields side by side, names as titles, numbers at choices. */
test('the tabs of every task stand in one row at 1280 px, and scroll in one row at 360 px', async ({
  adminPage: page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const task of ['jobs', 'colleges', 'sources', 'users', 'counselling-authorities']) {
      await page.goto(`/admin/collections/${task}`)
      const rows = page.getByRole('navigation', { name: /^(Daily work|Within)/ })
      await expect(rows).toHaveCount(2)
      for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(60)
    }
  }
})

test('short fields of a form stand side by side where there is room, below each other on a phone', async ({
  editorPage: page,
}) => {
  await page.goto('/admin/collections/sources/create')
  const topOf = async (label: RegExp) => (await page.getByLabel(label).boundingBox())?.y ?? 0
  const [address, year] = [/^Web address/, /^Year/]
  await expect.poll(async () => (await topOf(address)) === (await topOf(year))).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await topOf(address)) < (await topOf(year))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('an applicant and a person who asks are the title of their screen, and choices say how many they find', async ({
  adminPage: page,
}) => {
  const { job, people } = await applications(1)
  const [one] = people
  const name = uniqueName('Ravi')
  const asked = { kind: 'contact', name, email: addressOf('ravi'), message: `A question of ${name}`, consent: true }
  const { doc } = await (await staff.post('/api/enquiries', { data: asked })).json()

  await page.goto(`/admin/applications/${one?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.fullName ?? '')
  await expectAccessibleDesk(page)
  await page.goto(`/admin/enquiries/${doc.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessibleDesk(page)

  await page.goto(`/admin/applications?job=${job.id}`)
  await expect(page.getByRole('option', { name: 'Applied (1)' })).toBeAttached()
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('option', { name: 'New (1)' })).toBeAttached()
  await expect(page.getByRole('link', { name: /^Waiting \d+$/ })).toBeVisible()
})

test('what is in order is one line of the Overview, which names it when it is opened', async ({ adminPage: page }) => {
  await page.goto('/admin')
  const line = page.getByText(/in order$/)
  const names = page.getByRole('group').filter({ has: line }).getByRole('paragraph')
  await expect(names).toBeHidden()
  await line.click()
  await expect(names).toBeVisible()
})
