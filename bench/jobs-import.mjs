import fs from 'node:fs'
import path from 'node:path'
import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { inProject } from '../scripts/lib/project.mjs'

export const title = 'Import of 100,000 vacancies against one payload.create per row'

const shareOfCreate = 0.1
const extraMemory = 200

/** Measures the import inside the product's own modules, on the database of the bench. */
export async function measure({ databaseUrl, groups, environment, folder }) {
  const output = path.join(folder, 'jobs-import.json')
  const { code, output: words } = await announced('Importing vacancies', () =>
    groups.run(
      'import',
      process.execPath,
      [
        inProject('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--config',
        inProject('bench', 'vitest.config.ts'),
        'jobs-import',
      ],
      { env: { ...environment, DATABASE_URL: databaseUrl, JOBS: 'off', BENCH_OUTPUT: output }, limitSeconds: 600 },
    ),
  )
  if (code !== 0) throw new PlainProblem('The import could not be timed: see below.', words)
  const { created, imported, fewPeak, manyPeak } = JSON.parse(fs.readFileSync(output, 'utf8'))
  return [
    { what: 'one vacancy imported', ours: imported, reference: created, unit: 'ms', limit: shareOfCreate },
    {
      what: 'memory for 100,000 rows against 1,000',
      ours: manyPeak,
      reference: fewPeak,
      unit: 'MB',
      difference: true,
      limit: extraMemory,
    },
  ]
}
