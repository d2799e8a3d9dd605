import { expect } from '@playwright/test'
import { linkIn, mailTo } from '../support/mailbox'
import { withRecords } from '../support/members'
import { addressOf, PASSWORD } from '../support/people'
import { test } from '../support/test'

const records = withRecords()
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('under 18 nothing is kept before a parent agrees, and all of it goes when they withdraw', async ({
      page,
      browser,
    }) => {
      const [email, parent] = [records.newcomer('minor'), addressOf('parent')]
      const college = await records.college()

      await page.goto('/login?mode=create')
      const address = page.getByLabel('Where do we ask a parent?')
      await expect(address).toBeHidden()
      await page.getByLabel('Full name').fill('Asha Verma')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Who is writing').selectOption('I am under 18')
      await address.fill('nobody')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(
        page.getByText('Enter the email address of a parent, such as name@example.com.').first(),
      ).toBeVisible()
      await expect(page.getByLabel('Who is writing')).toHaveValue('minor')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await address.fill(parent)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.goto(linkIn(await mailTo(email, /Verify your email address/)))
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Verify email address' }).click()
      await expect(page).not.toHaveURL(/\/verify/)

      await page.goto('/dashboard')
      await expect(page.getByText('A parent has to agree before you can save colleges')).toBeVisible()
      await page.goto(`/colleges/${college.slug}`)
      await page
        .getByRole('button', { name: /^Save College/ })
        .first()
        .click()
      await expect(page.getByText('You are under 18, so a parent has to agree first.').first()).toBeVisible()

      const theirs = await (await browser.newContext({ javaScriptEnabled })).newPage()
      await theirs.goto(linkIn(await mailTo(parent, /does a parent agree/)))
      await expect(theirs.getByText(`The owner of ${email} is under 18`)).toBeVisible()
      await theirs.getByRole('button', { name: 'I am their parent or guardian, and I agree' }).click()
      await expect(theirs.getByText(/^You agreed on /)).toBeVisible()

      await page.goto(`/colleges/${college.slug}`)
      await page
        .getByRole('button', { name: /^Save College/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Saved|Remove/ }).first()).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: college.name })).toBeVisible()
      await expect(page.getByText('A parent has to agree before')).toHaveCount(0)

      await theirs.getByRole('button', { name: 'Withdraw my agreement' }).click()
      await expect(theirs.getByRole('button', { name: /and I agree$/ })).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: college.name })).toHaveCount(0)
      await page.goto('/dashboard/account')
      await expect(page.getByText('Nobody has agreed yet.')).toBeVisible()
      await page.getByRole('button', { name: 'I am 18 now' }).click()
      await expect(page.getByText('Nobody has agreed yet.')).toHaveCount(0)
      await theirs.context().close()
    })
  })
}

test('a reminder without an account is not for somebody under 18, whose parent can ask for it', async ({ page }) => {
  await page.goto('/counselling/mcc')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Remind me' }) })
  await form.getByLabel('Your email').fill(addressOf('reader'))
  await form.getByLabel('Who is writing').selectOption('I am under 18')
  await form.getByRole('button', { name: 'Remind me' }).click()
  await expect(form.getByText('Ask a parent to have the emails sent to their own address.').first()).toBeVisible()
})
