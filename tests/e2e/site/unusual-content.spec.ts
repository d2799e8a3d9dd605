import { expect, type Locator, type Page } from '@playwright/test'
import { PDF } from '../../setup/pdf'
import { withRecords } from '../support/members'
import { openAs, PASSWORD, signInNew } from '../support/people'
import { restAs, staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** Content that no editor would miss, but that the first content has none of: it must neither overlap nor widen a page. */
const records = withRecords()

const LONG_WORD = 'Ophthalmootorhinolaryngologicalsuperspecialityrehabilitationcentre'.repeat(2)
const NEXT_YEAR = new Date().getUTCFullYear() + 1

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  expect(box).not.toBeNull()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

const expectNoOverflow = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)

test('the day of a walk-in interview does not lie under the button beside it', async ({ page }) => {
  const { title } = await records.vacancy({ walkInAt: `${NEXT_YEAR}-06-15T03:30:00.000Z` })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
    const card = page.getByRole('article').filter({ hasText: title })
    const day = await boxOf(card.getByText(/Walk-in \d/))
    const button = await boxOf(card.getByText('Apply Now'))
    expect(day.x + day.width, `at ${width} px`).toBeLessThanOrEqual(button.x)
  }
})

test('a hospital’s beds stand beside their label, and who stated them below', async ({ page }) => {
  const { slug } = await records.create<{ id: string; slug: string }>('institutions', {
    name: uniqueName('Hospital'),
    location: 'Pune',
    beds: 300,
    bedsStatedOn: '2026-01-15T00:00:00.000Z',
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/hospitals/${slug}`)
    const label = await boxOf(page.getByText('Beds', { exact: true }))
    const beds = await boxOf(page.getByText('300', { exact: true }))
    const note = await boxOf(page.getByText(/as the hospital stated/))
    expect(label.x + label.width).toBeLessThanOrEqual(beds.x)
    expect(Math.abs(label.y - beds.y)).toBeLessThan(beds.height)
    expect(note.y).toBeGreaterThanOrEqual(beds.y + beds.height - 1)
    expect(note.x).toBeGreaterThanOrEqual(label.x + label.width)
  }
})

test('long words and long figures wrap', async ({ page }) => {
  const document = { title: uniqueName('Prospectus'), kind: 'college', year: '2025' }
  const source = await records.create('sources', document)
  const college = await records.college({
    ownership: 'Government',
    courses: ['MBBS'],
    seats: '150 (MBBS, of which some are kept for the wards of ex-servicemen and others)',
    facilities: [LONG_WORD],
    facilitiesSource: source.id,
  })
  const vacancy = await records.vacancy({ title: LONG_WORD, institution: LONG_WORD, location: LONG_WORD.slice(0, 120) })
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [`/colleges/${college.slug}`, `/jobs/${vacancy.slug}`, '/jobs', '/mbbs-in-bihar']) {
      await page.goto(path)
      await expectNoOverflow(page, width)
    }
    const name = page.getByRole('rowheader').filter({ hasText: college.name })
    expect((await boxOf(name)).width).toBeGreaterThan(200)
  }
  await page.goto('/about')
  await expect(page.locator('main h3').first()).toHaveCSS('overflow-wrap', 'anywhere')
})

test('the long name of a CV widens neither the profile nor an application', async ({ page }) => {
  const [{ email }, job] = await Promise.all([records.member('long-cv', { kind: 'doctor' }), records.vacancy()])
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, email, '/dashboard/profile')
  const name = `${LONG_WORD.slice(0, 110)}.pdf`
  await page.locator('input[name=resume]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  await page.getByRole('button', { name: 'Upload CV' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectNoOverflow(page, 360)
  await page.goto(`/jobs/${job.slug}/apply`)
  await expect(page.getByLabel(`in place of ${name}`)).toBeVisible()
  await expectNoOverflow(page, 360)
})

test('each of a college’s phone numbers is a link of its own', async ({ page }) => {
  const { slug } = await records.college({ contactPhone: '+91 11 2658 8500, +91 11 2658 8700' })
  await page.goto(`/colleges/${slug}`)
  await expect(page.locator('#contact a[href="tel:+911126588500"]')).toHaveText('+91 11 2658 8500')
  await expect(page.locator('#contact a[href="tel:+911126588700"]')).toHaveText('+91 11 2658 8700')
})

test('a name in Devanagari is read aloud in Hindi', async ({ page }) => {
  const { slug, name } = await records.college({ name: uniqueName('राजकीय महाविद्यालय') })
  await page.goto(`/colleges/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name })).toHaveAttribute('lang', 'hi')
  await page.goto(`/my-list?rank=13800&state=Bihar&category=open&seat=mcc/All+India/${slug}`)
  await expect(page.getByRole('heading', { level: 3, name })).toHaveAttribute('lang', 'hi')
  const about = 'यह जिला अस्पताल है।'
  const { doc } = await (
    await staff.post('/api/institutions', { data: { name: uniqueName('Hospital'), location: 'Patna', about } })
  ).json()
  await page.goto(`/hospitals/${doc.slug}`)
  await expect(page.locator('div[lang]').filter({ hasText: about })).toHaveAttribute('lang', 'hi')
  await staff.delete(`/api/institutions/${doc.id}`)
})

test('a vacancy with a long word leaves the columns of the desk in sight', async ({ page, context }) => {
  const { title } = await records.vacancy({ title: `${LONG_WORD.slice(0, 150)}`, institution: LONG_WORD })
  await signInNew(context, 'admin')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/admin/manage-jobs?q=${encodeURIComponent(title)}`)
  const remove = await boxOf(page.getByRole('button', { name: /^Delete/ }).first())
  expect(remove.x + remove.width).toBeLessThanOrEqual(1280)
  await page.setViewportSize({ width: 360, height: 740 })
  const row = page.getByRole('row').filter({ hasText: title }).first()
  const overhang = await row.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overhang).toBeLessThanOrEqual(0)
  await expectNoOverflow(page, 360)
})

test('a featured college with a long word does not widen its desk on a phone', async ({ page, context }) => {
  const { doc } = await (
    await staff.post('/api/featured-colleges', { data: { name: LONG_WORD, isFeatured: false } })
  ).json()
  await signInNew(context, 'editor')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/featured')
  await expect(page.getByRole('link', { name: LONG_WORD })).toBeVisible()
  await expectNoOverflow(page, 360)
  await staff.delete(`/api/featured-colleges/${doc.id}`)
})

test('a long word in a hospital’s name, in the costs of a list and on a slide’s button widens no page', async ({
  page,
}) => {
  const [hospital, college] = await Promise.all([
    records.create<{ id: string; slug: string }>('institutions', {
      name: `${uniqueName('H')}${LONG_WORD}`,
      location: 'Pune',
    }),
    records.college({ name: `${uniqueName('C')}${LONG_WORD}`, courses: ['MBBS'] }),
    records.create('banner-slides', {
      title: uniqueName('Slide'),
      ctaText: LONG_WORD.slice(0, 60),
      ctaLink: '/jobs',
      isActive: true,
      sortOrder: 900,
    }),
  ])
  const list = `/my-list?rank=13800&state=Bihar&category=open&seat=mcc/All+India/${college.slug}`
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [`/hospitals/${hospital.slug}`, list]) {
      await page.goto(path)
      await expectNoOverflow(page, width)
    }
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const button = page.getByRole('link', { name: LONG_WORD.slice(0, 60), exact: true, includeHidden: true })
  expect((await boxOf(button)).width).toBeLessThanOrEqual(320)
})

test('a long name and a long post widen neither an application nor the other enquiries of a person', async ({
  page,
  context,
}) => {
  const [{ email }, job] = await Promise.all([
    records.member('long-name', { kind: 'doctor', fullName: 'Venkatanarasimharajuvaripetamukhopadhyay' }),
    records.vacancy({ title: LONG_WORD }),
  ])
  const theirs = await restAs(email, PASSWORD)
  const { doc } = await (await theirs.post('/api/job-applications', { data: { job: job.id, consent: true } })).json()
  const asked = { kind: 'contact', name: 'Asha Verma', email, message: LONG_WORD, consent: true }
  const first = await records.create<{ id: string }>('enquiries', asked)
  await records.create('enquiries', asked)
  await signInNew(context, 'admin')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [`/admin/applications/${doc.id}`, `/admin/enquiries/${first.id}`]) {
    await page.goto(path)
    await expect(page.locator('.desk').first()).toBeVisible()
    await expectNoOverflow(page, 360)
  }
})

test('a long post leaves its day and its button in sight on the dashboard', async ({ page }) => {
  const [{ email }, job] = await Promise.all([records.member('long-post'), records.vacancy({ title: LONG_WORD })])
  const theirs = await restAs(email, PASSWORD)
  await theirs.post('/api/job-applications', { data: { job: job.id, consent: true } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, email, '/dashboard')
  const overhang = await page
    .locator('main table')
    .first()
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(overhang).toBeLessThanOrEqual(0)
})
