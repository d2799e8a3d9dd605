import { EventEmitter, once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect } from '@playwright/test'
import { signIn, withRecords } from '../support/members'
import { openAs, PASSWORD } from '../support/people'
import { test } from '../support/test'

const MEGABYTE = 1024 * 1024
const TOO_LARGE = 'The file is larger than 5 MB. Choose a smaller one.'
const PICTURE_TOO_LARGE = 'The picture is larger than 16 MB. Choose a smaller one.'
const LARGE_PICTURE = 17

const records = withRecords()

/** A file on the disk, whose path the browser is given: what is handed over in memory goes there as text, for seconds. */
function file(megabytes: number, name: string): string {
  const place = test.info().outputPath(name)
  fs.writeFileSync(place, Buffer.alloc(megabytes * MEGABYTE, '%PDF-1.4 '))
  return place
}

test.describe('a file above the limit, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const megabytes of [6, 20]) {
    test(`of ${megabytes} MB is refused beside its field and the forms keep what was typed`, async ({ page }) => {
      await page.goto('/login?mode=create')
      await page.getByLabel('Full name').fill('Śrī O’Neill-Thāpā')
      await page.getByLabel('Email', { exact: true }).fill('large-photo@example.org')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Profile photo').setInputFiles(file(Math.max(megabytes, LARGE_PICTURE), 'me.jpg'))
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.locator('#photo-error')).toHaveText(PICTURE_TOO_LARGE)
      await expect(page.getByLabel('Full name')).toHaveValue('Śrī O’Neill-Thāpā')

      const { email } = await records.member('large', { kind: 'doctor' })
      const job = await records.vacancy()
      await openAs(page, email, `/jobs/${job.slug}/apply`)
      await page.getByLabel('Cover note').fill('I can start in May.')
      await page.getByLabel('CV').setInputFiles(file(megabytes, 'cv.pdf'))
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.locator('#resume-error')).toHaveText(TOO_LARGE)
      await expect(page.getByLabel('Cover note')).toHaveValue('I can start in May.')

      await page.goto('/dashboard/profile')
      await page.getByLabel('CV', { exact: true }).setInputFiles(file(megabytes, 'cv.pdf'))
      await page.getByRole('button', { name: 'Upload CV' }).click()
      await expect(page.locator('#resume-error')).toHaveText(TOO_LARGE)
      await page.getByLabel('Profile photo').setInputFiles(file(Math.max(megabytes, LARGE_PICTURE), 'me.jpg'))
      await page.getByRole('button', { name: 'Upload photo' }).click()
      await expect(page.locator('#photo-error')).toHaveText(PICTURE_TOO_LARGE)
    })
  }

  test('that is beyond anything gets a plain page with the way back', async ({ page }) => {
    await page.goto('/login?mode=create')
    await page.getByLabel('Full name').fill('Asha Verma')
    await page.getByLabel('Email', { exact: true }).fill('huge-photo@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Profile photo').setInputFiles(file(40, 'me.jpg'))
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('heading', { name: 'This file is too large' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the form' }).click()
    await expect(page).toHaveURL('/login?mode=create')
  })
})

test('an upload that is cut off half-way leaves no row and no file', async ({ page, baseURL }) => {
  const { id, email } = await records.member('cut')
  await openAs(page, email, '/dashboard/profile')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  const folder = path.join(process.env.DATA_DIR ?? '', 'private')
  for (const [kind, type] of [
    ['profile-photos', 'image/png'],
    ['resumes', 'application/pdf'],
  ]) {
    await sendHalf(new URL(`/api/${kind}`, baseURL), `${cookie?.name}=${cookie?.value}`, type ?? '')
    const list = await page.request.get(`/api/${kind}`, { headers: { Origin: baseURL ?? '' } })
    expect((await list.json()).docs).toEqual([])
    const place = path.join(folder, kind ?? '')
    const files = () => (fs.existsSync(place) ? fs.readdirSync(place) : []).filter((name) => name.startsWith(id))
    await expect.poll(files).toEqual([])
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})

/** Begins an upload, sends half of what it promised and breaks the connection. */
async function sendHalf(address: URL, cookie: string, type: string) {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n%PDF-1.4\n`
  const socket = net.connect(Number(address.port), address.hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\nOrigin: ${address.origin}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 2000000\r\n\r\n${head}`,
  )
  socket.write(Buffer.alloc(MEGABYTE, 'x'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 500))
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a session that ends while somebody writes takes nothing of it, and signing in lets them go on', async ({
      page,
      context,
    }) => {
      const { email } = await records.member('ended', { kind: 'doctor' })
      const job = await records.vacancy()
      await openAs(page, email, `/jobs/${job.slug}/apply`)
      await page.getByLabel('Cover note').fill('I can start in May.')
      await context.clearCookies()
      await page.getByRole('button', { name: 'Apply Now' }).click()
      const [elsewhere] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: /^Sign in in a new tab/ }).click(),
      ])
      await signIn(elsewhere, email)
      await expect(elsewhere).toHaveURL('/dashboard')
      await elsewhere.close()
      await expect(page.getByLabel('Cover note')).toHaveValue('I can start in May.')
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await expect(page.getByText('You have successfully applied for this position!')).toBeVisible()
      if (!javaScriptEnabled) return
      await page.goto('/dashboard')
      await context.clearCookies()
      await page.getByRole('button', { name: /^Withdraw/ }).click()
      await expect(page.getByRole('alert').getByText('You are not signed in any more.')).toBeVisible()
    })
  })
}

for (const [where, width] of [
  ['the header', 1280],
  ['the menu of a phone', 360],
] as const) {
  test(`signing out from ${where} says so word for word and happens once`, async ({ page }) => {
    const { email } = await records.member('leaver')
    await page.setViewportSize({ width, height: 800 })
    await openAs(page, email, '/dashboard')
    await page.goto('/about')
    let calls = 0
    const messages = new EventEmitter()
    const seen = once(messages, 'seen')
    await page.route('**/about', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      calls++
      await seen
      return route.continue()
    })
    await page.getByRole('button', { name: width < 800 ? 'Menu' : 'Asha Verma' }).click()
    const button = page.getByRole('button', { name: /^Sign Out|^Signing Out/ }).filter({ visible: true })
    await expect(button).toHaveText('Sign Out')
    await button.dblclick()
    await expect(button).toHaveText('Signing Out...')
    await expect(page.getByText('Signing out...', { exact: true })).toBeVisible()
    messages.emit('seen')
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    // The menu of a phone would lie over the page and what it says.
    await expect(page.locator('#mobile-menu')).toBeHidden()
    expect(calls).toBe(1)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })
}
