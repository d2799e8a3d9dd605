import { expect } from '@playwright/test'
import { violationsByDayAndNight } from '../support/accessibility'
import { test } from '../support/test'

test('the map leads to the colleges of a state, without script too, and holds the same as its table', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/colleges')
  await page.getByRole('link', { name: 'See them on the map' }).click()
  const map = page.getByRole('region', { name: 'India' })
  const square = map.getByRole('link', { name: /^Meghalaya: \d+ colleges on our list$/ })
  const said = (await square.textContent())?.match(/(\d+) colleges/)?.[1]
  await expect(
    map
      .getByRole('row', { name: /^Meghalaya/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(String(said))
  await expect(map.getByRole('link', { name: /^Ladakh/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await square.click()
  await expect(page).toHaveURL(/\/colleges\?state=Meghalaya$/)
  await expect(page.getByRole('heading', { name: `${said} Colleges Found` })).toBeVisible()
  await context.close()
})

test('the map passes axe by day and by night', async ({ page }) => {
  await page.goto('/colleges/map')
  expect(await violationsByDayAndNight(page)).toEqual([])
})
