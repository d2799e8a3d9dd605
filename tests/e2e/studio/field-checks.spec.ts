import { expect, type Request } from '@playwright/test'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

const NO_FEE = 'abc rupees a year'
test('the studio says beside the field what is wrong with a fee, and what would be right', async ({
  editorPage: page,
}) => {
  const data = { name: uniqueName('Checked College'), location: 'Patna', state: 'Bihar', country: 'India' }
  const { doc } = await (await staff.post('/api/colleges', { data })).json()
  await page.goto(`/admin/collections/colleges/${doc.id}`)
  await page.getByRole('button', { name: 'Key information' }).click()
  // The form asks the server what it thinks of each change; the answer to this one comes before the record is sent.
  const asksAboutFee = (request: Request) => request.method() === 'POST' && (request.postData() ?? '').includes(NO_FEE)
  const answered = page.waitForResponse((response) => asksAboutFee(response.request()))
  await page.locator('#field-fees').fill(NO_FEE)
  await answered
  const fees = page
    .locator('.field-type')
    .filter({ has: page.locator('#field-fees') })
    .last()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(fees).toContainText('Give the fee of a year in rupees as digits, for example 45,000 or 18,00,000.')
  await page.locator('#field-fees').fill('45,000')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(async () => (await (await staff.get(`/api/colleges/${doc.id}`)).json()).fees).toBe('45,000')
  expect((await staff.delete(`/api/colleges/${doc.id}?overrideLock=true`)).ok()).toBe(true)
})
