import { expect } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { staff } from '../support/staff-api'
import { test } from '../support/test'

/** Seats that are filled by Bihar, each at another college of it. */
const OF_BIHAR = 'State quota of Bihar'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('a family finds what a rank reaches, compares three and asks a counsellor', async ({ page }) => {
      const email = `reach-${Date.now().toString(36)}${javaScriptEnabled ? 'a' : 'b'}@example.org`
      await page.goto('/predictor')
      const rank = page.getByLabel('NEET rank')
      const show = page.getByRole('button', { name: 'Show my colleges' })
      await rank.fill('650 marks')
      await page.getByLabel('Home state').selectOption('Bihar')
      await page.getByLabel('Category', { exact: true }).selectOption({ label: 'OBC' })
      await show.click()
      await expect(rank).toHaveAccessibleDescription(/as one number/)
      await expect(rank).toHaveValue('650 marks')
      await rank.fill('650')
      await show.click()
      await page.getByRole('link', { name: 'These are my marks' }).click()
      await expect(rank).toHaveAccessibleDescription(/we do not convert them/)
      await rank.fill('25,000')
      await show.click()
      // Bihar has two lists where all India has one.
      await page.getByRole('button', { name: /Extremely backward class/ }).click()
      await expect(page).toHaveURL(/own=EBC/)
      const rows = page.getByRole('article').filter({ hasText: OF_BIHAR })
      const colleges = [...new Set(await rows.getByRole('heading').allInnerTexts())].slice(0, 3)
      expect(colleges).toHaveLength(3)
      // How often a guess held is said once, above the rows that it is of.
      const possible = page.getByRole('group').filter({ has: page.getByRole('heading', { name: /^Possible/ }) })
      await expect(possible).toContainText(/Of 100 such cases, so many got in:.*State quota of Bihar: \d+ to \d+/)
      for (const name of colleges) {
        const row = rows.filter({ has: page.getByRole('heading', { name, exact: true }) }).first()
        await row.getByText('All years').click()
        await expect(row.getByRole('table')).toContainText('2025')
        const cut = row.getByRole('table').getByRole('button')
        for (const figure of await cut.all()) {
          const { x = 0, width = 0 } = (await figure.boundingBox()) ?? {}
          expect(x + width).toBeLessThanOrEqual(360)
        }
        await row.getByLabel('Compare').check()
        // With it comes the bar at the foot of the screen, under which the next row may lie.
        if (javaScriptEnabled) await expect(page.getByText(/^\d colleges? chosen$/)).toBeVisible()
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Compare the ticked colleges' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/side by side/)
      // What was asked goes along, also beyond the form that asks for another category.
      const asked = { rank: '25000', state: 'Bihar', category: 'obc', own: 'EBC' }
      const keeps = () => expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(asked)
      keeps()
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await page.waitForURL(/c=/)
      keeps()
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)

      const form = page.locator('#enquiry form')
      await expect(form.getByLabel('Your all-India rank')).toHaveValue('25000')
      await form.getByLabel('Full name').fill('Asha Verma')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Phone').fill('98765 43210')
      await form.locator('button[type=submit]').click()
      await expect(page.getByText(/submitted successfully/)).toBeVisible()

      const found = await staff.get(`/api/enquiries?where[email][equals]=${encodeURIComponent(email)}&depth=0`)
      const desk = await (await staff.get(`/admin/enquiries/${(await found.json()).docs[0].id}`)).text()
      for (const words of ['25,000', 'OBC', ...colleges]) expect(desk).toContain(words)
    })
  })
}

test('a phone shows the first college on its second screen, in a low row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/predictor?rank=12000&state=Bihar&category=obc&own=BC')
  const rows = page.getByRole('article')
  const first = await rows.first().boundingBox()
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(2 * 780)
  const heightOf = async () =>
    Math.max(
      ...(await rows.all().then((all) => Promise.all(all.map(async (row) => (await row.boundingBox())?.height ?? 0)))),
    )
  expect(await heightOf()).toBeLessThanOrEqual(220)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await heightOf()).toBeLessThanOrEqual(140)
})

test('the predictor, how good it is, and the calendar pass axe', async ({ page }) => {
  for (const path of [
    '/predictor',
    '/predictor?rank=25000&state=Bihar&category=obc',
    '/my-list?rank=13800&state=Bihar&category=obc&own=BC&seat=mcc/All+India/patna-medical-college',
    '/predictor/how-good',
    '/predictor/coverage',
    '/counselling',
    '/counselling/mcc',
  ]) {
    await page.goto(path)
    expect(await violationsOf(page), path).toEqual([])
  }
})

test('how good it is stands there with the number of cases', async ({ page }) => {
  await page.goto('/predictor/how-good')
  const pool = page.getByRole('rowgroup').filter({ hasText: 'All-India quota, MBBS' })
  const row = pool.getByRole('row').filter({ hasText: 'Round 1' }).first()
  await expect(row).toContainText(/\d+ of 100/)
  await expect(row).toContainText('Likely')
})

test('an answer fits two printed pages', async ({ page }) => {
  for (const query of ['rank=12000&state=Bihar&category=open', 'rank=60000&state=Karnataka&category=open']) {
    await page.goto(`/predictor?${query}`)
    const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, query).toBeLessThanOrEqual(2)
  }
})
