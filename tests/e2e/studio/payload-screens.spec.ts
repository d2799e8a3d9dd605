import { expect, type Page } from '@playwright/test'
import { COLOUR_RULES, draw, violationsOf } from '../support/accessibility'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'
import { alive } from '../support/test'

/* Payload's own lists, forms, dialogs, date pickers and toasts, in our colours. */

const firstOf = async (collection: string): Promise<string> => {
  const { docs } = await (await staff.get(`/api/${collection}?limit=1&depth=0&sort=createdAt`)).json()
  return `/admin/collections/${collection}/${docs[0].id}`
}

/** Does something to a screen again until it shows, because a press before the page has come alive does nothing. */
async function until(page: Page, shown: string, act: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    if (!(await page.locator(shown).first().isVisible())) await act()
    await expect(page.locator(shown).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
}

interface Screen {
  name: string
  address: () => string | Promise<string>
  /** What shows once the screen is drawn. */
  shown: string
  act?: (page: Page) => Promise<void>
}

const list = (slug: string): Screen => ({
  name: `the list of ${slug}`,
  address: () => `/admin/collections/${slug}`,
  shown: '.collection-list h1',
})

const form = (slug: string): Screen => ({
  name: `a form of ${slug}`,
  address: () => firstOf(slug),
  shown: '.doc-controls',
})

/** A college that nobody else holds open, with two versions; no visitor sees it. */
async function newCollege(): Promise<string> {
  const data = { name: uniqueName('Read college'), state: 'Bihar', country: 'India', status: 'Inactive' }
  const { doc } = await (await staff.post('/api/colleges', { data })).json()
  await staff.patch(`/api/colleges/${doc.id}`, { data: { location: 'Gaya' } })
  return `/admin/collections/colleges/${doc.id}`
}

/** The newest version of a college, beside the one before. */
async function newVersion(): Promise<string> {
  const address = await newCollege()
  const id = address.split('/').pop()
  const { docs } = await (await staff.get(`/api/colleges/versions?where[parent][equals]=${id}&limit=1&depth=0`)).json()
  return `${address}/versions/${docs[0].id}`
}

/** A banner that nobody else holds open, and no visitor sees. */
async function newBanner(): Promise<string> {
  const data = { title: uniqueName('Read banner'), isActive: false }
  const { doc } = await (await staff.post('/api/banner-slides', { data })).json()
  return `/admin/collections/banner-slides/${doc.id}`
}

const SCREENS: Screen[] = [
  ...['colleges', 'users', 'audit-log', 'imports', 'media'].map(list),
  ...['colleges', 'guidance-pages', 'users'].map(form),
  { name: 'the account', address: () => '/admin/account', shown: '.payload-settings' },
  { name: 'the settings', address: () => '/admin/globals/site-settings', shown: '.array-field__add-row' },
  { name: 'an upload', address: () => '/admin/collections/media/create', shown: '.file-field__dragAndDropText' },
  {
    name: 'ticked rows',
    address: () => '/admin/collections/colleges',
    shown: '.collection-list tbody',
    act: (page) =>
      until(page, '.list-selection', () => page.locator('tbody .checkbox-input__input input').first().check()),
  },
  {
    name: 'a dialog',
    address: () => '/admin/collections/colleges',
    shown: '.collection-list tbody',
    async act(page) {
      await until(page, '.list-selection', () => page.locator('tbody .checkbox-input__input input').first().check())
      await until(page, '.confirmation-modal', () => page.locator('.delete-documents__toggle').first().click())
    },
  },
  {
    name: 'the drawer that edits many',
    address: () => '/admin/collections/colleges',
    shown: '.collection-list tbody',
    async act(page) {
      await until(page, '.list-selection', () => page.locator('tbody .checkbox-input__input input').first().check())
      await until(page, '.edit-many__form', () => page.locator('.edit-many__toggle').first().click())
    },
  },
  {
    name: 'the drawer of a plan',
    address: newCollege,
    shown: '.doc-controls',
    async act(page) {
      if (await page.locator('.schedule-publish').isVisible()) return
      await until(page, '#schedule-publish', () => page.locator('#action-save-popup .popup-button').first().click())
      await page.locator('#schedule-publish').click()
      await expect(page.locator('.schedule-publish__upcoming h4')).toBeVisible()
    },
  },
  { name: 'two versions beside each other', address: newVersion, shown: '.view-version' },
  {
    name: 'the fields of a filter',
    address: () => '/admin/collections/colleges?where[or][0][and][0][state][equals]=Bihar',
    shown: '.collection-list tbody',
    act: (page) => until(page, '.where-builder', () => page.locator('#toggle-list-filters').click()),
  },
  {
    name: 'a date picker',
    address: newBanner,
    shown: '.react-datepicker__input-container input',
    act: (page) =>
      until(page, '.react-datepicker__month', () =>
        page.locator('.react-datepicker__input-container input').first().click(),
      ),
  },
  {
    name: 'a toast, and a field with an error',
    address: newBanner,
    shown: '#action-save',
    async act(page) {
      // Typed anew each time: a form that holds what it held is not saved.
      await page.locator('#field-title').fill(uniqueName('Another title'))
      await page.locator('#field-title').fill('')
      await until(page, '[data-sonner-toast]', () => page.locator('#action-save').click())
    },
  },
]

/** One of each kind; `npm run test:long` looks at all. */
const EVERY_TIME = ['the list of colleges', 'a form of colleges', 'a dialog', 'a toast, and a field with an error']

/**
 * What axe finds wrong with a screen by day, and with its colours by night; a dialog or a menu of Payload's lies outside
 * every landmark.
 */
async function faultsOf(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const violations = await violationsOf(page, (axe) =>
    colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe.disableRules(['region']),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

test.describe("on Payload's own screens axe finds nothing, by day and by night", () => {
  for (const { name, address, shown, act } of SCREENS) {
    test(name, { tag: EVERY_TIME.includes(name) ? [] : '@long' }, async ({ adminPage: page }) => {
      page.on('dialog', (dialog) => dialog.accept())
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(await address())
      await expect(page.locator(shown).first()).toBeVisible()
      await alive(page.locator(shown).first())
      for (const colorScheme of ['light', 'dark'] as const) {
        await draw(page, colorScheme)
        await act?.(page)
        // What fades in is measured once it is there.
        await expect.poll(() => faultsOf(page, colorScheme), colorScheme).toEqual([])
      }
    })
  }
})

test('the tasks and screens of colleges fit a screen of 1280 px, and who comes by keyboard sees where they are', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/collections/colleges')
  const bars = page.getByRole('navigation')
  await expect(bars.nth(2)).toBeVisible()
  expect(await bars.evaluateAll((all) => all.filter((bar) => bar.scrollWidth > bar.clientWidth).length)).toBe(0)
  for (const name of ['VaidyaPath Studio', 'Open the site', 'Sign out']) {
    const link = page.getByRole('link', { name })
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle), name).toBe('solid')
  }
})

test('a drawer takes the focus from what opened it, has a name, and gives the focus back', async ({
  adminPage: page,
}) => {
  await page.goto(await firstOf('closing-ranks'))
  const opener = page.locator('.relationship-add-new__add-button').first()
  await until(page, 'dialog.drawer', () => opener.press('Enter'))
  const drawer = page.getByRole('dialog', { name: '[Untitled]' })
  await expect(drawer).toBeVisible()
  await expect(drawer.or(drawer.locator(':focus')).first()).toBeFocused()
  await expect(drawer.getByRole('textbox', { name: 'Short name', exact: true })).toBeVisible()
  // Further than the focus is remembered.
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the dialog before a person goes gives the focus back', async ({ adminPage: page }) => {
  await page.goto(await firstOf('users'))
  const opener = page.getByRole('button', { name: 'Delete this person' })
  await until(page, 'dialog[open]', () => opener.press('Enter'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('before colleges go, the button that keeps them is the bold one', async ({ adminPage: page }) => {
  await page.goto('/admin/collections/colleges')
  await until(page, '.list-selection', () => page.locator('tbody .checkbox-input__input input').first().check())
  await until(page, '.confirmation-modal', () => page.locator('.delete-documents__toggle').first().click())
  await expect(page.getByRole('dialog', { name: 'Confirm deletion' })).toBeVisible()
  const ground = (id: string) => page.locator(id).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await ground('#confirm-action')).toBe('rgba(0, 0, 0, 0)')
  expect(await ground('#confirm-cancel')).not.toBe('rgba(0, 0, 0, 0)')
})

test('no screen of Payload with parts of ours scrolls sideways', async ({ adminPage: page }) => {
  await page.goto('/admin/account')
  await expect(page.locator('.payload-settings')).toBeVisible()
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the tables of an import report scroll by themselves on a phone, not the page', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const title = `${uniqueName('Wide')}${'-and-wider'.repeat(12)}`
  const rows = ['job_title,location,department,deadline', `${title},Pune,Surgery,soon`, `${title}2,Pune,Surgery,`]
  await page.goto('/admin/upload-csv')
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'wide.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  const tables = page.getByRole('region').filter({ has: page.getByRole('table') })
  await expect(tables.first()).toBeVisible()
  expect(await tables.evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the keyboard is seen at links, fields and choices', async ({ adminPage: page }) => {
  const expectSeen = async (selectors: readonly string[]) => {
    await page.keyboard.press('Tab')
    for (const selector of selectors) {
      await page.locator(`${selector} >> visible=true`).first().focus()
      const seen = page.locator('*:is(:focus-visible, .react-select:has(:focus-visible))').first()
      await expect(seen, selector).toHaveCSS('outline-style', 'solid')
    }
  }
  await page.goto('/admin/collections/colleges')
  await expect(page.locator('.collection-list h1')).toBeVisible()
  await expectSeen(['.step-nav__home', '.search-filter__input', 'a[href$="/admin/import-colleges"]', 'td a'])
  // No empty bar lies on the list while no row is ticked.
  await expect(page.locator('.collection-list__list-selection')).toBeHidden()
  await page.goto(await firstOf('colleges'))
  await expect(page.locator('.doc-controls')).toBeVisible()
  await expectSeen(['input[name=name]', '.rs__input', 'textarea'])
})
