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

/** The whole run, including the build, must end within 25 minutes: no bench starts after this. */
const LAST_BEGINNING_MINUTES = 22
/** A bench that can use less time must end by this. */
const END_MINUTES = 24
const MINUTE = 60_000

/** `--only=name,name` runs just these and does not write the results; so does a bare name. */
function wantedBenches(args) {
  const names = args.flatMap((argument) => argument.replace(/^--only=/, '').split(','))
  const wanted = names.length > 0 ? benches.filter(({ name }) => names.some((asked) => name.includes(asked))) : benches
  if (wanted.length === 0) {
    throw new PlainProblem(`No bench matches: there are ${benches.map(({ name }) => name).join(', ')}.`)
  }
  return { wanted, isWhole: names.length === 0 }
}

/** One line per measurement: ours, the reference, their ratio or difference, and whether it is within the limit. */
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
  // Fifty people have fifty addresses, as behind a proxy.
  const environment = { ...testEnvironment(folder), TRUSTED_PROXIES: '1' }
  const database = await startTestDatabase(groups, folder)
  const machine = await machineOf(database.server)
  const site = await startSeededSite(groups, { database, environment, name: 'bench' })
  const results = []
  for (const { name, why, minutes = END_MINUTES } of wanted) {
    const benchBegun = Date.now()
    const ends = Math.min(benchBegun + minutes * MINUTE, begun + END_MINUTES * MINUTE)
    const endsBy = isWhole ? ends : Number.POSITIVE_INFINITY
    const bench = await import(pathToFileURL(inProject('bench', `${name}.mjs`)).href)
    const result = { name, why, title: bench.title }
    say(`\n${bench.title}`)
    if (isWhole && Date.now() - begun > LAST_BEGINNING_MINUTES * MINUTE) result.problem = 'the time was over.'
    else {
      try {
        result.rows = await bench.measure({ ...site, groups, environment, folder, database, endsBy })
        printRows(result.rows)
        say(`  ${((Date.now() - benchBegun) / MINUTE).toFixed(1)} minutes`)
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
