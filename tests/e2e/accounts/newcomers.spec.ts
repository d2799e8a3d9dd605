import { type BrowserContext, expect, type Page } from '@playwright/test'
import { linkIn, mailsTo, mailTo } from '../support/mailbox'
import { fieldBeside, signIn, withRecords } from '../support/members'
import { PASSWORD } from '../support/people'
import { test } from '../support/test'

const CREATED = 'Account created! Check your email for verification.'
const STRANGERS = 'three words of a stranger'

const records = withRecords()
async function fillSignUp(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Full name').fill('Asha Verma')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(CREATED)).toBeVisible()
}

/** From the sign-in form, where the visitor was led, to an account of their own. */
async function signUpHere(page: Page, email: string) {
  await page
    .getByRole('navigation', { name: 'Sign in or create an account' })
    .getByRole('link', { name: 'Create account' })
    .click()
  await fillSignUp(page, email)
}

/** Opens the mail in a browser that knows nothing of the first one and verifies there, which signs in. */
async function verify(elsewhere: BrowserContext, email: string): Promise<Page> {
  const page = await elsewhere.newPage()
  await page.goto(linkIn(await mailTo(email, /Verify your email address/)))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify email address' }).click()
  await expect(page).not.toHaveURL(/\/verify/)
  return page
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a college saved on the way to a new account is kept, in whichever browser the mail is opened', async ({
      page,
      browser,
      baseURL,
    }) => {
      const [{ id, slug }, email] = [await records.college(), records.newcomer('saver')]
      await page.goto(`/colleges/${slug}`)
      await page.getByRole('button', { name: javaScriptEnabled ? /^Login to Save College/ : /^Save College/ }).click()
      await expect(page.getByText('Please login to save colleges')).toBeVisible()
      await signUpHere(page, email)

      const elsewhere = await browser.newContext({ javaScriptEnabled, baseURL })
      const there = await verify(elsewhere, email)
      await expect(there).toHaveURL(new RegExp(`/colleges/${slug}`))
      if (javaScriptEnabled) await expect(there.getByText('College saved successfully!')).toBeVisible()
      expect((await (await there.request.get('/api/me')).json()).savedColleges).toEqual([id])
      await elsewhere.close()

      await page.getByRole('link', { name: 'Sign in' }).last().click()
      await signIn(page, email)
      await expect(page).toHaveURL(new RegExp(`/colleges/${slug}`))
    })

    test('a vacancy saved or applied for on the way to a new account is found again', async ({
      page,
      browser,
      baseURL,
    }) => {
      const [job, saver, applicant] = [
        await records.vacancy(),
        records.newcomer('job-saver'),
        records.newcomer('applicant'),
      ]
      await page.goto(`/jobs/${job.slug}`)
      // Its own button stands before those of similar vacancies.
      const save = page.getByRole('button', { name: javaScriptEnabled ? /^Login to Save Job/ : /^Save Job/ })
      await save.first().click()
      await signUpHere(page, saver)
      const elsewhere = await browser.newContext({ javaScriptEnabled, baseURL })
      const there = await verify(elsewhere, saver)
      await expect(there).toHaveURL(new RegExp(`/jobs/${job.slug}`))
      expect((await (await there.request.get('/api/me')).json()).savedJobs).toEqual([job.id])
      await elsewhere.close()

      await page.goto(`/jobs/${job.slug}`)
      await page.getByRole('button', { name: 'Apply Now' }).first().click()
      await page.getByRole('link', { name: 'Sign In / Sign Up' }).click()
      await signUpHere(page, applicant)
      // The mail is asked for again from a page that knows nothing of the vacancy.
      await page.goto('/verify')
      await page.getByLabel('Email', { exact: true }).fill(applicant)
      await page.getByRole('button', { name: 'Send the verification email again' }).click()
      await expect.poll(async () => (await mailsTo(applicant)).length, { timeout: 30_000 }).toBe(2)
      const second = await browser.newContext({ javaScriptEnabled, baseURL })
      const back = await second.newPage()
      const last = (await mailsTo(applicant)).at(-1)
      if (!last) throw new Error('No mail')
      await back.goto(linkIn(last))
      await back.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await back.getByRole('button', { name: 'Verify email address' }).click()
      await expect(back).toHaveURL(new RegExp(`/jobs/${job.slug}`))
      await expect(back.getByText('Your application carries your name')).toBeVisible()
      await second.close()
    })

    test('a forgotten password is replaced by a link that works once, and leads on to where one was going', async ({
      page,
    }) => {
      const { email } = await records.member('way')
      await page.goto('/login?next=/dashboard/profile')
      await page.getByRole('link', { name: 'Forgotten your password?' }).click()
      // The form of the page before has a field of the same name.
      await expect(page).toHaveURL(/\/forgot-password/)
      await fieldBeside(page, 'Send the link', 'Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('If this address has an account')).toBeVisible()
      const link = linkIn(await mailTo(email, /new password/))
      await page.goto(link)
      await page.getByLabel('New password').fill('monsoon lamp river')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByText('Your password is changed.')).toBeVisible()
      await signIn(page, email, 'monsoon lamp river')
      await expect(page).toHaveURL(/\/dashboard\/profile$/)
      await page.goto(link)
      await expect(page.getByText('This link has expired or has been used already.')).toBeVisible()
    })

    test('an address that a stranger signed up first becomes its owner’s', async ({ page }) => {
      const email = records.newcomer('contested')
      await page.goto('/login?mode=create')
      await fillSignUp(page, email, STRANGERS)
      await page.goto('/login?mode=create')
      await fillSignUp(page, email)
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(2)
      const mail = (await mailsTo(email)).at(-1)
      if (!mail) throw new Error('No mail')
      await page.goto(linkIn(mail))
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Verify email address' }).click()
      await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeVisible({
        visible: javaScriptEnabled,
      })
      await expect(page.locator('#password-error')).toContainText('not the password that the account was created with')
      await page.getByText('somebody else created the account?').click()
      await page.getByLabel('Full name').fill('Asha Verma')
      await page.getByLabel('New password').fill('short')
      await page.getByRole('button', { name: 'Set this password and verify' }).click()
      await expect(page.locator('#newPassword-error')).toHaveText('Use at least 10 characters.')
      await expect(page.getByLabel('Full name')).toHaveValue('Asha Verma')
      await page.getByLabel('New password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Set this password and verify' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await page.context().clearCookies()
      await page.goto(linkIn(mail))
      await expect(page.getByText('Your email address is verified. You can sign in now.')).toBeVisible()
      await signIn(page, email, STRANGERS)
      await expect(page.getByText('The email address or the password is not right.')).toBeVisible()
      await signIn(page, email)
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })
}

test('no link of a mail leads to another site', async ({ page }) => {
  const email = records.newcomer('redirected')
  await page.goto(`/login?mode=create&next=${encodeURIComponent('/jobs')}`)
  // What the form sends is changed as it leaves: a field would be set back by React when it takes the page over.
  await page.evaluate(() =>
    document.addEventListener('formdata', ({ formData }) => formData.set('next', '//evil.example/')),
  )
  await fillSignUp(page, email)
  await page.goto(linkIn(await mailTo(email, /Verify your email address/)))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify email address' }).click()
  await expect(page).toHaveURL('/dashboard')
})
