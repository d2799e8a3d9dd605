import { expect } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { linkIn, mailTo } from '../support/mailbox'
import { withRecords } from '../support/members'
import { nameIn, PASSWORD, signInNew } from '../support/people'
import { staff } from '../support/staff-api'
import { test } from '../support/test'

const records = withRecords()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an invitation says who invites to what, and leads into the studio', async ({ page }) => {
      const email = records.newcomer('colleague')
      const invited = await staff.post('/api/users/invite', { data: { email, role: 'editor', fullName: 'Dr Rao' } })
      expect(invited.ok()).toBe(true)
      const mail = await mailTo(email, /You are invited to the studio of/)
      const who = `(${process.env.E2E_ADMIN_EMAIL}) invites you`
      const sentence = /Your role: Editor\./
      expect(mail.text.replace(/\s+/g, ' ')).toMatch(sentence)
      expect(mail.text).toContain(process.env.E2E_ADMIN_EMAIL)

      await page.goto(linkIn(mail))
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByText(who.replace(/^\(|\)/g, ''))).toBeVisible()
      await expect(page.getByText('Editors keep the colleges')).toBeVisible()
      if (javaScriptEnabled) {
        const violations = await violationsOf(page)
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      }
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Accept and sign in' }).click()
      await expect(page.locator('#password-error')).toHaveText('Use at least 10 characters.')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Accept and sign in' }).click()
      await expect(page).toHaveURL(/\/admin$/)
      await page.goto('/dashboard')
      await page.getByLabel('Profile', { exact: true }).getByRole('link', { name: 'Studio' }).click()
      await expect(page).toHaveURL(/\/admin$/)
      await page.goto(linkIn(mail))
      await expect(page.getByText('This invitation has expired or has been used already.')).toBeVisible()
    })
  })
}

for (const width of [1280, 360]) {
  test(`the user menu leads staff, and nobody else, to the studio at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const role of ['counsellor', 'applicant']) {
      await context.clearCookies()
      const email = await signInNew(context, role)
      await page.goto('/about')
      await page.getByRole('button', { name: width < 800 ? 'Menu' : nameIn(email) }).click()
      const dashboard = page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true })
      await expect(dashboard).toBeVisible()
      const studio = page.getByRole('link', { name: 'Studio', exact: true }).filter({ visible: true })
      if (role === 'applicant') await expect(studio).toHaveCount(0)
      else {
        await studio.click()
        await expect(page).toHaveURL(/\/admin/)
      }
    }
  })
}
