import { expect } from '@playwright/test'
import { signInNew } from '../support/people'
import { test } from '../support/test'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('what is ticked in an answer goes to the list, and more is added from any place of the screen', async ({
      page,
    }) => {
      await page.goto('/predictor?rank=13800&state=Bihar&category=obc&own=BC')
      const row = page.getByRole('article').filter({ hasText: 'State quota of Bihar' }).first()
      const [name = ''] = await row.getByRole('heading').allTextContents()
      await row.getByLabel('My list').check()
      await page.getByRole('button', { name: 'Add the ticked to my list' }).first().click()
      // The list that is open is the one that has a choice.
      await expect(page.getByRole('heading', { level: 2, name: /: 1 choice/ })).toContainText('UGMAC')
      const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Take out/ }) })
      await expect(rows.getByRole('heading')).toHaveText([name])
      await page.getByText('Add to the list').click()
      const offered = page.getByRole('group', { name: 'Possible' }).getByRole('checkbox')
      await offered.first().check()
      const add = page.getByRole('button', { name: 'Add the ticked' })
      await expect(add).toBeInViewport({ ratio: 1 })
      await add.click()
      await expect(rows).toHaveCount(2)
    })

    test('a family makes a list from its rank, orders it, and sees where it would have landed', async ({ page }) => {
      await page.goto('/predictor?rank=13800&state=Bihar&category=obc&own=BC')
      await page.getByRole('link', { name: 'Make a choice list' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My choice list' })).toBeVisible()
      await expect(page.getByText('Your list is empty.')).toBeVisible()
      const likely = page.getByRole('group', { name: 'Likely' }).getByRole('checkbox')
      const possible = page.getByRole('group', { name: 'Possible' }).getByRole('checkbox')
      await possible.nth(0).check()
      await possible.nth(1).check()
      await likely.nth(0).check()
      await page.getByRole('button', { name: 'Add the ticked' }).click()

      const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Take out/ }) })
      await expect(rows).toHaveCount(3)
      const names = async () => rows.getByRole('heading').allInnerTexts()
      const [first, second, third] = await names()
      // The likely one comes first, as the page offers it; what stands below it is hardly reached, which is said once.
      await expect(page.getByText('Number 1 is likely.')).toHaveCount(1)
      await page.getByRole('button', { name: `Move up: ${second}` }).click()
      await expect(rows.getByRole('heading')).toHaveText([second, first, third].map(String))
      await page.getByRole('button', { name: `Move down: ${first}` }).click()
      await expect(rows.getByRole('heading')).toHaveText([second, third, first].map(String))
      const up = page.getByRole('button', { name: `Move up: ${first}` })
      await up.click()
      await expect(rows.getByRole('heading')).toHaveText([second, first, third].map(String))
      await expect(up).toBeFocused()
      await page.getByRole('button', { name: `Move down: ${first}` }).click()
      await expect(rows.getByRole('heading')).toHaveText([second, third, first].map(String))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      if (javaScriptEnabled) {
        const drag = async (from: number, to: number) => {
          const [grip, place] = [rows.nth(from).getByText(String(from + 1), { exact: true }), rows.nth(to)]
          await place.scrollIntoViewIfNeeded()
          const [at, onto] = [await grip.boundingBox(), await place.boundingBox()]
          if (!at || !onto) throw new Error('A row is not drawn')
          await page.mouse.move(at.x + 10, at.y + 10)
          await page.mouse.down()
          await page.mouse.move(onto.x + 10, onto.y + onto.height / 2, { steps: 5 })
          await page.mouse.up()
        }
        await drag(2, 1)
        await expect(rows.getByRole('heading')).toHaveText([second, first, third].map(String))
        await drag(1, 2)
        await expect(rows.getByRole('heading')).toHaveText([second, third, first].map(String))
      }

      // What was changed stays in sight; a note is kept by Enter as well, and by whichever button is pressed.
      await expect(page).toHaveURL(/#choice-2$/)
      await page.getByRole('button', { name: `Add a note: ${third}` }).click()
      await page.getByLabel(`Note: ${third}`).fill('Nearest to home')
      await page.keyboard.press('Enter')
      await expect(rows.nth(1)).toContainText('Nearest to home')
      await page.getByRole('button', { name: `Add a note: ${first}` }).click()
      await page.getByLabel(`Note: ${first}`).fill('Safe')
      await page.getByRole('button', { name: `Entered: ${second}` }).click()
      await expect(rows.nth(2)).toContainText('Safe')
      await expect(page.getByRole('button', { name: `Entered: ${second}` })).toHaveAttribute('aria-pressed', 'true')
      await expect(rows.getByRole('heading')).toHaveText([second, third, first].map(String))

      const replay = page.getByRole('region', { name: 'Where this list would have taken you' })
      await expect(replay).toContainText(/Number \d: /)
      await expect(page.getByText(/^Number \d is likely\./)).toHaveCount(0)

      await page.getByRole('button', { name: `Take out: ${third}` }).click()
      await expect(rows.getByRole('heading')).toHaveText([second, first].map(String))
      const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
      const table = await (await page.request.get(csv ?? '')).text()
      expect(table.split('\n')[1]).toContain(second)
      expect(table.split('\n')[1]).toContain('Yes')
      expect(table.split('\n')[2]).toContain('Safe')

      // What is not known of the fees is counted, not guessed.
      const costs = page.getByRole('region', { name: 'What your first choices cost' })
      await expect(costs.getByText(/^We know the fees of [012] of 2 colleges\./)).toBeVisible()
      await expect(costs.getByRole('term')).toHaveText([String(second), String(first)])

      const offline = await page.getByRole('link', { name: 'Download to read offline' }).getAttribute('href')
      const file = await (await page.request.get(offline ?? '')).text()
      expect(file.length).toBeLessThan(200_000)
      expect(file.indexOf(String(second))).toBeGreaterThan(0)
      expect(file.indexOf(String(first))).toBeGreaterThan(file.indexOf(String(second)))
      expect(file).toContain('Safe')
      expect(file).not.toMatch(/<script|<link|<img/)

      // Whoever has the address has the list.
      await page.goto(page.url())
      await expect(rows.getByRole('heading')).toHaveText([second, first].map(String))
    })
  })
}

test('a list as a file says what of it is not verified, and what is missed', async ({ request }) => {
  const list = 'rank=13800&state=Bihar&category=obc&own=BC&seat=mcc/All+India/patna-medical-college'
  for (const file of ['list.csv', 'list.html']) {
    const text = await (await request.get(`/my-list/${file}?${list}`)).text()
    expect(text).toContain('₹45,000 (our listing, not verified)')
    expect(text).toContain('Missed by more than a fifth.')
  }
})

test('a list that is not the reader’s is no page, with and without script', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL })
    await signInNew(context, 'applicant')
    const page = await context.newPage()
    const answer = await page.goto('/my-list/kept?list=00000000-0000-4000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await context.close()
  }
})

test('a list that nobody can read says so', async ({ page }) => {
  await page.goto('/my-list?rank=13800&state=Bihar&category=open&seat=%3Cb%3E&seat=mcc/All+India/no-such-college&up=7')
  await expect(page.getByText('1 choice was left out')).toBeVisible()
  await expect(page.getByText('We have no page of this college.')).toBeVisible()
})

test('a list of sixty choices with notes in Hindi still answers to its buttons', async ({ page }) => {
  const question = { rank: '3000', is: 'rank', state: 'Bihar', category: 'open', gender: 'male' }
  const note = 'घर के पास है और शुल्क कम है, यह अच्छा है'.slice(0, 40)
  const seats = Array.from({ length: 60 }, (_, nth) => `mcc/All India/a-medical-college-${nth}~x~${note}`)
  const query = new URLSearchParams([...Object.entries(question), ...seats.map((seat) => ['seat', seat])])
  const answer = await page.goto(`/my-list?${query}&up=59`)
  expect(answer?.status()).toBe(200)
  expect(new URL(page.url()).searchParams.getAll('seat')).toEqual([...seats.slice(0, 58), seats[59], seats[58]])
})

test('without a rank the list asks for one and keeps its choices', async ({ page }) => {
  await page.goto('/my-list?seat=mcc/All+India/patna-medical-college')
  await page.getByLabel('NEET rank').fill('2,000')
  await page.getByLabel('Home state').selectOption('Bihar')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Open (General)' })
  await page.getByRole('button', { name: 'Show my colleges' }).click()
  await expect(page.getByRole('link', { name: 'Patna Medical College' })).toBeVisible()
})

test('a list says how far its colleges are from a town, and a place nobody knows is said beside the field', async ({
  page,
}) => {
  await page.goto(
    '/my-list?rank=13800&state=Bihar&category=obc&own=BC&seat=mcc/All+India/patna-medical-college&seat=mcc/All+India/government-medical-college-bettiah',
  )
  await page.getByText('How far is it?').click()
  const field = page.getByLabel('Your town or PIN code')
  await field.fill('Atlantis')
  await page.getByRole('button', { name: 'Show distances' }).click()
  await expect(page.getByText('We do not know this place.').first()).toBeVisible()
  await expect(field).toHaveValue('Atlantis')
  await field.fill('Patna')
  await page.getByRole('button', { name: 'Show distances' }).click()
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Take out/ }) })
  await expect(rows.filter({ hasText: 'Patna Medical College' })).toContainText('less than 10 km from Patna')
  await page.getByRole('button', { name: 'Move up: Government Medical College, Bettiah' }).click()
  await expect(rows.first()).toContainText('Bettiah')
  await expect(rows.filter({ hasText: 'Patna Medical College' })).toContainText('less than 10 km from Patna')
})

test('a list of 25 prints on two pages', async ({ page }) => {
  const question = '/my-list?rank=13800&state=Bihar&category=obc&own=BC&of=mcc'
  await page.goto(question)
  const seats = await page
    .locator('input[name=seat]')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
  const chosen = seats.filter((seat) => seat.startsWith('mcc/')).slice(0, 25)
  expect(chosen).toHaveLength(25)
  await page.goto(question + chosen.map((seat) => `&seat=${encodeURIComponent(seat)}`).join(''))
  const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
