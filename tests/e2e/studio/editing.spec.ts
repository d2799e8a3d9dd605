import { type APIRequestContext, expect } from '@playwright/test'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** Every edit must be on the very next request: of the page itself, of the lists, of the home page and the sitemap. */

const text = async (request: APIRequestContext, address: string) => (await request.get(address)).text()
const status = async (request: APIRequestContext, address: string) =>
  (await request.get(address, { maxRedirects: 0 })).status()

async function createCollege(name: string) {
  const answer = await staff.post('/api/colleges', {
    data: { name, location: 'Patna', state: 'Bihar', country: 'India', courses: ['MBBS'], featured: true },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc as { id: string; slug: string }
}
const change = async (address: string, data: object) => expect((await staff.patch(address, { data })).ok()).toBe(true)

test('a college: new, renamed, moved, withdrawn, deleted', async ({ request }) => {
  const name = uniqueName('Ganga Medical College')
  const { id, slug } = await createCollege(name)
  const list = `/colleges?q=${encodeURIComponent(name)}`
  expect(await text(request, `/colleges/${slug}`)).toContain(name)
  expect(await text(request, list)).toContain(`/colleges/${slug}`)
  expect(await text(request, '/sitemap.xml')).toContain(`/colleges/${slug}<`)

  const renamed = uniqueName('Kosi Medical College')
  await change(`/api/colleges/${id}`, { name: renamed })
  expect(await text(request, `/colleges/${slug}`)).toContain(renamed)
  expect(await text(request, list)).not.toContain(`/colleges/${slug}`)

  const moved = `${slug}-moved`
  await change(`/api/colleges/${id}`, { slug: moved })
  const old = await request.get(`/colleges/${slug}`, { maxRedirects: 0 })
  expect(old.status()).toBe(308)
  // The first answer is rendered for the cache, the next comes from it.
  const again = await request.get(`/colleges/${slug}`, { maxRedirects: 0 })
  for (const answer of [old, again]) {
    const locations = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')
    expect(locations.map(({ value }) => value)).toEqual([`/colleges/${moved}`])
  }
  expect(await text(request, `/colleges/${moved}`)).toContain(renamed)

  await change(`/api/colleges/${id}`, { _status: 'draft' })
  expect(await status(request, `/colleges/${moved}`)).toBe(404)
  await change(`/api/colleges/${id}`, { _status: 'published' })
  expect(await status(request, `/colleges/${moved}`)).toBe(200)
  await change(`/api/colleges/${id}`, { status: 'Inactive' })
  expect(await status(request, `/colleges/${moved}`)).toBe(404)
  expect(await text(request, '/sitemap.xml')).not.toContain(`/colleges/${moved}<`)

  await change(`/api/colleges/${id}`, { status: 'Active' })
  expect(await status(request, `/colleges/${moved}`)).toBe(200)
  expect((await staff.delete(`/api/colleges/${id}`)).ok()).toBe(true)
  expect(await status(request, `/colleges/${moved}`)).toBe(404)
})

test('a banner and the settings on the home page, with a name of 24 letters', async ({ request, page }) => {
  const title = uniqueName('Counselling week')
  const created = await staff.post('/api/banner-slides', { data: { title, isActive: true, sortOrder: 0 } })
  const { id } = (await created.json()).doc
  expect(await text(request, '/')).toContain(title)
  await change(`/api/banner-slides/${id}`, { isActive: false })
  expect(await text(request, '/')).not.toContain(title)
  await staff.delete(`/api/banner-slides/${id}`)

  const settings = await (await staff.get('/api/globals/site-settings')).json()
  const brand = 'Chikitsavidyapraveshakam'
  expect((await staff.post('/api/globals/site-settings', { data: { brand } })).ok()).toBe(true)
  expect(await text(request, '/')).toContain(brand)
  for (const width of [360, 960]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const name = await page.getByRole('banner').getByText(brand).first().boundingBox()
    expect(name?.height).toBeLessThan(30)
  }
  await staff.post('/api/globals/site-settings', { data: { brand: settings.brand } })
  expect(await text(request, '/')).not.toContain(brand)
})

test('readers who hammer the page never see the old text after the save has answered', async ({ request }) => {
  const { id, slug } = await createCollege(uniqueName('Sone Medical College'))
  for (let round = 0; round < 5; round++) {
    const name = uniqueName('Gandak Medical College')
    const readers = Array.from({ length: 6 }, () => text(request, `/colleges/${slug}`))
    await change(`/api/colleges/${id}`, { name })
    expect(await text(request, `/colleges/${slug}`)).toContain(name)
    await Promise.all(readers)
    expect(await text(request, `/colleges/${slug}`)).toContain(name)
  }
  await staff.delete(`/api/colleges/${id}`)
})
