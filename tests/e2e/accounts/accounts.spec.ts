import fs from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from '../support/accessibility'
import { linkIn, mailsTo, mailTo } from '../support/mailbox'
import { signIn, withRecords } from '../support/members'
import { addressOf, openAs, PASSWORD, signInAs } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { alive, test } from '../support/test'

const records = withRecords()

const member = async (stem: string) => (await records.member(stem)).email

const picture = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer(),
})

async function expectAccessible(page: Page) {
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

test('from signing up to deleting the account', async ({ page }) => {
  test.setTimeout(180_000)
  const email = addressOf('journey')
  const title = uniqueName('Perfusionist')
  const job = await records.create<{ id: string; slug: string }>('jobs', {
    title,
    department: 'Surgery',
    location: 'Delhi',
    status: 'Active',
  })

  await test.step('sign up with a photo', async () => {
    await page.goto('/login?mode=create')
    await page.getByLabel('Full name').fill('Asha Verma')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Phone').fill('9876543210')
    await page.getByLabel('Password', { exact: true }).fill('password123')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('among the first that anybody would try')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Verma')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Profile photo').setInputFiles(await picture())
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Account created! Check your email for verification.')).toBeVisible()
    await expect(page.getByText('Your profile photo will be saved once you verify your email.')).toBeVisible()
  })

  await test.step('verify by the button behind the mail', async () => {
    await page.goto('/login')
    await signIn(page, email)
    await expect(page.getByText('Please verify your email address first.')).toBeVisible()
    await page.goto(linkIn(await mailTo(email, /Verify your email address/)))
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Verify email address' }).click()
    await expect(page.getByText('Your email address is verified, and you are signed in.')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('write to us without typing name, mail and phone again', async () => {
    await page.goto('/contact')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Message' }) })
    await expect(form.getByLabel('Full name')).toHaveValue('Asha Verma')
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await expect(form.getByLabel('Phone')).toHaveValue('+91 98765 43210')
    await page.context().clearCookies()
  })

  await test.step('sign in and come to the dashboard, with the password in sight', async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('typed wrongly')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('typed wrongly')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await signIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Successfully signed in!')).toBeVisible()
    const photo = page.getByRole('img', { name: 'Your profile photo' })
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    await expect(page.getByText('+91 98765 43210')).toBeVisible()
    await expect(page.getByText('No applications yet')).toBeVisible()
  })

  await test.step('change the photo; a disguised file is refused', async () => {
    await page.getByText('Change profile photo').click()
    const field = page.getByLabel('Profile photo')
    await field.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<html>no image</html>') })
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await expect(page.getByText('Failed to upload photo: This file is not an image')).toBeVisible()
    await field.setInputFiles(await picture())
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  })

  await test.step('search, save and apply', async () => {
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
    const card = page.getByRole('article').filter({ hasText: title })
    await card.getByRole('button', { name: /Save Job/ }).click()
    await expect(page.getByText('Job saved successfully!')).toBeVisible()
    // Until React listens the link leads to the vacancy's own page, where one applies without a dialog.
    await alive(card.getByText('Apply Now'))
    await card.getByText('Apply Now').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Apply Now' }).click()
    await expect(dialog.getByText('Application Successful!')).toBeVisible()
    await dialog.getByRole('link', { name: 'View Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Applied')
    await expect(page.locator('dl > div').filter({ hasText: 'Active Applications' })).toContainText('1')
    await mailTo(email, /pplication/)
  })

  await test.step('follow the stage, withdraw', async () => {
    const list = await staff.get(`/api/job-applications?where[job][equals]=${job.id}`)
    const { docs } = await list.json()
    expect((await staff.patch(`/api/job-applications/${docs[0].id}`, { data: { status: 'interview' } })).ok()).toBe(
      true,
    )
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Interview')
    await row.getByRole('button', { name: /Withdraw/ }).click()
    await expect(row).toContainText('Withdrawn')
    await expectAccessible(page)
  })

  await test.step('take the data along and delete the account', async () => {
    await page.goto('/dashboard/account')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    const data = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8'))
    expect([data.account.email, data.jobApplications.length, data.savedJobs.length]).toEqual([email, 1, 1])
    await page.locator('#delete-password').fill(PASSWORD)
    await page.getByLabel('I want to delete my account for good.').check()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account and everything personal in it are deleted.')).toBeVisible()
    await page.goto('/login')
    await signIn(page, email)
    await expect(page.getByText('The email address or the password is not right.')).toBeVisible()
  })
})

test('signing out ends the session, here and for a copied cookie', async ({ page, context }) => {
  const email = await member('leaver')
  await page.goto('/login?next=https://evil.example/')
  await signIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const cookie = (await context.cookies()).find(({ name }) => name === 'payload-token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6 * 24 * 60 * 60)
  await page.getByLabel('Profile', { exact: true }).getByRole('button', { name: 'Sign Out' }).dblclick()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await context.addCookies(cookie ? [cookie] : [])
  const me = await page.request.get('/api/me')
  expect(me.headers()['cache-control']).toBe('no-store')
  expect(await me.json()).toEqual({ user: null, savedColleges: [], savedJobs: [], appliedJobs: [] })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in, saves the profile and signs out', async ({ page }) => {
    const email = await member('plain')
    await page.goto('/login?next=/dashboard/profile')
    await signIn(page, email, 'not the password')
    await expect(page.getByText('The email address or the password is not right.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await signIn(page, email)
    await expect(page).toHaveURL(/\/dashboard\/profile$/)
    await page.getByLabel('Full name').fill('Dr Asha Verma')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Dr Asha Verma' })).toBeVisible()
    await page.getByLabel('Profile', { exact: true }).getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('the pages of an account are accessible and stay out of caches and search engines', async ({ page }) => {
  const email = await member('reader')
  for (const address of ['/login', '/login?mode=create', '/forgot-password', '/verify', '/admin-setup']) {
    await page.goto(address)
    await expectAccessible(page)
  }
  await signInAs(page.context(), email)
  for (const address of ['/dashboard', '/dashboard/profile', '/dashboard/account']) {
    const answer = await page.goto(address)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
  }
})

test('without script, what was typed into the profile stays when the session has ended', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await openAs(page, await member('ended'), '/dashboard/profile')
  await page.getByLabel('Full name').fill('Asha Typed')
  await context.clearCookies()
  await page.getByLabel('Full name').press('Enter')
  await expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Typed')
  // Who is not signed in and sends nothing is led to the sign-in as ever.
  await page.goto('/dashboard/profile')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

test('the dead link of a change of address leads back to the settings, not only to a new verification', async ({
  page,
}) => {
  await page.goto('/verify?token=none')
  await expect(page.getByRole('link', { name: 'Do it again in the account settings' })).toHaveAttribute(
    'href',
    '/dashboard/account',
  )
  await page.goto('/verify')
  await expect(page.getByRole('link', { name: 'Do it again in the account settings' })).toHaveCount(0)
})
