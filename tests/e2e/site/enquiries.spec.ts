import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import { expectMail } from '../support/mailbox'
import { staff } from '../support/staff-api'
import { alive, test } from '../support/test'

const TEAM = 'team@vaidyapath.example'
/** An insert for an address of this domain fails in the database, and no other. */
const BROKEN_DOMAIN = 'database-down.example'

let database: pg.Client

test.beforeAll(async () => {
  database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await database.connect()
  await database.query(`
    create or replace function refuse_enquiry() returns trigger language plpgsql as
      $$ begin raise exception 'the database does not answer'; end $$;
    create or replace trigger refuse_enquiry before insert on enquiries for each row
      when (new.email like '%@${BROKEN_DOMAIN}') execute function refuse_enquiry();`)
})
/** The team is told by single mails here: what other tests sent does not turn them into the next digest. */
test.beforeEach(async () => {
  await database.query(`delete from rate_limits where key like 'teamMail:%'`)
})
test.afterAll(async () => {
  await database.query('drop trigger if exists refuse_enquiry on enquiries')
  await database.end()
})

let serial = 0
const address = (domain = 'example.org') =>
  `person-${Date.now().toString(36)}-${process.pid}-${serial++}@${domain}`.toLowerCase()

async function storedFor(email: string) {
  const answer = await staff.get(`/api/enquiries?where[email][equals]=${encodeURIComponent(email)}&depth=1`)
  return (await answer.json()).docs
}

const formOf = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) })

async function fill(form: Locator, answers: Record<string, string>) {
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(answer)
    else await field.fill(answer)
  }
}

const send = (form: Locator) => form.locator('button[type=submit]').click()

async function expectWrong(form: Locator, labels: string[]) {
  await expect(form.getByRole('alert')).toContainText('another look')
  for (const label of labels) {
    const field = form.getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Please/)
  }
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(labels.length)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a contact message is stored, acknowledged and told to the team', async ({ page }) => {
      const email = address()
      const message = `Is there a seat for me? ${email}`
      await page.goto('/contact?utm_source=newsletter')
      const form = formOf(page, 'Send message')
      await expect(form.getByLabel('Subject')).toHaveValue('admission-counseling')
      await fill(form, { 'Full name': 'Asha Verma', Email: email, Phone: '98765 43210', Message: message })
      await fill(form, { Subject: 'partnership' })
      await send(form)
      await expect(page.getByText('Contact form submitted successfully!')).toBeVisible()
      await expect(form).toHaveCount(0)
      const [enquiry] = await storedFor(email)
      expect(enquiry).toMatchObject({
        kind: 'contact',
        phone: '+919876543210',
        subject: 'partnership',
        sourcePage: '/contact',
        campaign: { source: 'newsletter' },
        consent: true,
        status: 'new',
        suspected: false,
      })
      await expectMail(email, 'we have received your enquiry')
      await expectMail(TEAM, message)
    })

    test('each wrong field of the contact form is named, and what was typed stays', async ({ page }) => {
      await page.goto('/contact')
      const form = formOf(page, 'Send message')
      const typed = { 'Full name': '   ', Email: 'asha@nowhere', Phone: '12345', Message: '   ' }
      await fill(form, { ...typed, Subject: 'support' })
      await send(form)
      await expectWrong(form, Object.keys(typed))
      for (const [label, answer] of Object.entries({ ...typed, Subject: 'support' })) {
        await expect(form.getByLabel(label)).toHaveValue(answer)
      }
      await fill(form, { 'Full name': 'Asha', Email: address(), Phone: '', Message: 'Hello' })
      await send(form)
      await expect(page.getByText('Contact form submitted successfully!')).toBeVisible()
    })

    test('an admission enquiry keeps the college, course and state that led to it', async ({ page }) => {
      const email = address()
      await page.goto('/admission?college=patna-medical-college&course=bams&state=Bihar')
      const form = formOf(page, 'Send enquiry')
      await expect(page.getByText('Your enquiry is about Patna Medical College.')).toBeVisible()
      await expect(form.getByLabel('Course')).toHaveValue('bams')
      await expect(form.getByLabel('Country')).toHaveValue('india')
      await fill(form, { 'Full name': 'Ravi', Email: email, Phone: '+977 984-1234567', 'NEET score': '612' })
      await send(form)
      await expect(page.getByText('Admission inquiry submitted successfully!')).toBeVisible()
      await expect(page.getByText('Thank you! Your enquiry has been submitted.')).toBeVisible()
      const [enquiry] = await storedFor(email)
      expect(enquiry).toMatchObject({
        kind: 'admission',
        phone: '+9779841234567',
        neetScore: 612,
        course: 'bams',
        country: 'india',
        state: 'Bihar',
        college: { slug: 'patna-medical-college' },
      })
    })

    test('each wrong field of the admission form is named', async ({ page }) => {
      await page.goto('/admission')
      const form = formOf(page, 'Send enquiry')
      await fill(form, { 'Full name': ' ', Email: 'ravi@nowhere', Phone: '999', 'NEET score': '721', Course: 'md' })
      await send(form)
      await expectWrong(form, ['Full name', 'Email', 'Phone', 'NEET score'])
      await expect(form.getByLabel('Course')).toHaveValue('md')
      await expect(form.getByLabel('NEET score')).toHaveValue('721')
    })

    test('a form that is sent twice is one enquiry', async ({ page }) => {
      const email = address()
      const answers = { 'Full name': 'Asha', Email: email, Message: `Twice ${email}` }
      await page.goto('/contact')
      const form = formOf(page, 'Send message')
      await fill(form, answers)
      if (javaScriptEnabled) {
        await form.evaluate((element: HTMLFormElement) => {
          element.requestSubmit()
          element.requestSubmit()
        })
      } else {
        await send(form)
        await expect(page.getByText('Contact form submitted successfully!')).toBeVisible()
        await page.goto('/contact')
        await fill(form, answers)
        await send(form)
      }
      await expect(page.getByText('Contact form submitted successfully!')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await storedFor(email)).toHaveLength(1)
    })

    test('when the database fails the person is told and the text stays', async ({ page }) => {
      const answers = { 'Full name': 'Asha', Email: address(BROKEN_DOMAIN), Phone: '9876543210', Message: 'Keep this' }
      await page.goto('/contact')
      const contact = formOf(page, 'Send message')
      await fill(contact, answers)
      await send(contact)
      await expect(contact.getByText('Failed to submit contact form. Please try again.')).toBeVisible()
      await expect(contact.getByLabel('Message')).toHaveValue('Keep this')
      await page.goto('/admission')
      const admission = formOf(page, 'Send enquiry')
      await fill(admission, { ...answers, Course: 'mbbs' })
      await send(admission)
      await expect(admission.getByText('Failed to submit admission form. Please try again.')).toBeVisible()
      await expect(admission.getByLabel('Course')).toHaveValue('mbbs')
    })

    test('somebody who sends too often is asked to wait', async ({ page }) => {
      const email = address()
      await database.query(
        `insert into rate_limits (key, points, expire) values ($1, 20, $2)
         on conflict (key) do update set points = 20, expire = excluded.expire`,
        [`enquiryPerAccount:${createHash('sha256').update(email).digest('base64url')}`, Date.now() + 600_000],
      )
      await page.goto('/contact')
      const form = formOf(page, 'Send message')
      await fill(form, { 'Full name': 'Asha', Email: email, Message: 'Once more' })
      await send(form)
      await expect(form.getByText(/^Too many attempts\. Please try again in \d+ minutes\.$/)).toBeVisible()
      await expect(form.getByLabel('Message')).toHaveValue('Once more')
      expect(await storedFor(email)).toHaveLength(0)
    })
  })
}

test.describe('the counselling dialogs', () => {
  const dialogs = [
    { page: '/contact', open: 'Book Personal Counseling', phone: '9876543210', done: /Our team will contact you soon/ },
    { page: '/admission', open: 'Talk to a counsellor', phone: '', done: /Your enquiry has been submitted/ },
  ]

  for (const { page: path, open, phone, done } of dialogs) {
    test(`by keyboard alone on ${path}`, async ({ page }) => {
      const email = address()
      await page.goto(path)
      const opener = page.getByRole('button', { name: open, exact: true })
      await expect(page.getByRole('dialog')).toBeHidden()
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()

      await page.keyboard.press('Enter')
      // Sent before React is there, as without script, it leads to a page of its own.
      await alive(dialog)
      await dialog.getByLabel('Full name').focus()
      await page.keyboard.type('Asha Verma')
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      await page.keyboard.type(phone)
      await page.keyboard.press('Tab')
      await page.keyboard.type(`Please call me ${email}`)
      // The link to the privacy page stands between the message and the button.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(done)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      expect((await storedFor(email))[0]).toMatchObject({ kind: 'counselling', subject: 'personal-counseling' })

      await page.keyboard.press('Enter')
      await expect(dialog.getByLabel('Full name')).toHaveValue('')
      await expect(dialog.getByText(done)).toBeHidden()
    })

    test(`without JavaScript on ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      const email = address()
      await page.goto(path)
      await page.getByRole('link', { name: open, exact: true }).click()
      const form = formOf(page, 'Request counselling')
      await fill(form, { 'Full name': 'Asha', Email: email, Phone: phone, Message: `Call me ${email}` })
      await send(form)
      await expect(page.getByText(done)).toBeVisible()
      expect(await storedFor(email)).toHaveLength(1)
      await context.close()
    })
  }
})

test('a call that never reaches the server leaves the text in the form', async ({ page }) => {
  await page.goto('/contact')
  const form = formOf(page, 'Send message')
  await fill(form, { 'Full name': 'Asha', Email: address(), Message: 'Still here' })
  // Until then the browser itself sends the form, and a call that fails is its own page of errors.
  await alive(form)
  await page.route('**/contact', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await send(form)
  await expect(form.getByText('An unexpected error occurred.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Still here')
})

test('a filled trap marks the enquiry and keeps it', async ({ page }) => {
  const email = address()
  await page.goto('/contact')
  const form = formOf(page, 'Send message')
  await fill(form, { 'Full name': 'Program', Email: email, Message: `Cheap ${email}` })
  await form.locator('input[name=website]').fill('https://cheap.example')
  await send(form)
  await expect(page.getByText('Contact form submitted successfully!')).toBeVisible()
  expect((await storedFor(email))[0]).toMatchObject({ suspected: true })
  await expectMail(TEAM, `Cheap ${email}`)
})
