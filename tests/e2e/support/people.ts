import { type BrowserContext, expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility'
import { SITE, staff, uniqueName } from './staff-api'

/** The password of everybody whom the tests make. */
export const PASSWORD = 'studio-test-pass-2026'

/** An e-mail address that nobody else of the run has. */
export const addressOf = (stem: string) => `${uniqueName(stem).replace(/\s/g, '-').toLowerCase()}@example.test`

/** What people made by the tests are called: a name holds no address. */
export const nameIn = (email: string) => email.replace(/@.*/, '')

/** Signs the browser in as somebody who has an account, without the form. */
export async function signInAs(context: BrowserContext, email: string): Promise<void> {
  const signedIn = await context.request.post(`${SITE}/api/users/login`, {
    data: { email, password: PASSWORD },
    headers: { origin: SITE },
  })
  expect(signedIn.ok()).toBe(true)
}

/** Opens a page as somebody who has an account: they are signed in already. */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  await signInAs(page.context(), email)
  await page.goto(address)
  await expect(page).toHaveURL(address)
}

/**
 * Makes a person and signs the browser in as them.
 * @returns their e-mail address
 */
export async function signInNew(context: BrowserContext, role: string): Promise<string> {
  const email = addressOf(role)
  const made = await staff.post('/api/users', {
    data: { email, role, password: PASSWORD, verified: true, fullName: nameIn(email) },
  })
  expect(made.ok()).toBe(true)
  await signInAs(context, email)
  return email
}

/**
 * Holds a screen of the studio's own to what axe knows of accessibility.
 * @param found what asks axe: `violationsByDayAndNight` for both sets of colours
 */
export async function expectAccessibleDesk(page: Page, found = violationsOf): Promise<void> {
  await expect(page.locator('.desk').first()).toBeVisible()
  // Nothing runs in the frame that shows a mail: axe would wait for an answer of it.
  const violations = await found(page, (axe) => axe.include('.desk').exclude('iframe'))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** The studio's short message with this text. */
export const toastOf = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

/**
 * Takes over what somebody else has locked, as a person would who knows that nobody works on it: tests of one global
 * follow each other as different people, and a browser that ends does not always say goodbye.
 */
export async function takeOverLocks(page: Page): Promise<void> {
  const dialog = page.locator('#document-locked')
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByRole('button', { name: 'Take over' }).click()
    await expect(dialog).toBeHidden()
  })
}
