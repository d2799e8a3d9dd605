import { expect } from '@playwright/test'
import { choiceListMessages as kept } from '@/features/choice-lists/messages.hi'
import { choiceMessages as list } from '@/features/cut-offs/choices/messages.hi'
import { withRecords } from '../support/members'
import { signInAs } from '../support/people'
import { uniqueName } from '../support/staff-api'
import { test } from '../support/test'

const records = withRecords()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: javaScriptEnabled ? '@long' : [] }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('in Hindi a list of 25 is made from a rank, ordered, replayed, kept, locked, and shared with a parent who comments', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000)
      const { email } = await records.member('suchi')
      await signInAs(page.context(), email)
      await page.goto('/hi/my-list?rank=13800&state=Bihar&category=obc&own=BC&of=mcc')
      const offered = page.locator('input[name=seat][value^="mcc/"]')
      for (let at = 0; at < 25; at++) await offered.nth(at).check()
      await page.getByRole('button', { name: list.suggestions.add }).click()
      const rows = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^${list.takeOut}`) }) })
      await expect(rows).toHaveCount(25)
      const second = await rows.nth(1).getByRole('heading').textContent()
      await page.getByRole('button', { name: list.up(second ?? '') }).click()
      await expect(rows.first().getByRole('heading')).toHaveText(second ?? '')
      await expect(page.getByRole('region', { name: list.replay.title })).toContainText('2025')

      const name = uniqueName('सूची')
      await page.getByLabel(kept.keep.name).fill(name)
      await page.getByRole('button', { name: kept.keep.submit, exact: true }).click()
      await expect(page.getByText(kept.keep.isSaved(name), { exact: true })).toBeVisible()
      await page.getByRole('link', { name: kept.keep.manage }).click()
      await page.getByRole('button', { name: kept.lock.submit }).click()
      await expect(page.getByText(kept.lock.same)).toBeVisible()
      await page.getByRole('radio', { name: kept.share.modes.comment }).check()
      await page.getByRole('button', { name: kept.share.submit }).click()
      const link = await page.getByRole('link', { name: /my-list\/shared/ }).getAttribute('href')
      expect(link).toContain('/hi/my-list/shared')

      const parent = await (await browser.newContext({ javaScriptEnabled })).newPage()
      await parent.goto(link ?? '')
      await expect(parent.getByRole('heading', { level: 1, name })).toBeVisible()
      await parent.getByLabel(kept.comments.name).fill('पापा')
      await parent.getByLabel(kept.comments.text).fill('घर के पास वाला ऊपर रखो।')
      await parent.getByRole('button', { name: kept.comments.submit }).click()
      await expect(parent.getByText('घर के पास वाला ऊपर रखो।')).toBeVisible()
      expect(await parent.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await parent.context().close()
      await page.reload()
      await expect(page.getByText('घर के पास वाला ऊपर रखो।')).toBeVisible()
    })
  })
}
