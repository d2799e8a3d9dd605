import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { withSecondSlide } from '../support/slides'
import { test } from '../support/test'

withSecondSlide()

const box = (page: Page) => page.getByLabel('Name, place, course or department')

test('the search of the home page stands in the first screen and asks the list that was chosen', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const field = await box(page).boundingBox()
    expect((field?.y ?? height) + (field?.height ?? 0), String(width)).toBeLessThanOrEqual(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await box(page).fill('mbbs in bihar')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/colleges?q=mbbs+in+bihar')
  await expect(page.getByRole('link', { name: 'Remove MBBS' })).toBeVisible()
  await page.goBack()
  await page.getByRole('radio', { name: 'Vacancies' }).check({ force: true })
  await box(page).fill('paediatrics')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/jobs?q=paediatrics')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the predictor begins in the first screen of a phone, without script too', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const rank = page.getByLabel('Your NEET rank')
  const field = await rank.boundingBox()
  expect((field?.y ?? 640) + (field?.height ?? 0)).toBeLessThanOrEqual(640)
  await rank.fill('25000')
  await page.getByRole('button', { name: 'Show my colleges' }).click()
  await expect(page).toHaveURL(/\/predictor\?rank=25000/)
  await expect(page.getByLabel('Home state')).toHaveValue('')
  await expect(page.getByLabel('NEET rank')).toHaveValue('25000')
  await expect(page.getByText('Choose your category.')).toHaveCount(0)
  await context.close()
})

test('the choice is made with the keyboard, and the offers are those of the chosen list', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Name, place, course or department' })
  const offers = page.getByRole('listbox', { name: 'What you may mean' })
  await page.getByRole('radio', { name: 'Colleges' }).focus()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await field.pressSequentially('keral')
  await expect(offers.getByRole('option').first()).toContainText('Kerala')
  expect(await violationsOf(page)).toEqual([])
  await field.fill('')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Vacancies' })).toBeChecked()
  await field.pressSequentially('cardio')
  await offers
    .getByRole('option', { name: /Cardiology/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/jobs\?department=Cardiology$/)
})

test('every example finds something', async ({ page }) => {
  await page.goto('/')
  const examples = page.getByRole('main').getByRole('search').locator('p a')
  const addresses = await examples.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: /^[1-9]\d* (Colleges?|Jobs?) Found$/ })).toBeVisible()
  }
})

test('on a phone the first facts come before the controls of the slides', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const controls = page.getByRole('group', { name: 'Slides' })
  await controls.getByRole('button', { name: /pause/i }).waitFor()
  const [search, fact, player] = await Promise.all([
    box(page).boundingBox(),
    page.getByRole('main').getByRole('term').first().boundingBox(),
    controls.boundingBox(),
  ])
  expect(search?.y).toBeLessThan(fact?.y ?? 0)
  expect(fact?.y).toBeLessThan(player?.y ?? 0)
})

test('nothing moves while the home page settles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Once: each would add what moves to the same sum.
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: /play the slides/i }).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to the list that was chosen, and shows the examples of that list', async ({ page }) => {
    await page.goto('/')
    const examples = page.getByRole('main').getByRole('search').locator('p:visible')
    await expect(examples).toHaveCount(1)
    const forColleges = await examples.textContent()
    await page.getByRole('radio', { name: 'Vacancies' }).check({ force: true })
    await expect(examples).toHaveCount(1)
    expect(await examples.textContent()).not.toBe(forColleges)
    await box(page).fill('paediatrics')
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/jobs?q=paediatrics')
    await expect(page.getByRole('link', { name: 'Remove Pediatrics' })).toBeVisible()
    await page.goto('/')
    await box(page).fill('पटना')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/colleges\?q=/)
  })
})
