import { inProject } from '../project.mjs'

/**
 * Runs Vitest, which leaves its JSON report in `report`.
 * @returns its exit code
 */
export async function runVitest(groups, { report, projects, filters, environment }) {
  const { code } = await groups.run(
    'vitest',
    process.execPath,
    [
      inProject('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--passWithNoTests',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env: { ...environment, NODE_ENV: 'test' }, show: true },
  )
  return code
}
