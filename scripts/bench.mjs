import fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import { benches } from '../bench/rows.mjs'
import { machineOf, writeResults } from './lib/bench/results-file.mjs'
import { inWords, isKept } from './lib/bench/verdict.mjs'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { requireFreeSpace } from './lib/database/data-directory.mjs'
import { explain, Interrupted, PlainProblem, say, warn } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { inProject, projectRoot } from './lib/project.mjs'
import { startSeededSite } from './lib/tests/seeded-site.mjs'
import { startTestDatabase, temporaryFolder, testEnvironment } from './lib/tests/test-database.mjs'

/** The whole run, the build included, is to end within 25 minutes: none of the benches begins after this. */
const LAST_BEGINNING_MINUTES = 22
/** What can do with less time asks for none after this. */
const END_MINUTES = 24
const MINUTE = 60_000

/** `--only=name,name` runs these alone and leaves the written results as they are; a name without it means the same. */
function wantedBenches(args) {
  const names = args.flatMap((argument) => argument.replace(/^--only=/, '').split(','))
  const wanted = names.length > 0 ? benches.filter(({ name }) => names.some((asked) => name.includes(asked))) : benches
  if (wanted.length === 0) {
    throw new PlainProblem(`No bench matches: there are ${benches.map(({ name }) => name).join(', ')}.`)
  }
  return { wanted, isWhole: names.length === 0 }
}

/** One line per measurement: ours, the reference, their ratio or difference, and whether the limit holds. */
function printRows(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const row of rows) {
    const { ours, against, compared, limit, verdict } = inWords(row)
    const words = [ours, ...(against === '–' ? [] : [`against ${against}`, compared]), `${verdict}, ${limit}`]
    say(`  ${row.what.padEnd(width)}  ${words.join('  ')}`)
  }
}

// A bench exports `title` and `measure(site)`, which resolves to rows for the table.
await runCommand(async ({ groups, onEnd }) => {
  const begun = Date.now()
  const { wanted, isWhole } = wantedBenches(process.argv.slice(2))
  await ensureInstalled(groups)
  requireFreeSpace(inProject('.'), 500)
  const folder = temporaryFolder(groups, 'bench')
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  // Fifty people are fifty addresses, as they are behind a proxy.
  const environment = { ...testEnvironment(folder), TRUSTED_PROXIES: '1' }
  const database = await startTestDatabase(groups, folder)
  const machine = await machineOf(database.server)
  const site = await startSeededSite(groups, { database, environment, name: 'bench' })
  const results = []
  for (const { name, why, minutes = END_MINUTES } of wanted) {
    const ends = Math.min(Date.now() + minutes * MINUTE, begun + END_MINUTES * MINUTE)
    const endsBy = isWhole ? ends : Number.POSITIVE_INFINITY
    const bench = await import(pathToFileURL(inProject('bench', `${name}.mjs`)).href)
    const result = { name, why, title: bench.title }
    say(`\n${bench.title}`)
    if (isWhole && Date.now() - begun > LAST_BEGINNING_MINUTES * MINUTE) result.problem = 'the time was over.'
    else {
      try {
        result.rows = await bench.measure({ ...site, groups, environment, folder, database, endsBy })
        printRows(result.rows)
      } catch (error) {
        if (error instanceof Interrupted || groups.isStopping) throw error
        const { sentence, details } = explain(error, projectRoot)
        result.problem = sentence
        warn(`${sentence}\n${details}`)
      }
    }
    results.push(result)
    if (isWhole) writeResults(machine, results)
  }
  const isGood = results.every(({ rows }) => rows?.every((row) => isKept(row) !== false))
  say(`\n${((Date.now() - begun) / MINUTE).toFixed(1)} minutes${isWhole ? ', written to bench/results.md' : ''}`)
  return isGood ? 0 : 1
})
