import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility'

/** What axe finds within the head and the frame of a screen of the studio. */
async function violationsOfFrame(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, (axe) =>
    axe.withRules([
      'skip-link',
      'landmark-one-main',
      'landmark-no-duplicate-main',
      'landmark-unique',
      'document-title',
    ]),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** That a screen of the studio names itself in its title, has one main, and begins with a link that leads to it. */
export async function expectNamedWithWayIn(page: Page, title: string): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page).toHaveTitle(new RegExp(title))
  await expect.poll(() => violationsOfFrame(page)).toEqual([])
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  // A press before the page has come alive does nothing.
  await expect(async () => {
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  }).toPass()
}
