import { expect, type Page } from '@playwright/test'
import { applications } from '../support/applications'
import { mailTo } from '../support/mailbox'
import { expectAccessibleDesk, toastOf } from '../support/people'
import { staff } from '../support/staff-api'
import { test } from '../support/studio-test'
import { alive } from '../support/test'

/** The board of applications: cards dragged and moved by keys, through the same question as every other move. */
const stageOf = async (id: string) => (await (await staff.get(`/api/job-applications/${id}?depth=0`)).json()).status
const column = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })

/** Drags a card by its text into the column of another stage. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  const [from, over] = [
    await page.getByRole('link', { name, exact: true }).locator('..').boundingBox(),
    await column(page, to).boundingBox(),
  ]
  if (!from || !over) throw new Error('The board is not on the screen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8)
  await page.mouse.down()
  await page.mouse.move(over.x + over.width / 2, over.y + 60, { steps: 12 })
  await page.mouse.up()
}

test('a card is dragged to another stage, which asks first and moves nothing when it is left', async ({
  adminPage: page,
}) => {
  const { job, people } = await applications(1)
  const [one] = people
  if (!one) throw new Error('Nobody applied')
  await page.goto(`/admin/applications?job=${job.id}&view=board`)
  await alive(handle(page, one.fullName))
  await expectAccessibleDesk(page)

  await drag(page, one.fullName, 'Interview')
  const dialog = page.getByRole('dialog', { name: 'Move this application to Interview?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await stageOf(one.id)).toBe('applied')

  await drag(page, one.fullName, 'Shortlisted')
  await page.getByRole('dialog').getByRole('button', { name: 'Move and send the mail' }).click()
  await expect(toastOf(page, 'Moved.')).toBeVisible()
  await expect(column(page, 'Shortlisted 1').getByRole('link', { name: one.fullName })).toBeVisible()
  expect(await stageOf(one.id)).toBe('shortlisted')
  await mailTo(one.email, /shortlisted/i)
})

test('the arrow keys carry a card from stage to stage, out of sight too, and never into the applicant’s own', async ({
  adminPage: page,
}) => {
  const { job, people } = await applications(1)
  const [one] = people
  if (!one) throw new Error('Nobody applied')
  await page.goto(`/admin/applications?job=${job.id}&view=board`)
  await alive(handle(page, one.fullName))
  const said = (stage: string) => page.getByText(`${one.fullName} is over ${stage}.`)
  const carry = async (stages: string[]) => {
    await handle(page, one.fullName).focus()
    await page.keyboard.press('Space')
    await expect(said('Applied')).toBeAttached()
    // The library listens to arrow keys from its next turn on; nobody presses two keys within one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    for (const stage of stages) {
      await page.keyboard.press('ArrowRight')
      await expect(said(stage)).toBeAttached()
    }
    await page.keyboard.press('Space')
  }
  const [, ...stages] = ['Applied', 'Shortlisted', 'Interview', 'Offered', 'Hired', 'Not selected', 'Withdrawn']
  await carry(stages)
  await expect(toastOf(page, 'Only the applicant can withdraw.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await carry(stages.slice(0, 5))
  const dialog = page.getByRole('dialog', { name: 'Move this application to Not selected?' })
  await expect(dialog.getByLabel('Subject')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(handle(page, one.fullName)).toBeFocused()

  // A colleague is faster: the drop asks as every other move does.
  const seen = [{ id: one.id, steps: 1 }]
  const plan = await staff.post('/api/job-applications/preview-move', { data: { seen, stage: 'shortlisted' } })
  const { mailText, digest } = await plan.json()
  const moved = { seen, stage: 'shortlisted', ...mailText, digest, isMailed: false }
  expect((await staff.post('/api/job-applications/move', { data: moved })).ok()).toBe(true)
  await carry(stages.slice(0, 2))
  await expect(page.getByRole('dialog').getByText('Since this page was read:')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it' }).click()
  expect(await stageOf(one.id)).toBe('shortlisted')
})
