import { type Browser, expect } from '@playwright/test'
import pg from 'pg'
import { PDF } from '../../setup/pdf'
import { violationsOf } from '../support/accessibility'
import { linkIn, mailsTo, mailTo } from '../support/mailbox'
import { withRecords } from '../support/members'
import { addressOf, openAs, signInNew } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const PHONE = { viewport: { width: 360, height: 780 } }
/** The queue looks every few seconds for what is due, and for mails to send. */
const NEXT_RUN = { timeout: 100_000 }

let database: pg.Client
const records = withRecords()

test.beforeAll(async () => {
  database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await database.connect()
})
test.afterAll(async () => {
  await database.end()
})

const vacancy = (more: object) => records.vacancy({ location: 'Kota', ...more })

const withoutScript = (browser: Browser) => browser.newContext({ ...PHONE, javaScriptEnabled: false })

/** How many mails with news somebody has; the task that compares vacancies with alerts need not wait for its minute. */
async function newsSoon(address: string): Promise<number> {
  await database.query(
    `update payload_jobs set wait_until = now() where task_slug = 'job-alerts' and wait_until > now()`,
  )
  return (await newsTo(address)).length
}

const newsTo = async (address: string) => (await mailsTo(address)).filter(({ subject }) => /new post/.test(subject))

test('an alert from a search is confirmed by mail, writes once a day, and ends', async ({ browser, page }) => {
  test.setTimeout(400_000)
  const email = addressOf('reader')
  const department = uniqueName('Sleep Medicine')
  const first = await vacancy({ title: uniqueName('Open before'), department })
  // From the list of a department that has no other vacancy.
  await page.goto(`/jobs?department=${encodeURIComponent(department)}`)
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('How often').selectOption('at-once')
  await page.getByRole('button', { name: 'Set the alert' }).click()
  await expect(page.getByText('Look in your mailbox')).toBeVisible()
  await page.goto(linkIn(await mailTo(email, /^Confirm your alert/)))
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByRole('heading', { name: 'Your alerts' })).toBeVisible()
  await expect(page.getByText('Confirmed.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const second = await vacancy({ title: uniqueName('First news'), department })
  await expect.poll(() => newsSoon(email), NEXT_RUN).toBe(1)
  const [news] = await newsTo(email)
  expect(news?.text).toContain(second.title)
  expect(news?.text).not.toContain(first.title)

  // The next day: what was sent today was sent yesterday.
  const third = await vacancy({ title: uniqueName('Second news'), department })
  await database.query(
    `update job_alert_matches set sent_at = sent_at - interval '1 day' where mailbox_id in (
       select mailbox_id from job_alert_matches where job_id = $1)`,
    [second.id],
  )
  await expect.poll(() => newsSoon(email), NEXT_RUN).toBe(2)
  const later = (await newsTo(email)).at(-1)
  expect(later?.text).toContain(third.title)
  expect(later?.text).not.toContain(second.title)

  // By the link of the mail, on a phone without script.
  const context = await withoutScript(browser)
  const phone = await context.newPage()
  await phone.goto(linkIn({ ...news, html: later?.html ?? '' } as NonNullable<typeof news>))
  await phone
    .getByRole('button', { name: /^End (this|these|all|everything)/i })
    .first()
    .click()
  await context.close()
  const { rows } = await database.query(
    `select s.status from subscriptions s join mailboxes b on b.id = s.mailbox_id where b.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ status: 'ended' }])

  // The page on which it was confirmed says so no longer.
  await page.reload()
  await expect(page.getByText('We send nothing to this address.')).toBeVisible()
  await expect(page.getByText('Confirmed.')).toHaveCount(0)

  // A broken link leads to where the same is found.
  await page.goto(`/alerts?token=${'broken'.repeat(8)}`)
  await page.getByRole('link', { name: 'To the dashboard' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a hospital posts without script, is asked to correct, is published, and closes by its link', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const email = addressOf('hospital')
  const title = uniqueName('Night Registrar')
  const context = await withoutScript(browser)
  const page = await context.newPage()
  await page.goto('/post-a-vacancy')
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Send the vacancy' }).click()
  // What is missing is said, and what was typed stays.
  await expect(page.getByText('Please name the department.').first()).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.locator(':focus')).toContainText('fields need another look')
  await page.getByLabel('Department').fill('Surgery')
  await page.getByLabel('Town').fill('Kota')
  const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel('Apply until').fill(inTenDays)
  await page.getByLabel('Name of the institution').fill('Example Hospital')
  await page.getByLabel('Your name').fill('Asha Verma')
  await page.getByLabel('Your work email').fill(email)
  await page.getByLabel('I may post for this institution').check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('button', { name: 'Send the vacancy' }).click()
  await expect(page.getByText('One step left: confirm by email')).toBeVisible()

  const mail = await mailTo(email, /^Please confirm your vacancy/)
  const own = /href="([^"]*post-a-vacancy\/yours[^"]*)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  await page.goto(own)
  await page.getByRole('button', { name: 'Confirm the vacancy' }).click()
  await expect(page.getByText('Waiting for us')).toBeVisible()

  const posting = async () => {
    const answer = await staff.get(`/api/vacancy-postings?where[title][like]=${encodeURIComponent(title)}&depth=0`)
    const { docs } = await answer.json()
    return docs[0]
  }
  const reply = async (data: Record<string, unknown>) => {
    const { id, updatedAt } = await posting()
    const answer = await staff.post(`/api/vacancy-postings/${id}/answer`, { data: { updatedAt, ...data } })
    expect(answer.status()).toBe(200)
  }
  await reply({ answer: 'changes-asked', reason: 'Please state the pay.' })
  await page.goto(own)
  await expect(page.getByText('Please state the pay.')).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await page.getByLabel('Pay').fill('12-15 LPA')
  await page.getByRole('button', { name: 'Send the change' }).click()
  await expect(page.getByText('Your change has reached us.')).toBeVisible()

  await reply({ answer: 'published' })
  await page.goto(own)
  await expect(page.getByText('On the site', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const published = page.url()
  // The page of its place has it as well.
  await page.goto('/jobs/in/kota')
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  await page.goto(own)
  await page.getByRole('button', { name: 'Close the vacancy' }).click()
  await expect(page.getByText('The vacancy is closed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveCount(0)
  await page.goto(published)
  await expect(page.getByText('This vacancy is no longer open.')).toBeVisible()

  // What is typed is not lost when the team deletes it meanwhile.
  await page.goto(own.replace('/yours', '/change'))
  await page.getByLabel('Pay').fill('15-18 LPA')
  const { id } = await posting()
  expect(
    (await staff.patch(`/api/vacancy-postings/${id}`, { data: { deletedAt: new Date().toISOString() } })).ok(),
  ).toBe(true)
  await page.getByRole('button', { name: 'Send the change' }).click()
  await expect(page.getByText('This link leads to no vacancy').first()).toBeVisible()
  await expect(page.getByLabel('Pay')).toHaveValue('15-18 LPA')
  await staff.patch(`/api/vacancy-postings/${id}?trash=true`, { data: { deletedAt: null } })
  await context.close()

  // A change of what is published is declined: the list does not read as if the vacancy were.
  await database.query(`update vacancy_postings set state = 'declined' where id = $1`, [id])
  const desk = await browser.newPage()
  await signInNew(desk.context(), 'admin')
  await desk.goto(`/admin/posted-vacancies?q=${encodeURIComponent(title)}`)
  await expect(desk.getByRole('row').filter({ hasText: title })).toContainText('DeclinedChanges a published one')
  await desk.close()

  const sighted = await browser.newContext(PHONE)
  const screen = await sighted.newPage()
  for (const path of [own, '/post-a-vacancy', '/hospitals', '/jobs/in/kota']) {
    await screen.goto(path)
    expect(await violationsOf(screen)).toEqual([])
  }
  await sighted.close()
})

test('a doctor with a full profile sees what suits it first, and applies in one step', async ({ page }) => {
  const job = await vacancy({ title: uniqueName('Urologist'), department: 'Urology', location: 'Kozhikode' })
  const { email } = await records.member('doctor', {
    professional: {
      qualification: 'MS',
      speciality: 'Urologist',
      registrationNumber: '12345',
      registrationCouncil: 'Kerala',
      placesWanted: 'Calicut or Kochi',
    },
  })
  await openAs(page, email, '/dashboard/profile')
  await page
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.getByRole('button', { name: /^(Upload|Save|Keep).*CV/i }).click()
  await expect(page.getByRole('link', { name: 'cv.pdf' })).toBeVisible()

  await page.goto('/jobs')
  await page.getByRole('link', { name: 'Order by what suits your profile' }).click()
  const first = page.getByRole('article').first()
  await expect(first).toContainText(job.title)
  await expect(first).toContainText('Suits you: your speciality and a place that you want')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the usual order' }).click()
  await expect(page.getByText('Suits you:')).toHaveCount(0)

  await page.goto(`/jobs/${job.slug}/apply`)
  await expect(page.getByText('12345, Kerala')).toBeVisible()
  await page.getByRole('button', { name: 'Apply Now' }).click()
  await expect(page.getByText('Application Successful!')).toBeVisible()
})
