import fs from 'node:fs'

/** Totals without any test. */
export const none = () => ({ passed: 0, failed: 0, skipped: 0 })

const readReport = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Totals of Vitest's JSON report; a test file that fails to load counts as one failure. */
export function vitestTotals(file) {
  const report = readReport(file)
  if (!report) return undefined
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** Totals of Playwright's JSON report; a test that passes on its retry, which only CI allows, has passed. */
export function playwrightTotals(file) {
  const report = readReport(file)
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

/** A run that failed without a failed test (a broken set-up, for example) counts as one failure. */
export const withExitCode = (totals, code) => (code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals)

/** Sums totals. */
export function addTotals(parts) {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    none(),
  )
}

/** Last line of a test run: `412 passed, 0 failed`, with skipped ones if any. */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? ` (${skipped} skipped)` : ''}`
