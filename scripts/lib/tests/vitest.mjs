import { PlainProblem } from '../messages.mjs'
import { inProject } from '../project.mjs'
import { vitestTotals, withExitCode } from './test-totals.mjs'

/**
 * Runs Vitest, which writes its JSON report to `report`.
 * @returns counts of passed, failed and skipped tests
 */
export async function runVitest(groups, { report, projects, filters, environment }) {
  const { code } = await groups.run(
    'vitest',
    process.execPath,
    [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--passWithNoTests',
      // `integration` includes `integration-alone`.
      ...projects.flatMap((project) => ['--project', `${project}*`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env: { ...environment, NODE_ENV: 'test' }, show: true },
  )
  const totals = vitestTotals(report)
  if (!totals) throw new PlainProblem('Vitest ended without a report: its own words are above.')
  return withExitCode(totals, code)
}
