import { expect } from '@playwright/test'
import { withRecords } from '../support/members'
import { openAs, PASSWORD, signInAs } from '../support/people'
import { restAs, staff } from '../support/staff-api'
import { alive, test } from '../support/test'

const records = withRecords()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('what one person takes off their dashboard stays on that of another who has signed in since', async ({
      page,
    }) => {
      const [own, other, college] = await Promise.all([
        records.member('own'),
        records.member('other'),
        records.college(),
      ])
      const theirs = await restAs(other.email, PASSWORD)
      for (const rest of [theirs, await restAs(own.email, PASSWORD)])
        await rest.post('/api/saved-colleges', { data: { college: college.id } })
      await openAs(page, own.email, '/dashboard')
      const button = page.getByRole('button', { name: college.name })
      await expect(button).toBeVisible()
      await signInAs(page.context(), other.email)
      await button.click()
      await expect(page.getByText(`you have signed in as ${other.email}`).first()).toBeVisible()
      const kept = await theirs.get(`/api/saved-colleges?where[college][equals]=${college.id}`)
      expect((await kept.json()).totalDocs).toBe(1)
    })
  })
}

test('an enquiry filled in from one account is not sent as that of another who has signed in since', async ({
  page,
}) => {
  const [own, other] = await Promise.all([records.member('own'), records.member('other')])
  await openAs(page, own.email, '/contact')
  await alive(page.locator('#message form'))
  const email = page.locator('#message').getByLabel('Email')
  await expect(email).toHaveValue(own.email)
  await page.locator('#message textarea').fill('Which college?')
  await signInAs(page.context(), other.email)
  await page.locator('#message form button[type=submit]').click()
  await expect(page.getByText(`you have signed in as ${other.email}`)).toBeVisible()
  await expect(email).toHaveValue(own.email)
  const sent = await staff.get(`/api/enquiries?where[email][equals]=${own.email}`)
  expect((await sent.json()).totalDocs).toBe(0)
})
