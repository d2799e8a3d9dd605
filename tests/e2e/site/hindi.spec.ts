import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { linkIn, mailTo } from '../support/mailbox'
import { addressOf, PASSWORD } from '../support/people'
import { test } from '../support/test'

const PAGES = [
  '/hi',
  '/hi/colleges',
  '/hi/colleges/aiims-new-delhi',
  '/hi/colleges/map',
  '/hi/compare?c=aiims-new-delhi&c=andhra-medical-college',
  '/hi/colleges?q=%E0%A4%AA%E0%A4%9F%E0%A4%A8%E0%A4%BE',
  '/hi/jobs',
  '/hi/mbbs-in-bihar',
  '/hi/mbbs-in-nepal',
  '/hi/predictor?rank=12000&state=Bihar&category=open',
  '/hi/counselling',
  '/hi/admission',
  '/hi/contact',
  '/hi/about',
  '/hi/login?mode=create',
  '/hi/my-list',
  '/hi/post-a-vacancy',
  '/hi/privacy',
]

/** What a Hindi page shows of English as if it were its own: sentences, and ways out of the language. */
const strayEnglish = (page: Page) =>
  page.evaluate(() => {
    const isWayOut = (address: string) =>
      address.startsWith('/') && !/^\/(hi|admin|api|drawings)(?=[/?#]|$)/.test(address)
    const ways = [...document.querySelectorAll('a[href]:not([hreflang]), form[action]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const sentences: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      // A sentence has small words between its names.
      const isSentence = (text.match(/(?<=^|\s)[a-z]+(?=[\s.,:;?]|$)/g) ?? []).length > 1
      const isHidden = node.parentElement?.closest('script, style, noscript, [lang=en]')
      if (isSentence && !isHidden && !/[\u0900-\u097F]/.test(text)) sentences.push(text)
    }
    return { ways: ways.filter(isWayOut), sentences }
  })

for (const path of PAGES) {
  test(`${path} is Hindi, leads to Hindi, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.locator('h1').first()).toBeAttached()
    expect(await strayEnglish(page)).toEqual({ ways: [], sentences: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('axe finds nothing on Hindi pages', async ({ page }) => {
  for (const path of ['/hi', '/hi/colleges', '/hi/mbbs-in-bihar', '/hi/contact']) {
    await page.goto(path)
    expect((await violationsOf(page)).map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([])
  }
})

test('what does not exist is said in Hindi, with status 404', async ({ page }) => {
  for (const path of ['/hi/nowhere', '/hi/colleges/no-such-college', '/hi/mbbs-in-atlantis', '/hi/jobs/no-such-post']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.locator('h1')).toContainText(/[\u0900-\u097F]/)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a link leads to the same page in the other language, with what the list is narrowed to', async ({ page }) => {
      const language = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
      await page.goto('/colleges?state=Bihar')
      await language('हिंदी').click()
      await expect(page).toHaveURL('/hi/colleges?state=Bihar')
      await expect(page.locator('h1')).toHaveText('मेडिकल कॉलेज')
      await language('English').click()
      await expect(page).toHaveURL('/colleges?state=Bihar')
      await page.goto('/mbbs-in-bihar')
      await language('हिंदी').click()
      await expect(page).toHaveURL('/hi/mbbs-in-bihar')
    })

    test('from a search to a college, and to a question that is answered in Hindi', async ({ page }) => {
      await page.goto('/hi/colleges')
      await page.getByLabel('नाम या जगह से खोजें').fill('पटना')
      await page.getByRole('button', { name: 'खोजें', exact: true }).click()
      await expect(page).toHaveURL(/\/hi\/colleges\?q=/)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/hi\/colleges\/[a-z-]+$/)

      await page.goto('/hi/contact')
      const form = page.locator('main form').filter({ has: page.getByRole('button', { name: 'संदेश भेजें' }) })
      await form.getByLabel('पूरा नाम').fill('आशा कुमारी')
      await form.getByRole('button', { name: 'संदेश भेजें' }).click()
      await expect(form.getByRole('alert')).toContainText(/[\u0900-\u097F]/)
      await expect(form.getByLabel('पूरा नाम')).toHaveValue('आशा कुमारी')
      await expect(page).toHaveURL(/\/hi\/contact/)
    })

    test('an account is made and confirmed by a mail in Hindi', async ({ page }) => {
      const email = addressOf('hindi')
      await page.goto('/hi/login?mode=create')
      await page.getByLabel('पूरा नाम').fill('आशा कुमारी')
      await page.getByLabel('ईमेल', { exact: true }).fill(email)
      await page.getByLabel('फोन नंबर').fill('9876543210')
      await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD)
      await page.locator('main form').getByRole('button', { name: 'खाता बनाएं' }).click()
      await expect(page.getByText('खाता बन गया! पुष्टि के लिए अपना ईमेल देखें।')).toBeVisible()
      const link = linkIn(await mailTo(email, /अपने ईमेल पते की पुष्टि करें/))
      expect(new URL(link).pathname).toBe('/hi/verify')
      await page.goto(link)
      await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'ईमेल पते की पुष्टि करें' }).click()
      await expect(page).toHaveURL(/\/hi\/dashboard$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

      await page.goto('/hi/colleges/patna-medical-college')
      await page
        .getByRole('button', { name: /^कॉलेज सेव करें/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /सेव है/ }).first()).toBeVisible()

      await page.goto('/hi/jobs/consultant-cardiology/apply')
      await page.locator('main').getByRole('button', { name: 'आवेदन करें' }).click()
      await expect(page.getByText('इस पद के लिए आपका आवेदन पहुंच गया है!').first()).toBeVisible()

      await page.goto('/hi/jobs?department=Surgery')
      await expect(page.locator('main').getByText('Surgery', { exact: true })).toHaveCount(0)
      await page.getByLabel('आपका ईमेल').fill(email)
      await page.getByRole('button', { name: 'अलर्ट लगाएं' }).click()
      await expect(page.getByText('अलर्ट लग गया।').first()).toBeVisible()

      await page.goto('/hi/dashboard')
      for (const kept of ['Patna Medical College', /^Consultant.*Cardiology/])
        await expect(page.locator('main').getByText(kept).first()).toBeVisible()
    })

    test('a rank is answered, and a question is sent, in Hindi', async ({ page }) => {
      await page.goto('/hi/predictor?rank=60000&state=Bihar&category=obc')
      await expect(page.locator('main').getByRole('article').first()).toBeVisible()

      await page.goto('/hi/contact')
      const form = page.locator('main form').filter({ has: page.getByRole('button', { name: 'संदेश भेजें' }) })
      await form.getByLabel('पूरा नाम').fill('आशा कुमारी')
      await form.getByLabel('ईमेल').fill(addressOf('hindi-question'))
      await form.getByLabel('संदेश').fill('मेरी रैंक 60000 है। बिहार में कौन सा कॉलेज मिल सकता है?')
      await form.getByRole('button', { name: 'संदेश भेजें' }).click()
      await expect(page.locator('main').getByText('संदेश मिलते ही आपको ईमेल आएगा।').first()).toBeVisible()
    })
  })
}
