import { expect } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { test, withheldScript } from '../support/test'

test('words of a search become filters that can be taken away', async ({ page }) => {
  await page.goto('/colleges')
  await page.getByLabel('Search by name or location').fill('mbbs in bihar')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const chosen = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chosen.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /Colleges? Found/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await chosen.getByRole('link', { name: 'Remove MBBS' }).click()
  await expect(page).toHaveURL(/q=bihar$/)
  await expect(chosen.getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click()
  await expect(page).toHaveURL(/\/colleges$/)
  await expect(chosen).toHaveCount(0)
})

test('a search offers what may be meant, with the keyboard too', async ({ page }) => {
  await page.goto('/colleges')
  // A plain field until somebody is in it.
  await page.getByRole('searchbox', { name: 'Search by name or location' }).focus()
  const box = page.getByRole('combobox', { name: 'Search by name or location' })
  await box.pressSequentially('keral')
  const offers = page.getByRole('listbox', { name: 'What you may mean' })
  await expect(offers.getByRole('option').first()).toContainText('Kerala')
  // The list follows what is typed after a pause, and fades meanwhile.
  await expect(page).toHaveURL(/\?q=keral$/)
  expect(await violationsOf(page)).toEqual([])
  await box.press('Escape')
  await expect(offers).toBeHidden()
  await box.press('a')
  await expect(offers).toBeVisible()
  await box.press('ArrowDown')
  await expect(offers.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/colleges\?state=Kerala$/)
  await expect(box).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Remove Kerala' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?state=Kerala')
})

test('a misspelt search says what it searched for instead', async ({ page }) => {
  await page.goto('/colleges?q=jipmar')
  await expect(page.getByText('We found nothing for “jipmar”.')).toBeVisible()
  await page.goto('/colleges?q=aaaa')
  await expect(page.getByRole('heading', { name: 'No colleges found' })).toBeVisible()
})

test('a ceiling of fees says how many colleges it hides, and leads to them', async ({ page }) => {
  await page.goto('/colleges?state=Kerala&fees=50000')
  const hidden = page.locator('details', { hasText: 'more whose fee is not known' })
  await expect(hidden.getByRole('article').first()).toBeHidden()
  await hidden.locator('summary').click()
  await expect(hidden.getByRole('article').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await hidden.getByRole('link', { name: 'Show these as a list' }).click()
  await expect(page).toHaveURL(/fees=unstated/)
  await expect(page.getByRole('link', { name: 'Remove Fee not known' })).toBeVisible()
})

test('an address with capital letters leads to the page it means', async ({ request }) => {
  for (const [written, meant] of [
    ['/MBBS-in-Bihar?from=paper', '/mbbs-in-bihar?from=paper'],
    ['/Mbbs-In-Nepal', '/mbbs-in-nepal'],
    ['/MBBS-Courses', '/mbbs-courses'],
    ['/Jobs?q=x', '/jobs?q=x'],
    ['/API/jobs?limit=1', '/api/jobs?limit=1'],
    ['/colleges/Patna-Medical-College', '/colleges/patna-medical-college'],
  ] as const) {
    const answer = await request.get(written, { maxRedirects: 0 })
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://site').pathname]).toEqual([
      308,
      new URL(meant, 'http://site').pathname,
    ])
    expect((await request.get(written)).url()).toContain(meant)
  }
  expect((await request.get('/colleges/No-Such-College')).status()).toBe(404)
})

test('with arrow keys a list waits until the choice is made', async ({ page }) => {
  await page.goto('/jobs')
  const department = page.getByLabel('Department', { exact: true })
  await department.focus()
  // What some systems do for an arrow key on a closed list.
  await department.press('ArrowDown')
  await department.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 2
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(new URL(page.url()).search).toBe('')
  await department.press('Tab')
  await expect(page).toHaveURL(/department=/)
})

test('filters fold on phones and tablets, and lie open from 960 px', async ({ page }) => {
  for (const [address, name] of [
    ['/colleges', 'State'],
    ['/jobs', 'Department'],
  ] as const) {
    const filter = page.getByLabel(name, { exact: true })
    await page.setViewportSize({ width: 959, height: 800 })
    await page.goto(address)
    await expect(filter).toBeHidden()
    await page.locator('form summary').first().click()
    await expect(filter).toBeVisible()
    await page.locator('form summary').first().click()
    await expect(filter).toBeHidden()
    await page.setViewportSize({ width: 960, height: 800 })
    await expect(filter).toBeVisible()
  }
})

test('what is chosen before the script of the page has come is kept and applied', async ({ page }) => {
  const letScriptCome = await withheldScript(page)
  await page.goto('/colleges?country=India&state=Bihar&page=2', { waitUntil: 'commit' })
  await page.getByLabel('Country', { exact: true }).selectOption('Nepal')
  letScriptCome()
  await expect(page).toHaveURL(/\/colleges\?country=Nepal$/)
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Nepal')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('all')
  await page.goBack()
  await expect(page).toHaveURL(/\?country=India&state=Bihar&page=2$/)
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Bihar')
})

test('what is typed before the script of the page has come is searched for', async ({ page }) => {
  const letScriptCome = await withheldScript(page)
  await page.goto('/jobs', { waitUntil: 'commit' })
  await page.getByLabel('Search', { exact: false }).first().fill('paediatrics')
  letScriptCome()
  await expect(page.getByRole('link', { name: 'Remove Pediatrics' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a search understands and mends its words just the same', async ({ page }) => {
    await page.goto('/jobs')
    await page.getByLabel('Search', { exact: false }).first().fill('paediatrics')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Remove Pediatrics' })).toBeVisible()
  })
})

test('the keyboard goes on at the number found when it takes a filter off', async ({ page }) => {
  for (const [list, filter, name] of [
    ['/colleges', 'Country', 'Remove India'],
    ['/jobs', 'Department', 'Clear Filters'],
  ] as const) {
    await page.goto(list)
    await page.getByLabel(filter, { exact: true }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/\?/)
    await page.getByRole('link', { name, exact: true }).press('Enter')
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('heading', { level: 2, name: /Found/ })).toBeFocused()
  }
})
