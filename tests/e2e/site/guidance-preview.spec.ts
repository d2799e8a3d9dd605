import { expect } from '@playwright/test'
import { signInNew } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const idOf = async (collection: string, where: string) =>
  (await (await staff.get(`/api/${collection}?${where}&depth=0`)).json()).docs[0].id as string

test('an editor drafts a guidance page and sees the whole page, saved or not, before visitors do', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const drafted = uniqueName('A drafted introduction')
  const typed = uniqueName('A heading not saved yet')
  const address = '/bhms-in-kerala'
  const course = await idOf('courses', 'where[key][equals]=bhms')
  const region = await idOf('regions', 'where[slug][equals]=kerala')
  const answer = await staff.post('/api/guidance-pages?draft=true', {
    data: { course, region, introduction: drafted, _status: 'draft' },
  })
  const { doc } = await answer.json()
  expect(await (await request.get(address)).text()).not.toContain(drafted)
  expect((await request.get(`/preview/guidance/${doc.id}`)).status()).toBe(404)

  await signInNew(context, 'editor')
  await page.goto(`/preview/guidance/${doc.id}`)
  await expect(page.getByText(drafted)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Documents required' })).toBeVisible()

  await page.goto(`/admin/collections/guidance-pages/${doc.id}`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByText(drafted)).toBeVisible()
  await page.getByLabel('Heading').fill(typed)
  await expect(preview.getByRole('heading', { level: 1, name: typed })).toBeVisible()

  // The open form keeps the record for the editor.
  const record = `/api/guidance-pages/${doc.id}`
  const headers = { origin: baseURL ?? '' }
  expect((await context.request.patch(record, { headers, data: { _status: 'published' } })).ok()).toBe(true)
  const shown = await (await request.get(address)).text()
  expect(shown).toContain(drafted)
  expect(shown).not.toContain(typed)
  const deletedAt = new Date().toISOString()
  expect((await context.request.patch(record, { headers, data: { deletedAt } })).ok()).toBe(true)
  expect(await (await request.get(address)).text()).not.toContain(drafted)
})
