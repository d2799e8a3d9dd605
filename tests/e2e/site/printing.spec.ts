import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'

/** Leads somewhere or follows the reader: worth nothing on paper. */
const OF_THE_SCREEN = ['Login to Save College', 'Get Counseling', 'Get Admission Guidance', 'Contact Us']

const shown = (page: Page, words: string) => page.locator('main').getByText(words).filter({ visible: true }).count()

test('a printed page is open and has neither bars nor buttons of the screen', async ({ page }) => {
  // The width of an A4 sheet: below that, a phone's bar would stand on every sheet.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/colleges/patna-medical-college')
  await expect(page.getByText('Prince of Wales Medical College')).toBeVisible()
  await expect(page.locator('#sources').getByText('Revised UG Seat Matrix 2024-25')).toBeVisible()
  for (const words of OF_THE_SCREEN) expect(await shown(page, words)).toBe(0)
  const stuck = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter((element) => {
        const { position, left } = getComputedStyle(element)
        // The first column of a table keeps to its box.
        return element.checkVisibility() && (position === 'fixed' || (position === 'sticky' && left === 'auto'))
      }).length,
  )
  expect(stuck).toBe(0)
  await page.goto('/mbbs-in-bihar')
  await expect(
    page.locator('details', { hasText: 'Who conducts MBBS counselling in Bihar?' }).locator('div'),
  ).toBeVisible()
  for (const words of OF_THE_SCREEN) expect(await shown(page, words)).toBe(0)
})

test('whose page it is stands at the edge of the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/compare?c=patna-medical-college,aiims-patna')
  const edgeOf = async (name: string) => (await page.locator(name).first().boundingBox())?.x
  expect(await edgeOf('p.wrap')).toBe(await edgeOf('h1'))
})
