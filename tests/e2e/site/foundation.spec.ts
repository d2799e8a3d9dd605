import { expect } from '@playwright/test'
import { violationsByDayAndNight } from '../support/accessibility'
import { withSecondSlide } from '../support/slides'
import { test } from '../support/test'

withSecondSlide()

test.describe('what every answer carries', () => {
  for (const address of ['/', '/no-such-page', '/api/colleges', '/health']) {
    test(`security headers on ${address}`, async ({ request }) => {
      const headers = (await request.get(address)).headers()
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['critical-ch']).toBeUndefined()
      expect(headers.vary ?? '').not.toContain('Sec-CH')
    })
  }

  test('client hints are asked for by the studio alone', async ({ request }) => {
    const answer = await request.get('/admin', { maxRedirects: 0 })
    expect(answer.headers()['critical-ch']).toBeTruthy()
  })

  test('says that it lives and that it is ready', async ({ request }) => {
    expect(await (await request.get('/health')).json()).toEqual({ status: 'ok' })
    expect(await (await request.get('/ready')).json()).toEqual({ status: 'ready' })
  })

  test('internal routes stay shut without their secret', async ({ request }) => {
    const answer = await request.post('/internal/revalidate', { data: { tags: ['colleges'] } })
    expect(answer.status()).toBe(404)
  })
})

test.describe('a page that does not exist', () => {
  test('answers 404 with the way home and back', async ({ page }) => {
    await page.goto('/')
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(
      page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.", { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/no/such/page')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [address, heading] of [
    ['/no-such-page', 'Page Not Found'],
    ['/no/such/page', 'Page Not Found'],
    ['/colleges/no-such-college', 'College Not Found'],
    ['/colleges/%F0%9F%98%80', 'College Not Found'],
    ['/jobs/no-such-post', 'Page Not Found'],
    ['/%C0%AF', 'Page Not Found'],
    ['/sitemap/%F0%28', 'Page Not Found'],
    ['/mbbs-in-atlantis', 'Page Not Found'],
    ['/bds-in-andaman-and-nicobar-islands', 'Page Not Found'],
    ['/counselling/no-such-board', 'Page Not Found'],
    ['/colleges/no-such-college/cut-offs', 'College Not Found'],
  ] as const) {
    test(`${address} says what is not there, with status 404`, async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    })
  }
})

test('a link that adds a query alone leads on once the browser has fetched it early', async ({ page }) => {
  for (const [path, link, shown] of [
    ['/login', 'main a[href*="mode=create"]', 'Full name'],
    ['/hi/login', 'main a[href*="mode=create"]', 'पूरा नाम'],
  ] as const) {
    await page.goto(path)
    await page.locator(link).first().hover()
    await page.waitForLoadState('networkidle')
    await page.locator(link).first().click()
    await expect(page.getByLabel(shown)).toBeVisible()
  }
  await page.goto('/colleges')
  const second = page.locator('main a[href="/colleges?page=2"]').first()
  await second.hover()
  await page.waitForLoadState('networkidle')
  await second.click()
  await expect(page.getByText(/^Showing 11/)).toBeVisible()
})

test.describe('the shell', () => {
  test('the Courses menu opens by keyboard and leads to every course and state', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Courses' })
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = page.locator('#courses-panel')
    await expect(panel).toBeVisible()
    for (const course of ['MD/MS', 'BDS', 'BAMS', 'BHMS', 'B.Sc Nursing', 'Paramedical']) {
      await expect(panel.getByRole('link', { name: course }).first()).toBeVisible()
    }
    await expect(panel.getByRole('link', { name: 'View All MBBS Colleges' })).toHaveAttribute('href', '/mbbs-courses')
    await expect(panel.locator('a[href^="/mbbs-in-"]')).toHaveCount(29)
    await expect(panel.getByRole('link', { name: 'View All Colleges' })).toHaveAttribute('href', '/colleges')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('on a phone the menu holds the same links, and nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    for (const name of ['Home', 'Jobs', 'Colleges', 'Predictor', 'Admission', 'About', 'Contact']) {
      await expect(page.locator('#mobile-menu').getByRole('link', { name, exact: true }).first()).toBeVisible()
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('the home page', () => {
  test('shows its parts and the carousel obeys its controls', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Our Services', 'Featured Job Openings', 'Top Medical Colleges']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    const first = page.locator('#slide-1 h2')
    await expect(first).toBeInViewport()
    await page.getByRole('button', { name: /pause/i }).click()
    await page.getByRole('button', { name: /next/i }).click()
    await expect(first).not.toBeInViewport()
    await page.getByRole('button', { name: /previous/i }).click()
    await expect(first).toBeInViewport()
  })

  test('the headline stays while somebody is at the banner, after a pause, and on a phone until they press play', async ({
    page,
    browser,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const shown = () => page.locator('[id^=slide-]:not([inert])').getAttribute('id')
    await page.getByRole('button', { name: /pause/i }).waitFor()
    await page.mouse.move(1, 1)
    await page.clock.runFor(6000)
    await expect.poll(shown).not.toBe('slide-1')
    const before = await shown()
    await page.getByLabel('Name, place, course or department').focus()
    await page.clock.runFor(20_000)
    expect(await shown()).toBe(before)
    await page.getByRole('button', { name: /pause/i }).click()
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await expect(page).toHaveURL(/\/jobs/)
    await page.goBack()
    await page.getByRole('button', { name: /play the slides/i }).waitFor()
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    const small = await phone.newPage()
    await small.goto('/')
    await expect(small.getByRole('button', { name: /play the slides/i })).toBeVisible()
    await phone.close()
  })

  test('is complete without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('#slide-1 h2')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Account', exact: true }).first()).toHaveAttribute('href', '/dashboard')
    await context.close()
  })

  test('axe finds nothing by day or by night', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const violations = await violationsByDayAndNight(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  })
})
