import { expect, type Page } from '@playwright/test'
import { withRecords } from '../support/members'
import { uniqueName } from '../support/staff-api'
import { alive, test, withheldScript } from '../support/test'

const records = withRecords()

/** The files of React's scripts that a page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url())
  })
  return files
}

const main = (page: Page) => page.locator('main')

test.describe('who only reads', () => {
  test('gets no script, with menus, sources and the way to the next page and back', async ({ page }) => {
    const files = scriptsOf(page)
    await page.goto('/mbbs-in-bihar')
    await page.getByRole('button', { name: 'Courses' }).first().click()
    await expect(page.locator('#courses-panel')).toBeVisible()
    await page.locator('#courses-panel').getByRole('link', { name: 'BDS', exact: false }).first().click()
    await expect(page).toHaveURL('/bds-courses')
    await page.goBack()
    await main(page).locator('[popovertarget]').first().click()
    await expect(page.locator('.source-panel:popover-open')).toBeVisible()
    await page.mouse.wheel(0, 3000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(files).toEqual([])
  })

  test('is counted as a reader of a vacancy', async ({ page, baseURL }) => {
    const { id, slug } = await records.create<{ id: string; slug: string }>('jobs', {
      title: uniqueName('Read post'),
      department: 'Surgery',
      location: 'Pune',
    })
    const files = scriptsOf(page)
    await page.goto('/jobs')
    const told = page.waitForRequest('**/api/vacancy-views')
    await page.goto(`/jobs/${slug}`)
    expect((await told).postDataJSON()).toEqual({ vacancy: id, before: `${baseURL}/jobs` })
    expect(files).toEqual([])
  })
})

test.describe('the scripts come', () => {
  for (const [what, act] of [
    ['for a key', (page: Page) => page.keyboard.press('Tab')],
    ['for a field', (page: Page) => main(page).getByRole('searchbox').first().focus()],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto('/colleges')
      await act(page)
      await alive(page.getByRole('banner'))
    })
  }

  test('at once where the browser knows the visitor', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }])
    await page.goto('/colleges')
    await alive(page.getByRole('banner'))
  })

  test('at once where colleges are chosen for a comparison, and no more when none is', async ({ page }) => {
    await page.goto('/colleges/aiims-new-delhi')
    await page
      .getByRole('button', { name: /compare/i })
      .first()
      .click()
    const tray = page.getByRole('region', { name: /compar/i })
    await expect(tray).toBeVisible()
    await page.goto('/about')
    await tray.getByRole('button').click()
    await expect(tray).toBeHidden()
    await page.goto('/about')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    // What this page asked for: a script that the page before it was still waiting for is not its own.
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => new URL(name).pathname.endsWith('.js'))).toEqual([])
  })
})

test('the policy of contents is no looser than where scripts are there at once', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  const policy = await policyOf('/')
  expect(policy).toBe(await policyOf('/login'))
  expect(policy).not.toContain('unsafe-eval')
})

test('a page read long before it is touched keeps its menu and what is typed, though the list has changed since', async ({
  page,
}) => {
  await page.goto('/jobs')
  await records.create('jobs', { title: uniqueName('Posted meanwhile'), department: 'Surgery', location: 'Pune' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.getByRole('banner').getByRole('button', { name: 'Courses' }).focus()
  await page.keyboard.press('Enter')
  await alive(page.getByRole('banner'))
  await expect(page.locator('#courses-panel')).toBeVisible()
  expect(errors).toEqual([])
})

test('what somebody types before they are there is suggested for when they come', async ({ page }) => {
  const letCome = await withheldScript(page)
  await page.goto('/colleges')
  await page.getByLabel('Search by name or location').pressSequentially('patna')
  letCome()
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Patna')
})

test.describe('a press before they are there', () => {
  test('of a search is made when they come, without a full reload', async ({ page }) => {
    const letCome = await withheldScript(page)
    await page.goto('/colleges')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByLabel('Search by name or location').fill('Patna')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveAttribute('aria-busy', 'true')
    letCome()
    await expect(page).toHaveURL('/colleges?q=Patna')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('of a filter shows at once that the list is old', async ({ page }) => {
    const letCome = await withheldScript(page)
    await page.goto('/colleges')
    const list = page.getByRole('article').first()
    await page.getByLabel('Course', { exact: true }).selectOption('bds')
    await expect(page.locator('search ~ *').filter({ has: list }).first()).toHaveCSS('opacity', '0.55')
    letCome()
    await expect(page).toHaveURL('/colleges?course=bds')
    await expect(page.locator('search ~ *').filter({ has: list }).first()).toHaveCSS('opacity', '1')
  })

  test('of a search goes without them when they do not come', async ({ page }) => {
    await withheldScript(page)
    await page.goto('/colleges')
    await page.getByLabel('Search by name or location').fill('Patna')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/colleges\?q=Patna/)
  })

  test('is made when they come, once, however often it was pressed', async ({ page }) => {
    const letCome = await withheldScript(page)
    await page.goto('/colleges/aiims-new-delhi')
    const compare = main(page)
      .getByRole('button', { name: /^(compare|in comparison)/i })
      .first()
    await compare.click()
    await expect(compare).toHaveAttribute('aria-busy', 'true')
    await compare.click()
    letCome()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await expect(compare).not.toHaveAttribute('aria-busy')
  })

  test('is made at the next press where the data of the page did not come', async ({ page }) => {
    await page.route('**/page-data/**', (route) => route.abort())
    await page.goto('/colleges/aiims-new-delhi')
    const compare = main(page)
      .getByRole('button', { name: /^(compare|in comparison)/i })
      .first()
    await compare.click()
    await expect(compare).not.toHaveAttribute('aria-busy')
    await page.unroute('**/page-data/**')
    await compare.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
  })

  test('opens a dialog, which stays open with what was typed in it', async ({ page }) => {
    const letCome = await withheldScript(page)
    await page.goto('/contact')
    await main(page).locator('button[commandfor]').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const field = dialog.getByRole('textbox').first()
    await field.fill('Asha Rao')
    letCome()
    await alive(dialog)
    await expect(field).toHaveValue('Asha Rao')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})
