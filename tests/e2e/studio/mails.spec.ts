import { expect, type Page } from '@playwright/test'
import { applications } from '../support/applications'
import { mailsTo, mailTo } from '../support/mailbox'
import { addressOf, expectAccessibleDesk, nameIn, PASSWORD, signInNew, toastOf } from '../support/people'
import { restAs, staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

/** Mails that staff send from the studio: seen first, changed for once, and sent as they were seen. */
/** What a mail says; the mailbox of the tests writes its markup anew. */
const wordsOf = (page: Page, html: string) =>
  page.evaluate(
    (markup) => new DOMParser().parseFromString(markup, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim(),
    html,
  )

const stageOf = async (id: string) => (await (await staff.get(`/api/job-applications/${id}?depth=0`)).json()).status

test('many applications move with one text of their own, and each mail is the one that was shown', async ({
  adminPage: page,
}) => {
  const { job, people } = await applications(2)
  await page.goto(`/admin/applications?job=${job.id}`)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 2 applications to Interview?' })
  const send = dialog.getByRole('button', { name: 'Move and send 2 mails' })
  await expect(dialog.getByLabel('Subject')).toBeFocused()
  await expectAccessibleDesk(page)

  await dialog.getByLabel('Text').fill('Dear {nmae},\n\ncome on Monday.')
  await expect(dialog.getByText('Nothing is filled in for {nmae}.')).toBeVisible()
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Text').fill('Dear {name},\n\ncome on Monday & bring <your> papers.')
  await dialog.getByLabel('Subject').fill('Interview on Monday: {post}')
  const shown: Record<string, string> = {}
  for (const { email, fullName } of people) {
    await dialog.getByLabel('To').selectOption({ label: `${fullName} <${email}>` })
    await expect(dialog.frameLocator('iframe').getByText(`Dear ${fullName},`)).toBeVisible()
    await expect(send).toBeEnabled()
    shown[email] = (await dialog.locator('iframe').getAttribute('srcdoc')) ?? ''
  }
  await expectAccessibleDesk(page)
  await send.click()
  await expect(toastOf(page, 'Moved.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/admin/applications?job=${job.id}&view=board`)
  await expect(page.getByRole('heading', { name: 'Interview 2' })).toBeVisible()
  await expectAccessibleDesk(page)
  for (const { email } of people) {
    const mail = await mailTo(email, /^Interview on Monday: /)
    expect(mail.subject).toBe(`Interview on Monday: ${job.title}`)
    expect(await wordsOf(page, mail.html)).toBe(await wordsOf(page, shown[email] ?? ''))
  }
})

test('an application moves without a mail, by keyboard, and its notes are many', async ({ page, context }) => {
  const { people } = await applications(1)
  const [person] = people
  const email = await signInNew(context, 'admin')
  await page.goto(`/admin/applications/${person?.id}`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel(`Stage of ${person?.fullName}`).selectOption('rejected')
  const dialog = page.getByRole('dialog', { name: 'Move this application to Not selected?' })
  await expect(dialog.getByText(person?.email ?? '').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await stageOf(person?.id ?? '')).toBe('applied')

  await page.getByLabel(`Stage of ${person?.fullName}`).selectOption('rejected')
  const silent = dialog.getByRole('button', { name: 'Move without a mail' })
  await expect(silent).toBeEnabled()
  await silent.press('Enter')
  await expect(toastOf(page, 'Moved.')).toBeVisible()
  await expect(page.getByText('without a mail')).toBeVisible()
  expect(await stageOf(person?.id ?? '')).toBe('rejected')

  for (const text of ['Called the referee.', 'Keep for the next post.']) {
    await page.getByLabel('New note').fill(text)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: text })
        .filter({ hasText: nameIn(email) }),
    ).toBeVisible()
  }
  await expectAccessibleDesk(page)
  expect((await mailsTo(person?.email ?? '')).filter(({ subject }) => subject.includes('not successful'))).toEqual([])
})

test('who withdraws while the mails are looked at stops the move, and the next look leaves them out', async ({
  adminPage: page,
}) => {
  const { job, people } = await applications(2)
  await page.goto(`/admin/applications?job=${job.id}`)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Shortlisted' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Text')).toHaveValue(/Your application was shortlisted/)
  await expect(dialog.getByRole('button', { name: 'Move and send 2 mails' })).toBeEnabled()
  const [leaver, stayer] = people
  const theirs = await restAs(leaver?.email, PASSWORD)
  await theirs.patch(`/api/job-applications/${leaver?.id}`, { data: { status: 'withdrawn' } })
  await theirs.dispose()
  await dialog.getByRole('button', { name: 'Move and send 2 mails' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Withdrawn by the applicant')
  await dialog.getByRole('button', { name: 'Move all the same' }).click()
  await expect(dialog.getByText('One stays where it is')).toBeVisible()
  await dialog.getByRole('button', { name: 'Move and send the mail' }).click()
  await expect(toastOf(page, 'Moved.')).toBeVisible()
  expect(await stageOf(leaver?.id ?? '')).toBe('withdrawn')
  expect(await stageOf(stayer?.id ?? '')).toBe('shortlisted')
})

test('a counsellor calls in vain from the row, then replies with a template', async ({ page, context }) => {
  const [name, email] = [uniqueName('Ravi'), addressOf('ravi')]
  const enquiry = { kind: 'contact', name, email, phone: '9811223344', message: `A question of ${name}.` }
  await staff.post('/api/enquiries', { data: enquiry })
  await signInNew(context, 'counsellor')
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`)
  await page.waitForLoadState('networkidle')
  const call = page.getByRole('link', { name: `Call: ${name}` })
  await expect(call).toHaveAttribute('href', 'tel:+919811223344')
  // No program of this machine calls numbers; the question comes all the same.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await call.press('Enter')
  const dialog = page.getByRole('dialog', { name: `How did the call to ${name} go?` })
  await expect(dialog.getByLabel('What came of it')).toBeFocused()
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect(dialog.getByText('Choose what came of it.')).toBeVisible()
  await dialog.getByLabel('What came of it').selectOption('call-back')
  await expectAccessibleDesk(page)
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect(toastOf(page, 'That could not be recorded: Give the day and time to call again.')).toBeVisible()
  await dialog.getByLabel('Call back on').fill('2030-05-04T10:30')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Called once in vain')
  await expect(row).toContainText('4 May 2030')

  await row.getByRole('link', { name: `Mail: ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Reply by mail' })).toBeInViewport()
  await page.waitForLoadState('networkidle')
  // The greeting alone is no answer.
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Write what you want to say.', { exact: true })).toBeVisible()
  await page.getByLabel('Template').selectOption({ label: 'Ask for details' })
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByLabel('Text')).toHaveValue(new RegExp(`^Dear ${name},`))
  await page.getByLabel('Subject').fill('What we need to know')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(toastOf(page, 'The reply is on its way.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reply sent' })).toBeVisible()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted')
  await expectAccessibleDesk(page)
  const mail = await mailTo(email, /^What we need to know$/)
  expect(mail.text).toContain(`Dear ${name},`)
  expect(mail.text).toContain(enquiry.message)
})
