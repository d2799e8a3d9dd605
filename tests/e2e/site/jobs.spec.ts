import { type Browser, expect, type Page } from '@playwright/test'
import { PDF } from '../../setup/pdf'
import { violationsByDayAndNight } from '../support/accessibility'
import { signIn, withRecords } from '../support/members'
import { staff, uniqueName } from '../support/staff-api'
import { alive, test } from '../support/test'

const DAY = 24 * 60 * 60 * 1000

const records = withRecords()
const vacancy = (more: object = {}) => records.vacancy({ salary: '9-11 LPA', ...more })

async function withoutScript(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return { context, page: await context.newPage() }
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('the list narrows as one types and chooses, from the first page, without a reload', async ({ page }) => {
  const one = await vacancy({ title: uniqueName('Perfusionist'), department: 'Cardiology', location: 'Mumbai' })
  await page.goto('/jobs?page=2')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.locator('input[name=q]').fill(one.title.toUpperCase())
  await expect(page.getByRole('heading', { name: '1 Job Found' })).toBeVisible()
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
  await expect(cardOf(page, one.title)).toContainText('Confidential institution')

  await page.getByLabel('Location').selectOption('Chennai')
  await expect(page.getByRole('heading', { name: '0 Jobs Found' })).toBeVisible()
  await expect(page.getByText('No jobs found')).toBeVisible()
  await page.getByRole('link', { name: 'Clear All Filters' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible()
  await expect(page.locator('input[name=q]')).toHaveValue('')
  await expect(page.getByLabel('Location')).toHaveValue('all')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('on a phone no dot dangles where a line of facts ends, and the title is the first thing to follow', async ({
  browser,
}) => {
  const job = await vacancy({ designation: 'Associate Professor', experience: '5+ years', type: 'Full-time' })
  const context = await browser.newContext({ viewport: { width: 320, height: 780 } })
  const page = await context.newPage()
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`)
  const card = cardOf(page, job.title)
  await expect(card.getByRole('link').first()).toHaveAttribute('href', `/jobs/${job.slug}`)
  const lines = await card.locator('.at').evaluate((list) => {
    const entries = [...list.children].map((entry) => ({
      top: entry.getBoundingClientRect().top,
      left: entry.getBoundingClientRect().left,
      before: getComputedStyle(entry, '::before').content,
      after: getComputedStyle(entry, '::after').content,
    }))
    const starts = entries.filter(({ top }, index) => top !== entries[index - 1]?.top)
    return { entries, starts, left: list.getBoundingClientRect().left, clip: getComputedStyle(list).clipPath }
  })
  expect(lines.starts.length).toBeGreaterThan(1)
  // A dot belongs to the entry after it, and the strip where entries at the start of a line have theirs is cut away.
  expect(lines.clip).toMatch(/^inset\(/)
  for (const { before, after } of lines.entries) expect([before, after]).toEqual(['"·"', 'none'])
  for (const { left } of lines.starts) expect(left).toBe(lines.left)
  await context.close()
})

test('the list, its filters, the apply page and saving work without script', async ({ browser }) => {
  const job = await vacancy({ title: uniqueName('Dentist'), location: 'Puducherry' })
  const { email } = await records.member('applicant')
  const { context, page } = await withoutScript(browser)
  await page.goto('/jobs')
  await page.locator('input[name=q]').fill(job.title)
  await page.getByLabel('Location').selectOption('Puducherry')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 Job Found' })).toBeVisible()
  await cardOf(page, job.title).getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Please sign in to apply for this position')).toBeVisible()
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(/\/apply$/)
  await page.getByLabel('Cover note').fill('I can start in May.')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Application Successful!')).toBeVisible()
  await expect(page.getByText('You have successfully applied for this position!')).toBeVisible()
  await page.goto(`/jobs/${job.slug}/apply`)
  await expect(page.getByText('You have already applied for this job.')).toBeVisible()
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`)
  await cardOf(page, job.title).getByRole('button', { name: 'Save Job' }).click()
  await expect(page.getByText('Job saved successfully!')).toBeVisible()
  await page.goto('/dashboard')
  await cardOf(page, job.title).getByRole('button', { name: 'Saved' }).click()
  await expect(page.getByText('No saved jobs')).toBeVisible()
  await context.close()
})

test('closing the dialog gives focus back to the button that opened it', async ({ page }) => {
  const job = await vacancy({ title: uniqueName('Registrar') })
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`)
  const opener = cardOf(page, job.title).getByRole('button', { name: 'Apply Now' })
  const dialog = page.getByRole('dialog')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).press('Enter'),
    () => dialog.getByRole('button', { name: 'Cancel' }).press('Enter'),
  ]
  for (const close of ways) {
    await opener.press('Enter')
    await expect(dialog.getByText('Please sign in to apply for this position')).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('a visitor signs in from the dialog, comes back to it, and applies with a CV', async ({ page }) => {
  const job = await vacancy({ title: uniqueName('Lecturer'), salary: '12-15 LPA' })
  const { email } = await records.member('applicant')
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`)
  await cardOf(page, job.title).getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('12-15 LPA')).toBeVisible()
  await expect(dialog.getByText('Please sign in to apply for this position')).toBeVisible()
  await dialog.getByRole('link', { name: 'Sign In / Sign Up' }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/jobs/${job.slug}$`))
  await expect(dialog.getByRole('heading', { name: job.title })).toBeVisible()

  // A dialog that is closed by mistake loses nothing that was typed.
  const note = dialog.getByLabel('Cover note')
  await note.fill('I can start in May.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(note).toHaveValue('I can start in May.')

  await dialog
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') })
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(dialog.getByText('Choose a PDF file.')).toBeVisible()
  await dialog.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF })
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(dialog.getByRole('heading', { name: 'Application Successful!' })).toBeVisible()
  await expect(page.getByText('Job application submitted successfully!')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'View Dashboard' })).toHaveAttribute('href', '/dashboard')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled()
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`)
  await expect(cardOf(page, job.title).getByRole('button', { name: 'Applied' })).toBeDisabled()
})

test('the Hindi page of a vacancy names its place in Hindi, for search results as well', async ({ request }) => {
  const job = await vacancy({ location: 'Gaya' })
  const html = await (await request.get(`/hi/jobs/${job.slug}`)).text()
  expect(html).toContain(`<title>${job.title}, गया | VaidyaPath</title>`)
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(`${job.title}, गया, `)
})

test('where the script of the dialog cannot be fetched, Apply Now leads to the page of the form', async ({ page }) => {
  const job = await vacancy()
  await page.goto(`/jobs/${job.slug}`)
  await page.keyboard.press('Tab')
  await alive(page.getByRole('banner'))
  await page.waitForLoadState('networkidle')
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.locator('main').getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(page).toHaveURL(`/jobs/${job.slug}/apply`)
})

test('a toast whose script could not be fetched is said with the next one', async ({ page, context }) => {
  const job = await vacancy()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/jobs/${job.slug}`)
  await page.keyboard.press('Tab')
  await alive(page.getByRole('banner'))
  await page.waitForLoadState('networkidle')
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await failed
  await page.unroute(/\/_next\/static\/.*\.js/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
})

test('the dialog stays open and says why an application failed', async ({ page, context }) => {
  const job = await vacancy()
  await page.goto(`/login?next=${encodeURIComponent(`/jobs/${job.slug}?apply=1`)}`)
  await signIn(page, (await records.member('applicant')).email)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cover note').fill('Keep this.')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(dialog.getByText('Failed to submit job application. Please try again.')).toBeVisible()
  await context.setOffline(false)
  expect((await staff.patch(`/api/jobs/${job.id}`, { data: { status: 'Closed' } })).ok()).toBe(true)
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(dialog.getByText('This vacancy is no longer open.')).toBeVisible()
  await expect(dialog.getByLabel('Cover note')).toHaveValue('Keep this.')
})

test('a highlighted vacancy is shown and marked, on whichever page it is', async ({ page }) => {
  const old = await vacancy({ title: uniqueName('Oldest'), postedAt: new Date(Date.now() - 400 * DAY).toISOString() })
  for (let number = 0; number < 3; number += 1) await vacancy()
  await page.goto(`/jobs?highlight=${old.id}`)
  await expect(page.locator(`#job-${old.id}`)).toHaveClass(/lit/)
  await expect(page.locator(`#job-${old.id}`)).toBeInViewport()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs$/)
  expect((await page.goto('/jobs?highlight=nonsense&page=-1&sort=x&type=y'))?.status()).toBe(200)
})

test('a vacancy leaves every list the moment it closes, and keeps its address when renamed', async ({ request }) => {
  const job = await vacancy({ description: 'Work.\n\n- Ward', deadline: new Date(Date.now() + 20 * DAY).toISOString() })
  const address = `/jobs/${job.slug}`
  const read = async (path: string) => (await request.get(path)).text()
  const lists = [`/jobs?q=${encodeURIComponent(job.title)}`, `/jobs/feed.xml?q=${encodeURIComponent(job.title)}`]
  expect(await read(address)).toContain('"@type":"JobPosting"')
  for (const list of lists) expect(await read(list), list).toContain(address)
  expect(await read('/sitemap.xml')).toContain(`${address}<`)

  expect((await staff.patch(`/api/jobs/${job.id}`, { data: { status: 'Closed' } })).ok()).toBe(true)
  const closed = await read(address)
  expect(closed).toContain('This vacancy is no longer open.')
  // Who meant to apply lands there, not on a page without a way on.
  expect((await request.get(`${address}/apply`)).url()).toMatch(new RegExp(`${address}$`))
  expect(closed).toMatch(/<meta name="robots" content="noindex/)
  expect(closed).not.toContain('JobPosting')
  for (const list of [...lists, '/sitemap.xml']) expect(await read(list), list).not.toContain(address)

  const slug = `${job.slug}-moved`
  await staff.patch(`/api/jobs/${job.id}`, { data: { slug, status: 'Active' } })
  const moved = await request.get(address, { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  expect(moved.headers().location).toContain(`/jobs/${slug}`)
  await staff.patch(`/api/jobs/${job.id}`, { data: { status: 'Inactive' } })
  expect((await request.get(`/jobs/${slug}`)).status()).toBe(404)
  expect((await request.get('/jobs/no-such-post')).status()).toBe(404)
})

test('axe finds nothing by day or by night, and nothing scrolls sideways on a phone', async ({ page }) => {
  const job = await vacancy({ deadline: new Date(Date.now() + 2 * DAY).toISOString(), description: 'One.\n\n- Two' })
  await page.setViewportSize({ width: 360, height: 800 })
  const check = async (what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), what).toBe(true)
    const violations = await violationsByDayAndNight(page)
    expect(violations.map(({ id, nodes }) => `${what} ${id} ${nodes[0]?.html}`)).toEqual([])
  }
  for (const address of ['/jobs', '/jobs?q=zzzz', `/jobs/${job.slug}/apply`, `/jobs/${job.slug}`]) {
    await page.goto(address)
    await check(address)
  }
  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  await expect(page.getByRole('dialog').getByText('Please sign in to apply for this position')).toBeVisible()
  await check('dialog')
})
