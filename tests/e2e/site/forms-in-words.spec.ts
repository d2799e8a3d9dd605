import { expect, type Page } from '@playwright/test'
import { PDF } from '../../setup/pdf'
import { violationsOf } from '../support/accessibility'
import { mailsTo } from '../support/mailbox'
import { withRecords } from '../support/members'
import { addressOf, openAs } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const records = withRecords()

const formOf = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) })

async function enquiriesOf(email: string): Promise<{ phone: string; neetScore: number }[]> {
  const answer = await staff.get(`/api/enquiries?where[email][equals]=${encodeURIComponent(email)}`)
  return (await answer.json()).docs
}

const axe = async (page: Page) => (await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** A phone that runs scripts and a desktop that does not: no step here depends on both at once. */
const BROWSERS = [
  { javaScriptEnabled: true, width: 360 },
  { javaScriptEnabled: false, width: 1280 },
]
for (const { javaScriptEnabled, width } of BROWSERS) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script at ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } })

    test('an empty sign-up names every field above the form, and takes the focus', async ({ page }) => {
      await page.goto('/login?mode=create')
      await page.getByRole('button', { name: 'Create Account', exact: true }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'fields need another look' })
      await expect(summary).toContainText('3 fields need another look:')
      for (const field of ['Full name', 'Email', 'Password'])
        await expect(summary.getByRole('link', { name: field, exact: true })).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name.')
      if (!javaScriptEnabled) return
      await expect(page.locator('div:focus').filter({ has: summary })).toBeVisible()
      expect(await axe(page)).toEqual([])
      await summary.getByRole('link', { name: 'Email', exact: true }).click()
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    })

    test('an enquiry in Devanagari digits is read, and gives way to what happens next', async ({ page }) => {
      const email = addressOf('digits')
      const message = uniqueName('Which colleges take my marks?')
      await page.goto('/admission?college=patna-medical-college')
      const form = formOf(page, 'Send enquiry')
      await form.getByLabel('Full name').fill('Asha Verma')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Phone').fill('९८७६५ ४३२१०')
      await form.getByLabel('NEET score').fill('६१२')
      await form.getByLabel('Message').fill(message)
      await form.getByRole('button', { name: 'Send enquiry' }).click()

      await expect(page.getByText('Admission inquiry submitted successfully!')).toBeVisible()
      await expect(page.locator('main').getByText(/^We answer (within 24 hours|by |on the next day)/)).toBeVisible()
      await expect(form).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'What happens next' }).filter({ visible: true })).toHaveCount(1)
      expect(await enquiriesOf(email)).toMatchObject([{ phone: '+919876543210', neetScore: 612 }])
      await expect
        .poll(async () => (await mailsTo(email)).map(({ text }) => text.replace(/\s+/g, ' ')).join(' '))
        .toContain('NEET score: 612')
      const [receipt] = await mailsTo(email)
      // Nobody has shown that the mailbox is theirs: choices and numbers go there, and nothing that was typed.
      expect(receipt?.text).toContain('Patna Medical College')
      for (const typed of ['Asha', message, '+919876543210']) expect(receipt?.text).not.toContain(typed)

      // Loading it again sends nothing again, and asks nothing.
      await page.reload()
      expect(await enquiriesOf(email)).toHaveLength(1)
      if (!javaScriptEnabled) return
      await expect(formOf(page, 'Send enquiry')).toBeVisible()
      expect(await axe(page)).toEqual([])
    })

    test('a score that is no number is asked for again', async ({ page }) => {
      await page.goto('/admission')
      const form = formOf(page, 'Send enquiry')
      await form.getByLabel('NEET score').fill('about 600')
      await form.getByRole('button', { name: 'Send enquiry' }).click()
      await expect(form.getByRole('alert')).toContainText('4 fields need another look:')
      await expect(form.getByLabel('NEET score')).toHaveValue('about 600')
      await expect(form.getByLabel('NEET score')).toHaveAccessibleDescription(/whole number from 0 to 720/)
    })

    test('a vacancy that is refused keeps what was chosen of its lists', async ({ page }) => {
      await page.goto('/post-a-vacancy')
      const form = formOf(page, 'Send the vacancy')
      const kind = form.getByLabel('What it is')
      await form.getByLabel('Type of post').selectOption('Contract')
      await kind.selectOption({ index: 1 })
      const chosen = await kind.inputValue()
      for (const phone of ['12', '13']) {
        await form.getByLabel('Phone').fill(phone)
        await form.getByRole('button', { name: 'Send the vacancy' }).click()
        await expect(form.getByRole('alert')).toContainText('Phone')
        await expect(form.getByLabel('Phone')).toHaveValue(phone)
        await expect(form.getByLabel('Type of post')).toHaveValue('Contract')
        await expect(kind).toHaveValue(chosen)
      }
    })

    test('a withdrawn application can be put back for a while', async ({ page }) => {
      const { email } = await records.member('undo')
      const job = await records.vacancy()
      await openAs(page, email, `/jobs/${job.slug}/apply`)
      await page.getByLabel('Cover note').fill('My note.')
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.getByText('You have successfully applied for this position!').first()).toBeVisible()
      await page.goto('/dashboard')
      const row = page.getByRole('row').filter({ hasText: job.title })
      await row.getByRole('button', { name: /^Withdraw/ }).click()
      await expect(row.getByRole('link', { name: /^Apply again/ })).toBeVisible()
      await page.goto('/dashboard')
      await row.getByRole('button', { name: /^Undo withdrawal/ }).click()
      await expect(row.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
      await page.goto('/dashboard')
      await row.locator('summary').click()
      await expect(row).toContainText('Withdrawal undone: Applied')
      await row.getByRole('button', { name: /^Withdraw/ }).click()
      await expect(row.getByRole('link', { name: /^Apply again/ })).toBeVisible()
      await expect(row.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
      if (javaScriptEnabled) expect(await axe(page)).toEqual([])
    })

    test('the dashboard starts with what is going on, and no word of the header is untrue', async ({
      page,
      baseURL,
    }) => {
      const { email } = await records.member('a.very.long.address-of-somebody.who.reads.on.a.phone')
      await openAs(page, email, '/dashboard')
      const kept = { college: (await someCollege()).id }
      const headers = { origin: baseURL ?? '' }
      expect((await page.request.post('/api/saved-colleges', { data: kept, headers })).status()).toBe(201)
      await page.goto('/dashboard')
      const headings = page.locator('main h2')
      await expect(headings.first()).toHaveText('Saved colleges')
      const row = page.getByRole('article')
      await expect(row).toHaveCount(1)
      for (const fact of ['Fee a year', 'Seats', 'Established']) await expect(row).toContainText(fact)
      const portrait = page.getByRole('complementary', { name: 'Profile' })
      const list = await row.boundingBox()
      const card = await portrait.boundingBox()
      expect(width === 360 ? (card?.y ?? 0) > (list?.y ?? 0) : (card?.x ?? 0) > (list?.x ?? 0)).toBe(true)
      if (javaScriptEnabled) {
        const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0)
        expect(await axe(page)).toEqual([])
        return
      }
      for (const address of ['/', '/colleges/patna-medical-college']) {
        await page.goto(address)
        if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByText('Login', { exact: false }).filter({ visible: true })).toHaveCount(0)
        await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('href', '/dashboard')
      }
    })
  })
}

async function someCollege(): Promise<{ id: string }> {
  const answer = await staff.get('/api/colleges?where[slug][equals]=patna-medical-college&limit=1')
  return (await answer.json()).docs[0]
}

test.describe('dialogs', () => {
  test('begin at their first field, also where the form comes a moment later', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Book Personal Counseling' }).click()
    await expect(page.getByRole('dialog').getByLabel('Full name')).toBeFocused()
    await page.keyboard.press('Escape')

    const { email } = await records.member('dialog')
    const job = await records.vacancy()
    await openAs(page, email, `/jobs/${job.slug}`)
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Cover note')).toBeFocused()
    expect(await axe(page)).toEqual([])
  })

  test('a CV that is too large is told beside its field, and nothing is sent without it unseen', async ({ page }) => {
    const { email } = await records.member('large')
    const job = await records.vacancy()
    await openAs(page, email, `/jobs/${job.slug}/apply`)
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1, '%')
    await page.getByLabel('CV').setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.locator('#resume-error')).toHaveText('The file is larger than 5 MB. Choose a smaller one.')
    await expect(page.getByLabel('CV')).toHaveValue('')
    const send = page.getByRole('button', { name: 'Apply Now' })
    await send.click()
    const missing = page.locator('#resume-error').getByText('Choose the CV to send.')
    await expect(missing).toBeVisible()
    await send.click()
    await expect(page.getByText('Application Successful!').first()).toBeVisible()
  })

  test('a chosen CV stays chosen when the form comes back for another reason', async ({ page }) => {
    const { email } = await records.member('again')
    const job = await records.vacancy()
    await openAs(page, email, `/jobs/${job.slug}/apply`)
    await page.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF })
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    const send = page.getByRole('button', { name: 'Apply Now' })
    await send.click()
    await expect(page.getByText('User must be logged in').first()).toBeVisible()
    await expect(page.getByLabel('CV')).toHaveValue(/cv\.pdf$/)
    await page.context().addCookies(cookies)
    await send.click()
    await expect(page.getByText('Application Successful!').first()).toBeVisible()
  })
})

test('every form leaves the verdict to our own words', async ({ page }) => {
  for (const address of ['/login', '/login?mode=create', '/forgot-password', '/contact', '/admission']) {
    await page.goto(address)
    const forms = page.locator('main form')
    expect(await forms.count(), address).toBeGreaterThan(0)
    expect(await forms.evaluateAll((all) => all.filter((form) => !(form as HTMLFormElement).noValidate).length)).toBe(0)
  }
})
