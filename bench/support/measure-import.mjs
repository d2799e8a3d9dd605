import fs from 'node:fs'
import path from 'node:path'
import { announced, PlainProblem } from '../../scripts/lib/messages.mjs'
import { inProject } from '../../scripts/lib/project.mjs'

/** A row may cost a tenth of a record created by itself. */
const shareOfCreate = 0.1
/** In megabytes, garbage left out. */
const extraMemory = 40
const limitSeconds = 900

/**
 * Runs one of the import timings inside the product's own modules, on the database of the bench.
 * @param timing `{ file, noun }`: the beginning of the timing's file name, and what a row is
 * @returns the rows of the table
 */
export async function measureImport({ databaseUrl, groups, environment, folder }, { file, noun }) {
  const output = path.join(folder, `${file}.json`)
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs')
  const { code, output: words } = await announced(`Importing, one ${noun} a row`, () =>
    groups.run('import', process.execPath, [vitest, 'run', '--config', inProject('bench', 'vitest.config.ts'), file], {
      env: { ...environment, DATABASE_URL: databaseUrl, JOBS: 'off', BENCH_OUTPUT: output },
      limitSeconds,
    }),
  )
  if (code !== 0) throw new PlainProblem('The import could not be timed: see below.', words)
  const { created, imported, fewPeak, manyPeak } = JSON.parse(fs.readFileSync(output, 'utf8'))
  return [
    { what: `one ${noun} imported`, ours: imported, reference: created, unit: 'ms', limit: shareOfCreate },
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
