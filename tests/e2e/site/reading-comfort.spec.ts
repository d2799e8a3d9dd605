import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { withRecords } from '../support/members'
import { signInAs } from '../support/people'
import { test } from '../support/test'

const records = withRecords()

const PAGES = [
  '/',
  '/colleges',
  '/colleges/patna-medical-college',
  '/jobs',
  '/mbbs-in-bihar',
  '/mbbs-courses',
  '/contact',
]

/** What stays in sight while the page scrolls, by its tag and class; what only shows for a moment aside. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element)
        if (!element.checkVisibility() || element.closest('[data-sonner-toaster], nextjs-portal')) return false
        return position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )

test.describe('on a low screen', () => {
  for (const [width, height] of [
    [320, 256],
    [1280, 480],
  ] as const) {
    test(`nothing stays in sight at ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const address of PAGES) {
        await page.goto(address)
        expect(await stuck(page), address).toEqual([])
      }
    })
  }

  test('on a taller one the header does', async ({ page }) => {
    await page.goto('/contact')
    expect(await stuck(page)).toContainEqual(expect.stringMatching(/^HEADER/))
  })

  test('the Courses panel can be read to its end', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Courses' }).click()
    const last = page.locator('#courses-panel').getByRole('link', { name: 'View All Colleges' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})

test.describe('the panels of the header', () => {
  test('close when the focus leaves them, and not while it goes through them', async ({ page }) => {
    await page.goto('/contact')
    const panel = page.locator('#courses-panel')
    const opener = page.getByRole('button', { name: 'Courses' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await expect(panel).toBeVisible()
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()

    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(panel).toBeHidden()
  })
})

for (const width of [360, 1280]) {
  test(`a wide table shows at ${width} px that there is more, until its end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/mbbs-in-bihar')
    // On a phone the part around it is folded, where no role finds it.
    const edge = await page.locator('section[aria-label="Seats by ownership"]').getAttribute('class')
    await page.goto('/contact')
    // Beside what React draws, so that no hydration that is under way takes it out again.
    await page.locator('body').evaluate((body, look) => {
      body.insertAdjacentHTML(
        'afterbegin',
        `<section data-test="wide" class="${look}"><div style="width: 3000px">wide</div></section>`,
      )
    }, edge)
    const box = page.locator('[data-test="wide"]')
    const fade = () => box.evaluate((element) => getComputedStyle(element).maskImage)
    await expect.poll(fade).toMatch(/^linear-gradient/)
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect.poll(fade).toBe('none')
    await box.evaluate((element) => {
      element.innerHTML = 'narrow'
    })
    await expect.poll(fade).toBe('none')
  })
}

test('tables unfolded stay in their column, and figures on a phone at 200 %', async ({ page }) => {
  const { slug } = await records.vacancy()
  for (const [address, width] of [
    ['/mbbs-in-bihar', 960],
    ['/hi/mbbs-in-bihar', 180],
    ['/hi/mbbs-courses', 180],
    ['/contact', 180],
    ['/contact', 160],
    ['/admission', 160],
    [`/jobs/${slug}`, 160],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    const beyond = await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        details.removeAttribute('name')
        details.open = true
      }
      return document.documentElement.scrollWidth - innerWidth
    })
    expect(beyond, `${address} at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('the links of the header have room from 960 px on, signed out and in', async ({ page, context }) => {
  const { email } = await records.member('header', { fullName: 'Venkatanarasimharajuvaripeta Lakshminarayana' })
  const fits = async () => {
    for (const address of ['/about', '/hi/about']) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByRole('banner').getByRole('button', { name: /Venkata/ })).toHaveCount(isSignedIn ? 1 : 0)
      for (const width of [960, 1024, 1100, 1152, 1200, 1280, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(beyond, `${address} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  }
  let isSignedIn = false
  await fits()
  await signInAs(context, email)
  isSignedIn = true
  await fits()
})

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1280]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

      test('contact and admission show phone, hours and what happens next beside their forms', async ({ page }) => {
        for (const address of ['/contact', '/admission']) {
          await page.goto(address)
          const aside = page.getByRole('complementary', { name: 'Phone, office hours and what happens next' })
          await expect(aside.getByRole('heading', { name: 'What happens next' })).toBeVisible()
          await expect(aside).toContainText('Mon-Fri')
          if (javaScriptEnabled) {
            const violations = await violationsOf(page)
            expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
            const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
            expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0)
          }
        }
      })
    })
  }
}

test('on a phone what the keyboard reaches is not behind the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/colleges/patna-medical-college')
  const bar = await page.locator('.side-bar').boundingBox()
  await page.keyboard.press('Tab')
  for (const section of await page.locator('main summary').all()) {
    await section.focus()
    const box = await section.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
