import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessibleDesk, signInNew, toastOf } from '../support/people'
import { uniqueName } from '../support/staff-api'
import { test } from '../support/test'

/** A file as an Indian Excel writes it, and what its owner reads about it. */
const latin = (text: string) => Buffer.from([...text].map((letter) => letter.charCodeAt(0)))

test('a file of vacancies is told of by the rows of the spreadsheet, with old and new values, before and after', async ({
  page,
  context,
}) => {
  await signInNew(context, 'admin')
  const known = uniqueName('Known post')
  const head = 'job_title;location;department;salary;deadline\r\n'
  const first = `${head}${known};Pune;Surgery;10 LPA;2097-05-04\r\n`
  await page.goto('/admin/upload-csv')
  const file = page.getByLabel('CSV file')
  const upload = (name: string, text: string) =>
    // A mark of UTF-8 before bytes of Windows-1252, as some programs write.
    file.setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin(text)]),
    })
  await upload('first.csv', first)
  await page.getByRole('button', { name: 'Import 1 vacancy' }).click()
  await expect(toastOf(page, 'Successfully processed first.csv!')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()

  const lines = [
    `${known};Pune;Surgery;12 LPA;15-Jan-97`,
    ';;;;',
    `"Caf\u00e9\r\npost";Pune;Surgery;;03/04/97`,
    'Kept number;Pune;Surgery;;72686',
    'Late post;Pune;Surgery;;soon',
  ]
  await upload('second.csv', `${head}${lines.join('\r\n')}\r\n`)
  const errors = page.getByRole('region', { name: 'What is wrong, and what would be right' })
  await expect(errors.getByRole('row').filter({ hasText: 'Late post' })).toContainText(
    /6.*deadline.*soon.*31\/12\/2026/,
  )
  const readings = page.getByRole('region', { name: 'Understood as' })
  await expect(readings.getByRole('row').filter({ hasText: 'Café' })).toContainText(/4.*03\/04\/97.*3 April 2097/s)
  await expect(readings.getByRole('row').filter({ hasText: 'Kept number' })).toContainText(/5.*72686.*1 January 2099/)
  const changes = page.getByRole('region', { name: 'What will be changed' })
  await expect(changes.getByRole('row').filter({ hasText: 'salary' })).toContainText(/2.*10 LPA.*12 LPA/)
  await expect(changes.getByRole('row').filter({ hasText: 'deadline' })).toContainText('15 Jan 2097')
  await expect(page.getByText('Will be created').first()).toBeVisible()
  await expectAccessibleDesk(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this report as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('report-of-second.csv')
  const report = await readFile(await download.path(), 'utf8')
  expect(report).toContain('6,Error,Late post,deadline,soon,')
  expect(report).toContain(`2,Will be changed,${known},salary,,,10 LPA,12 LPA`)

  await page.getByRole('button', { name: 'Import the 3 good rows and leave the others out' }).click()
  await expect(toastOf(page, 'Successfully processed second.csv!')).toBeVisible()
  await expect(page.getByText('Will be created')).toHaveCount(0)
})
