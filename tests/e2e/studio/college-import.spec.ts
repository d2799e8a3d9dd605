import { expect } from '@playwright/test'
import { expectAccessibleDesk, signInNew, toastOf } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test, withheldScript } from '../support/test'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an editor imports colleges, and each is on the site and in the studio at once', async ({
  page,
  context,
  request,
}) => {
  await signInNew(context, 'editor')
  await page.goto('/admin/import-colleges')
  const file = page.getByLabel('CSV file')
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(toastOf(page, 'Please upload a CSV file')).toBeVisible()

  const name = uniqueName('Imported College')
  const slug = name.toLowerCase().replace(/\s/g, '-')
  const fileName = `${slug}.csv`
  const head = 'Name;Location;State;Country;Fees;Courses\r\n'
  const bad = `${head}${name};Janakpur;Madhesh Province;Nepal;"4,50,000";MBBS\r\n;Pune;Goa;;;\r\n${name} B;Pune;Goa;Peru;;Law\r\n`
  await file.setInputFiles(csv(fileName, bad))
  await expect(page.getByRole('row').filter({ hasText: 'Not known: Law.' })).toContainText('courses')
  await expect(page.getByRole('row').filter({ hasText: 'India, Nepal' })).toContainText('4')
  await expect(page.getByRole('button', { name: 'Import the 1 good row and leave the others out' })).toBeVisible()
  await expectAccessibleDesk(page)
  await page.getByRole('button', { name: 'Choose another file' }).click()

  expect((await request.get(`/colleges/${slug}`)).status()).toBe(404)
  await file.setInputFiles(csv(fileName, bad.split('\r\n').slice(0, 2).join('\r\n')))
  await page.getByRole('button', { name: 'Import 1 college' }).click()
  await expect(toastOf(page, `Successfully processed ${fileName}!`)).toBeVisible()
  const shown = await (await request.get(`/colleges/${slug}`)).text()
  // As the site writes the province.
  expect(shown).toContain('Janakpur, Madhesh, Nepal')
  expect(shown).toContain('4,50,000')
  expect(await (await request.get(`/colleges?q=${encodeURIComponent(name)}`)).text()).toContain(`/colleges/${slug}`)

  const { docs } = await (await staff.get(`/api/colleges?where[slug][equals]=${slug}&depth=0`)).json()
  await page.goto(`/admin/collections/colleges/${docs[0].id}`)
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue(name)
  await page.goto(`/admin/collections/colleges/${docs[0].id}/versions`)
  await expect(page.getByRole('row').filter({ hasText: 'On the site now' })).toHaveCount(1)
})

test('a second file changes the college, and renames it when it gives a new address', async ({
  page,
  context,
  request,
}) => {
  await signInNew(context, 'editor')
  const name = uniqueName('Moved College')
  const data = { name, location: 'Gaya', state: 'Bihar', country: 'India', courses: ['MBBS'], status: 'Active' }
  const { doc } = await (await staff.post('/api/colleges', { data })).json()
  expect((await request.get(`/colleges/${doc.slug}`)).status()).toBe(200)

  await page.goto('/admin/import-colleges')
  const text = `slug,name,location,state,seats\n${doc.slug}-new,${name},Gaya,Bihar,175\n`
  await page.getByLabel('CSV file').setInputFiles(csv('moved.csv', text))
  const firstRows = page.getByRole('region', { name: 'First rows' })
  await expect(firstRows.getByRole('row').filter({ hasText: name })).toContainText('Will be changed')
  const changes = page.getByRole('region', { name: 'What will be changed' })
  await expect(changes.getByRole('row').filter({ hasText: 'slug' })).toContainText(`${doc.slug}-new`)
  await expect(changes.getByRole('row').filter({ hasText: 'seats' })).toContainText(/empty.*175/)
  await page.getByRole('button', { name: 'Import 1 college' }).click()
  await expect(toastOf(page, 'Successfully processed moved.csv!')).toBeVisible()
  const old = await request.get(`/colleges/${doc.slug}`, { maxRedirects: 0 })
  expect(old.status()).toBe(308)
  expect(old.headers().location).toContain(`/colleges/${doc.slug}-new`)
  expect(await (await request.get(`/colleges/${doc.slug}-new`)).text()).toContain('175')

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await page.getByLabel('CSV file').setInputFiles(csv('moved.csv', text))
  await expect(page.getByText('Every row of this file is on the site already.')).toBeVisible()
})

test('a file that is chosen before the script of the page has come is read', async ({ page, context }) => {
  await signInNew(context, 'editor')
  const letScriptCome = await withheldScript(page)
  await page.goto('/admin/import-colleges', { waitUntil: 'commit' })
  const name = uniqueName('Early College')
  await page.getByLabel('CSV file').setInputFiles(csv('early.csv', `name,location,state\n${name},Gaya,Bihar\n`))
  letScriptCome()
  await expect(page.getByRole('button', { name: 'Import 1 college' })).toBeVisible()
})
