import { type Browser, expect, type Page } from '@playwright/test'
import { violationsOf } from '../support/accessibility'
import { signIn, withRecords } from '../support/members'
import { signInAs, signInNew } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const LIST =
  '/my-list?rank=13800&state=Bihar&category=obc&own=BC&seat=mcc/All+India/patna-medical-college&seat=mcc/All+India/government-medical-college-bettiah'

const records = withRecords()

/** Keeps the list of the address under a name; the page then says so. */
async function keep(page: Page, name: string) {
  await page.goto(LIST)
  await page.getByLabel('Name of the list').fill(name)
  await page.getByRole('button', { name: 'Keep the list' }).click()
  await expect(page.getByText(`Kept as ${name}.`, { exact: true })).toBeVisible()
}

const asStranger = async (browser: Browser, javaScriptEnabled: boolean) =>
  (await browser.newContext({ javaScriptEnabled })).newPage()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a list is kept, changed, locked, shared with a parent who comments, and ended', async ({ page, browser }) => {
      test.setTimeout(120_000)
      const { email } = await records.member('list')
      await signInAs(page.context(), email)
      const name = uniqueName('List')
      await keep(page, name)

      await page.getByRole('button', { name: 'Move up: Government Medical College, Bettiah' }).click()
      await expect(page.getByText(`Changed since it was kept as ${name}.`)).toBeVisible()
      await page.getByRole('button', { name: 'Save the changes' }).click()
      await expect(page.getByText(`Kept as ${name}.`, { exact: true })).toBeVisible()

      await page.getByRole('link', { name: 'Share, lock and comments' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'I have locked this on the portal' }).click()
      await expect(page.getByRole('link', { name: /^Version 1, locked on/ })).toBeVisible()
      await expect(page.getByText('The list is still the same.')).toBeVisible()

      await page.getByRole('radio', { name: 'read and comment' }).check()
      await page.getByRole('button', { name: 'Make a link' }).click()
      const link = await page.getByRole('link', { name: /my-list\/shared/ }).getAttribute('href')

      const parent = await asStranger(browser, javaScriptEnabled)
      await parent.goto(link ?? '')
      await expect(parent.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(parent.getByRole('link', { name: 'Patna Medical College' })).toBeVisible()
      await expect(parent.getByRole('button', { name: /^Move up/ })).toHaveCount(0)
      if (javaScriptEnabled) expect(await violationsOf(parent)).toEqual([])
      await parent.getByLabel('Your name').fill('Papa')
      await parent.getByLabel('About').selectOption({ label: '2. Patna Medical College' })
      await parent.getByRole('button', { name: 'Send comment' }).click()
      await expect(parent.getByText('Please write a comment.').first()).toBeVisible()
      await expect(parent.getByLabel('Your name')).toHaveValue('Papa')
      await parent.getByLabel('Your comment').fill('Nearest to home. <b>Keep it.</b>')
      await parent.getByRole('button', { name: 'Send comment' }).click()
      await expect(parent.getByText('Nearest to home. <b>Keep it.</b>')).toBeVisible()
      await expect(parent.getByText('on number 2, Patna Medical College')).toBeVisible()

      await page.reload()
      await expect(page.getByText('Nearest to home. <b>Keep it.</b>')).toBeVisible()
      const ask = page.locator('#counsellor')
      await expect(ask.locator('textarea').first()).toHaveValue(
        `Please look at my choice list “${name}”: ${new URL(link ?? '', page.url()).href}`,
      )
      await parent.getByLabel('Your name').fill('Papa')
      await parent.getByLabel('Your comment').fill('Written too late.')
      await page.getByRole('button', { name: 'End the link' }).click()
      await expect(page.getByText('The link has ended.')).toBeVisible()
      await parent.getByRole('button', { name: 'Send comment' }).click()
      await expect(parent.getByText('This link has ended').first()).toBeVisible()
      await expect(parent.getByLabel('Your comment')).toHaveValue('Written too late.')
      await parent.goto(link ?? '')
      await expect(parent.getByText('This link has ended, or there never was such a list.')).toBeVisible()
      await parent.context().close()

      await page.goto('/dashboard')
      await page.getByRole('link', { name }).click()
      await page.getByRole('button', { name: 'Delete the list' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    })
  })
}

test('what another tab has saved is not written over', async ({ page }) => {
  const { email } = await records.member('tabs')
  await signInAs(page.context(), email)
  const name = uniqueName('Tabs')
  await keep(page, name)
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Take out: Patna Medical College' }).click()
    await expect(tab.getByRole('button', { name: 'Save the changes' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText(`Kept as ${name}.`, { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Save the changes' }).click()
  await expect(other.getByText(/This list was saved elsewhere since you opened it/).first()).toBeVisible()
})

test('no other form takes the page away without the note that is being typed', async ({ page }) => {
  await signInAs(page.context(), (await records.member('note')).email)
  await page.goto(LIST)
  const keepIt = page.getByRole('button', { name: 'Keep the list' })
  const others = [
    keepIt,
    page.getByText('Add to the list', { exact: true }),
    page.getByText('How far is it?', { exact: true }),
  ]
  for (const other of others) await expect(other).toBeVisible()
  await page.getByRole('button', { name: 'Add a note: Patna Medical College' }).click()
  await page.getByRole('textbox', { name: /Patna Medical College$/ }).fill('Near home')
  for (const other of others) await expect(other).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Near home')).toBeVisible()
  await expect(keepIt).toBeVisible()
})

test('a list is its owner’s alone, and a link to read takes no comments', async ({ page, browser }) => {
  const { email } = await records.member('own')
  await signInAs(page.context(), email)
  const name = uniqueName('Own')
  await keep(page, name)
  await page.getByRole('link', { name: 'Share, lock and comments' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const own = page.url()
  await page.getByRole('radio', { name: 'read', exact: true }).check()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('link', { name: /my-list\/shared/ }).getAttribute('href')

  const stranger = await asStranger(browser, true)
  await stranger.goto(own)
  await expect(stranger).toHaveURL(/\/login\?/)
  await stranger.goto(link ?? '')
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(stranger.getByLabel('Your comment')).toHaveCount(0)
  await signInAs(stranger.context(), (await records.member('other')).email)
  expect((await stranger.goto(own))?.status()).toBe(404)
  expect((await stranger.goto(`${link}x`))?.ok()).toBe(true)
  await expect(stranger.getByText('This link has ended, or there never was such a list.')).toBeVisible()
  await stranger.context().close()
})

test('who signs in to keep a list comes back to it', async ({ page }) => {
  const { email } = await records.member('back')
  await page.goto(LIST)
  await page.getByRole('link', { name: /^Sign in to keep the list/ }).click()
  await signIn(page, email)
  await expect(page.getByRole('button', { name: 'Keep the list' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Patna Medical College' })).toBeVisible()
})

test('a counsellor opens the list from the enquiry, and answers on it', async ({ page, browser, baseURL }) => {
  const { email } = await records.member('asks')
  await signInAs(page.context(), email)
  const name = uniqueName('Asked list')
  await keep(page, name)
  await page.getByRole('link', { name: 'Share, lock and comments' }).click()
  await page.getByRole('radio', { name: 'read and comment' }).check()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const shared = await page.getByRole('link', { name: /my-list\/shared/ }).getAttribute('href')
  const link = new URL(shared ?? '', page.url()).href
  const message = `Please look at ${link} and not at https://example.org/other`
  const enquiry = { kind: 'contact', name, email, message, consent: true }
  const { doc } = await (await staff.post('/api/enquiries', { data: enquiry })).json()

  const desk = await browser.newContext({ baseURL })
  await signInNew(desk, 'counsellor')
  const counsellor = await desk.newPage()
  await counsellor.goto(`/admin/enquiries/${doc.id}`)
  await expect(counsellor.getByText('https://example.org/other')).toBeVisible()
  await expect(counsellor.getByRole('link', { name: 'https://example.org/other' })).toHaveCount(0)
  await counsellor.getByRole('link', { name: link }).click()
  await expect(counsellor.getByRole('heading', { level: 1, name })).toBeVisible()
  await counsellor.getByLabel('Your name').fill('Meera')
  await counsellor.getByLabel('Your comment').fill('Put Bettiah first.')
  await counsellor.getByRole('button', { name: 'Send comment' }).click()
  await expect(counsellor.getByText('Put Bettiah first.')).toBeVisible()
  await desk.close()

  await page.reload()
  await expect(page.getByText('Put Bettiah first.')).toBeVisible()
  await expect(page.getByText('Meera (counsellor)')).toBeVisible()
})
