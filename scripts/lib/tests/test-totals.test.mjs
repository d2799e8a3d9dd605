import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addTotals, playwrightTotals, totalsLine, withExitCode } from './test-totals.mjs'

test('adds the parts and prints the last line', () => {
  const total = addTotals([
    { passed: 400, failed: 0, skipped: 0 },
    { passed: 12, failed: 1, skipped: 2 },
  ])
  expect(totalsLine(total)).toBe('412 passed, 1 failed (2 skipped)')
  expect(totalsLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
})

test('a run that ended badly without a failed test is a failure', () => {
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(withExitCode({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(withExitCode({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0)
})

test('a browser test that CI had to try twice has passed', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'totals-')), 'playwright.json')
  const stats = { expected: 20, flaky: 1, unexpected: 2, skipped: 3 }
  fs.writeFileSync(file, JSON.stringify({ stats, errors: [{}] }))
  expect(playwrightTotals(file)).toEqual({ passed: 21, failed: 3, skipped: 3 })
  fs.rmSync(path.dirname(file), { recursive: true })
})
