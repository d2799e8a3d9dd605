import { expect, test } from '@playwright/test'
import { violationsOf } from './support/accessibility'
import { staffApi, uniqueName } from './support/staff-api'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('a date that an editor enters stands in the calendar, on the state’s page, at home and in the feed', async ({
    page,
    baseURL,
  }) => {
    const staff = await staffApi(baseURL ?? '')
    const what = uniqueName('Round 2, choices')
    const { docs } = await (await staff.get('/api/counselling-authorities?where[slug][equals]=bihar')).json()
    const source = await (
      await staff.post('/api/sources', { data: { title: uniqueName('Notice'), kind: 'official', year: '2026' } })
    ).json()
    const date = { authority: docs[0].id, what, startsOn: inDays(2), endsOn: inDays(4), source: source.doc.id }
    const over = { ...date, what: `${what} over`, startsOn: inDays(-6), endsOn: inDays(-5) }
    const made = []
    for (const data of [date, over]) {
      const answer = await staff.post('/api/counselling-dates', { data })
      expect(answer.status()).toBe(201)
      made.push((await answer.json()).doc.id)
    }
    await page.goto('/counselling')
    await page.getByLabel('State').selectOption('bihar')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/state=bihar/)
    await expect(page.locator('#soon')).toContainText(what)
    await expect(page.locator('#authorities li').filter({ hasText: `${what} over` })).toContainText('(over)')
    await page.goto('/mbbs-in-bihar')
    await expect(page.locator('#dates')).toContainText(what)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Next counselling dates' })).toBeVisible()
    const feed = await (await page.request.get('/counselling/bihar/dates.ics')).text()
    expect(feed.replaceAll('\r\n ', '')).toContain(`: ${what.replace(',', '\\,')}`)
    expect(feed).toContain(`UID:${made[0]}@`)
    for (const id of made) await staff.delete(`/api/counselling-dates/${id}`)
    await staff.dispose()
  })
})

test('calendar and authority pass axe', async ({ page }) => {
  for (const address of ['/counselling', '/counselling?state=bihar', '/counselling/mcc']) {
    await page.goto(address)
    expect(await violationsOf(page)).toEqual([])
  }
})

test('an authority that is none is a page that says so', async ({ page }) => {
  expect((await page.goto('/counselling/nobody'))?.status()).toBe(404)
  expect((await page.request.get('/counselling/nobody/dates.ics')).status()).toBe(404)
})
