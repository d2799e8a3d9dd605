import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../project.mjs'

/** Totals without any test; `failures` names each failed test and the first line of its error. */
export const none = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] })

const readReport = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const failureLine = (names, message = '') =>
  `${names.filter(Boolean).join(' › ')}\n    ${message.split('\n', 1)[0]}`.trimEnd()

const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(projectRoot, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failureLine([file], message)]
    return failed.map((test) => failureLine([file, ...test.ancestorTitles, test.title], test.failureMessages[0]))
  })

const playwrightFailures = ({ suites, specs }, file) => [
  ...(specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => failureLine([file, spec.title], spec.tests[0]?.results[0]?.error?.message)),
  ...(suites ?? []).flatMap((suite) => playwrightFailures(suite, suite.file)),
]

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
    failures: vitestFailures(report),
  }
}

/** Totals of Playwright's JSON report; a test that passes on its retry, which only CI allows, has passed. */
export function playwrightTotals(file) {
  const report = readReport(file)
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  const failures = [...playwrightFailures(report), ...report.errors.map(({ message }) => failureLine([message]))]
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, failures }
}

/** A run that failed without a failed test (a broken set-up, for example) counts as one failure. */
export const withExitCode = (totals, code) =>
  code !== 0 && totals.failed === 0
    ? { ...totals, failed: 1, failures: [`exit code ${code} without a failed test: see its own words above`] }
    : totals

/** Sums totals. */
export function addTotals(parts) {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
      failures: [...sum.failures, ...(part.failures ?? [])],
    }),
    none(),
  )
}

/** Last line of a test run: `412 passed, 0 failed`, with skipped ones if any. */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? ` (${skipped} skipped)` : ''}`
