import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { requireFreeSpace } from './lib/database/data-directory.mjs'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { inProject } from './lib/project.mjs'
import { startSeededSite } from './lib/tests/seeded-site.mjs'
import { startTestDatabase, temporaryFolder, testEnvironment } from './lib/tests/test-database.mjs'

function benchFiles(filters) {
  const all = fs
    .readdirSync(inProject('bench'))
    .filter((file) => file.endsWith('.mjs'))
    .sort()
  const files = filters.length > 0 ? all.filter((file) => filters.some((filter) => file.includes(filter))) : all
  if (files.length === 0) throw new PlainProblem(`No bench matches: there are ${all.join(', ')}.`)
  return files
}

const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** One line per measurement: ours, the reference, their ratio or difference, and whether the limit holds. */
function printRows(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const { what, ours, reference, unit, difference, limit } of rows) {
    const compared = difference ? ours - reference : ours / reference
    const verdict = limit === undefined ? '' : compared <= limit ? `ok, limit ${limit}` : `TOO MUCH, limit ${limit}`
    const comparison = difference ? `${compared >= 0 ? '+' : ''}${shown(compared)} ${unit}` : `× ${compared.toFixed(2)}`
    say(
      `  ${what.padEnd(width)}  ${shown(ours)} ${unit}  against ${shown(reference)} ${unit}  ${comparison}  ${verdict}`,
    )
  }
  return rows.filter(
    ({ ours, reference, difference, limit }) =>
      limit !== undefined && (difference ? ours - reference : ours / reference) > limit,
  ).length
}

// A bench exports `title` and `measure(site)`, which resolves to rows for the table.
await runCommand(async ({ groups, onEnd }) => {
  const files = benchFiles(process.argv.slice(2))
  await ensureInstalled(groups)
  requireFreeSpace(inProject('.'), 500)
  const folder = temporaryFolder(groups, 'bench')
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  const environment = testEnvironment(folder)
  const database = await startTestDatabase(groups, folder)
  const site = await startSeededSite(groups, { database, environment, name: 'bench' })
  let tooMuch = 0
  for (const file of files) {
    const bench = await import(pathToFileURL(path.join(inProject('bench'), file)).href)
    const rows = await bench.measure({ ...site, groups, environment, folder })
    say(`\n${bench.title}`)
    tooMuch += printRows(rows)
  }
  return tooMuch > 0 ? 1 : 0
})
