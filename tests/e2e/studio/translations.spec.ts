import { expect, type Page } from '@playwright/test'
import { expectAccessibleDesk, signInNew } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

test.beforeEach(({ context }) => signInNew(context, 'editor'))
test.slow()

/** Goes on with the keyboard until something has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let steps = 0; steps < 400; steps += 1) {
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} was not reached`)
}

const press = async (page: Page, button: string) => {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/save'))
  await page.getByRole('button', { name: button, exact: true }).focus()
  await page.keyboard.press('Enter')
  expect((await answered).status()).toBe(200)
}

test('an editor finds what a machine made, mends it by keyboard, and says so', async ({ page, request }) => {
  const said = `${uniqueName('सवाल')} कितने साल का है?`
  await page.goto('/admin/translations')
  await page.locator('select[name=state]').selectOption('machine')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/state=machine/)
  await page.getByRole('link', { name: 'BHMS', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('BHMS')
  await expect(page.getByText('How long is BHMS?', { exact: true })).toBeVisible()
  await expectAccessibleDesk(page)

  await page.locator('textarea[name="faq.1.question"]').focus()
  await tabTo(page, 'textarea[name="faq.2.question"]')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(said)
  await press(page, 'Save draft')
  expect(await (await request.get('/hi/bhms-courses')).text()).not.toContain(said)
  await press(page, 'Publish')
  expect(await (await request.get('/hi/bhms-courses')).text()).toContain(said)
  await press(page, 'Reviewed')
  await expect(page.getByText('Reviewed', { exact: true }).first()).toBeVisible()
  await page.goto('/hi/bhms-courses')
  await expect(page.locator('summary', { hasText: said })).not.toHaveAttribute('lang', /.+/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/bhms-courses$/)
})

test('a course that no person has read is Hindi, and search engines are told of the English page', async ({ page }) => {
  await page.goto('/hi/mbbs-courses')
  await expect(page.locator('h1')).toContainText('बैचलर ऑफ मेडिसिन एंड बैचलर ऑफ सर्जरी')
  await expect(page.locator('main :is(h1 span, summary, ol li)[lang=en]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^i]\/mbbs-courses$/)
})

test('the Hindi of a college is on its page at once, and where it is emptied English is marked', async ({
  page,
  request,
}) => {
  const said = `${uniqueName('राज्य')} का सबसे पुराना मेडिकल कॉलेज।`
  const found = await staff.get('/api/colleges?where[slug][equals]=andhra-medical-college&depth=0')
  const { docs } = await found.json()
  await page.goto('/hi/colleges/andhra-medical-college')
  await expect(page.locator('#about p')).toContainText('किंग जॉर्ज')
  await expect(page.locator('#about [lang=en]')).toHaveCount(0)
  await page.goto(`/admin/translations/college-translations/${docs[0].id}`)
  await page.locator('textarea[name=description]').fill(said)
  await press(page, 'Publish')
  expect(await (await request.get('/hi/colleges/andhra-medical-college')).text()).toContain(said)
  await page.locator('textarea[name=description]').fill('')
  await press(page, 'Publish')
  await page.goto('/hi/colleges/andhra-medical-college')
  await expect(page.locator('#about [lang=en] p')).toContainText('The oldest medical college of the state')
})
