import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleDesk, toastOf } from '../support/people'
import { staff, uniqueName } from '../support/staff-api'
import { test } from '../support/studio-test'

// Each goes through several forms of the studio.
test.slow()

const choose = async (page: Page, field: string, option: string) => {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.locator(`#field-${field} input`).first().fill(option)
  await page.locator('.rs__option').getByText(option, { exact: true }).first().click()
}
const publish = (page: Page) => page.locator('#action-save').click()
const isSaved = async (page: Page) => {
  await expect(page.locator('.toast-success, [data-type="success"]').first()).toBeVisible()
  await expect(page.locator('.toast-error, [data-type="error"]')).toHaveCount(0)
}
/** Saves a record again and waits for the answer: the message of the save before it may still be there. */
const publishAgain = async (page: Page, collection: string) => {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes(`/api/${collection}/`),
  )
  await publish(page)
  expect((await answered).status()).toBe(200)
}
const addSpace = async (page: Page) => {
  const field = page.locator('textarea[name], input[type="text"][name]').first()
  await field.fill(`${await field.inputValue()} `)
}
const idOf = async (collection: string, field: string, value: string): Promise<string> =>
  (await (await staff.get(`/api/${collection}?where[${field}][equals]=${value}&depth=0`)).json()).docs[0].id
const idIn = (page: Page, collection: string) => new RegExp(`${collection}/([0-9a-f-]{36})`).exec(page.url())?.[1] ?? ''

test('an editor writes a new guidance page, and takes its lists away again', async ({ editorPage: page, request }) => {
  const words = uniqueName('Beside the Brahmaputra')
  const [course, region] = [await idOf('courses', 'key', 'bhms'), await idOf('regions', 'slug', 'assam')]
  await staff.delete(`/api/guidance-pages?where[course][equals]=${course}&where[region][equals]=${region}`)
  await page.goto('/admin/collections/guidance-pages/create')
  await choose(page, 'course', 'BHMS')
  await choose(page, 'region', 'Assam')
  await page.getByLabel('Introduction').fill(words)
  await publish(page)
  await expect(page).toHaveURL(/guidance-pages\/[0-9a-f-]{36}/)
  expect(await (await request.get('/bhms-in-assam')).text()).toContain(words)

  await page.locator('#field-whyChoose .array-field__add-row').click()
  await page.locator('#field-whyChoose__0__title').fill('A reason')
  await publishAgain(page, 'guidance-pages')
  await page.reload()
  await page.locator('#whyChoose-row-0 .array-actions__button').click()
  await page.locator('.array-actions__remove').click()
  await publishAgain(page, 'guidance-pages')
  const id = idIn(page, 'guidance-pages')
  const { whyChoose } = await (await staff.get(`/api/guidance-pages/${id}`)).json()
  expect(whyChoose).toEqual([])
  await staff.delete(`/api/guidance-pages/${id}?overrideLock=true`)
})

test('an editor saves a new banner, a new college and a course', async ({ editorPage: page }) => {
  const title = uniqueName('Banner')
  await page.goto('/admin/collections/banner-slides/create')
  await page.locator('#field-title').fill(title)
  await publish(page)
  await expect(page).toHaveURL(/banner-slides\/[0-9a-f-]{36}/)
  await staff.delete(`/api/banner-slides/${idIn(page, 'banner-slides')}?overrideLock=true`)

  await page.goto('/admin/collections/colleges/create')
  await page.locator('#field-name').fill(uniqueName('College'))
  await page.locator('#field-location').fill('Gaya')
  await page.locator('#field-state').getByRole('combobox').fill('Bih')
  await page.getByRole('option', { name: 'Bihar', exact: true }).click()
  await publish(page)
  await expect(page).toHaveURL(/colleges\/[0-9a-f-]{36}/)
  await staff.delete(`/api/colleges/${idIn(page, 'colleges')}?overrideLock=true`)

  const course = await idOf('courses', 'key', 'bhms')
  await page.goto(`/admin/collections/courses/${course}`)
  await addSpace(page)
  await publish(page)
  await isSaved(page)
})

test('banners are put in order with the keyboard, the mouse and a finger, and stay on the site', async ({
  editorPage: page,
  request,
}) => {
  const names = ['One', 'Two', 'Three'].map((name) => uniqueName(`Slide ${name}`))
  const ids: string[] = []
  for (const [index, title] of names.entries()) {
    const answer = await staff.post('/api/banner-slides', { data: { title, sortOrder: 900 + index } })
    ids.push((await answer.json()).doc.id)
  }
  await staff.patch(`/api/banner-slides/${ids[0]}?draft=true`, { data: { title: 'Not for visitors yet' } })
  await page.goto('/admin/banners')
  const rows = page.getByRole('listitem').filter({ hasText: 'Slide' })
  const handle = (name = '') => page.getByRole('button', { name: `Drag ${name}` })
  const inOrder = async (wanted: (string | undefined)[]) => {
    await expect(async () => {
      const seen = (await rows.allInnerTexts()).map((text) => names.find((name) => text.includes(name))).filter(Boolean)
      expect(seen).toEqual(wanted)
    }).toPass()
    await expect(async () => {
      const html = await (await request.get('/')).text()
      const places = wanted.map((name) => html.indexOf(name ?? ''))
      expect(Math.min(...places)).toBeGreaterThan(-1)
      expect([...places].sort((one, other) => one - other)).toEqual(places)
    }).toPass()
  }
  await handle(names[2]).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Holding ${names[2]}`)).toBeAttached()
  // The list listens to the arrows only once it has measured its rows.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${names[2]} is now at place`)).toBeAttached({ timeout: 5000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(toastOf(page, 'Saved.')).toBeVisible()
  await inOrder([names[0], names[2], names[1]])

  await dragTo(page, handle(names[0]), handle(names[1]))
  await inOrder([names[2], names[1], names[0]])
  await touchDragTo(page, handle(names[0]), handle(names[2]))
  await inOrder([names[0], names[2], names[1]])
  await page.getByRole('button', { name: `Move ${names[0]} down` }).click()
  await inOrder([names[2], names[0], names[1]])
  await expectAccessibleDesk(page)
  for (const id of ids) await staff.delete(`/api/banner-slides/${id}`)
})

const middleOf = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded()
  const box = await one.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragTo(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 10, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
}

async function touchDragTo(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  // It rests on the handle until that is picked up, so that a list can still be scrolled.
  await expect(from).toHaveAttribute('aria-pressed', 'true')
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', [{ x: end.x, y: start.y + ((end.y - start.y) * step) / 12 }])
  }
  await touch('touchEnd', [])
}

test('what an editor deletes lies in the trash, off the site, and comes back', async ({
  editorPage: page,
  request,
}) => {
  const name = uniqueName('College')
  const data = { name, location: 'Gaya', state: 'Bihar', country: 'India' }
  const { doc } = await (await staff.post('/api/colleges', { data })).json()
  const address = `/colleges/${doc.slug}`
  const status = async () => (await request.get(address)).status()
  expect(await status()).toBe(200)
  await page.goto(`/admin/collections/colleges/${doc.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await expect(page.getByText('Delete permanently')).toHaveCount(0)
  await page.locator('#confirm-action').click()
  await expect(page).toHaveURL(/collections\/colleges(\?.*)?$/)
  expect(await status()).toBe(404)

  await page.goto(`/admin/collections/colleges/trash/${doc.id}`)
  await page.locator('#action-restore').click()
  await expect(page.locator('#restore-as-published')).toBeHidden()
  await page.locator('#confirm-action').click()
  await expect.poll(status).toBe(200)
  await staff.delete(`/api/colleges/${doc.id}?overrideLock=true`)
})
