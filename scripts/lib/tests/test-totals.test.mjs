import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project.mjs'
import { addTotals, playwrightTotals, totalsLine, vitestTotals, withExitCode } from './test-totals.mjs'

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

const reported = (report, totals) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'totals-')), 'report.json')
  fs.writeFileSync(file, JSON.stringify(report))
  const found = totals(file)
  fs.rmSync(path.dirname(file), { recursive: true })
  return found
}

test('a browser test that CI had to try twice has passed', () => {
  const spec = (title, ok) => ({ title, ok, tests: [{ results: [{ error: { message: 'Not seen\n  at line 3' } }] }] })
  const suites = [
    { file: 'home.spec.ts', suites: [{ file: 'home.spec.ts', specs: [spec('flaky', true), spec('bad', false)] }] },
  ]
  const stats = { expected: 20, flaky: 1, unexpected: 2, skipped: 3 }
  expect(reported({ suites, stats, errors: [{ message: 'No browser' }] }, playwrightTotals)).toEqual({
    passed: 21,
    failed: 3,
    skipped: 3,
    failures: ['home.spec.ts › bad\n    Not seen', 'No browser'],
  })
})

test('a failed test is named with the first line of its error, a file that does not load too', () => {
  const name = (file) => path.join(projectRoot, 'src', file)
  const bad = { status: 'failed', ancestorTitles: ['renderings'], title: 'wait', failureMessages: ['Error: 1\n at 2'] }
  const testResults = [
    { name: name('a.test.ts'), status: 'failed', message: '', assertionResults: [bad, { status: 'passed' }] },
    { name: name('b.test.ts'), status: 'failed', message: 'Cannot find c', assertionResults: [] },
  ]
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 }
  expect(reported({ testResults, ...counts }, vitestTotals)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['src/a.test.ts › renderings › wait\n    Error: 1', 'src/b.test.ts\n    Cannot find c'],
  })
})
