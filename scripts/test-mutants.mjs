import fs from 'node:fs'
import path from 'node:path'
import { faults } from '../tests/mutants/faults.mjs'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { inProject } from './lib/project.mjs'
import { noticedFaults } from './lib/tests/noticed-faults.mjs'
import { temporaryFolder } from './lib/tests/test-database.mjs'
import { addTotals, totalsLine } from './lib/tests/test-totals.mjs'

const kinds = ['rules', 'faults']
const REPORT = inProject('.data', 'mutants.json')

/** `--only=rules` or `--only=faults` runs one half; other words select faults whose name contains one of them. */
function readArguments() {
  const given = process.argv.slice(2)
  const only = given.find((argument) => argument.startsWith('--only='))?.slice(7)
  if (only && !kinds.includes(only)) throw new PlainProblem(`--only=${only} is not known: use ${kinds.join(' or ')}.`)
  return { wanted: only ? [only] : kinds, words: given.filter((argument) => !argument.startsWith('--')) }
}

/** Mutates the pure rules with Stryker. Fails below the score set in its configuration. */
async function runRules(groups) {
  const stryker = inProject('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const configuration = inProject('tests', 'mutants', 'stryker.config.mjs')
  const { code } = await groups.run('stryker', process.execPath, [stryker, 'run', configuration], { show: true })
  for (const [file, { mutants, source }] of Object.entries(JSON.parse(fs.readFileSync(REPORT, 'utf8')).files)) {
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue
      const line = source.split('\n')[location.start.line - 1].trim()
      say(`${file}:${location.start.line} ${mutatorName} → ${replacement ?? ''}   ${line}`)
    }
  }
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

await runCommand(async ({ groups, onEnd }) => {
  const { wanted, words } = readArguments()
  await ensureInstalled(groups)
  const folder = temporaryFolder(groups, 'mutants', { inMemory: true })
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  const totals = []
  if (wanted.includes('rules')) totals.push(await runRules(groups))
  if (wanted.includes('faults')) {
    const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    totals.push(await noticedFaults(groups, { faults: chosen, folder: path.join(folder, 'copy'), home: folder }))
  }
  const total = addTotals(totals)
  say()
  say(totalsLine(total))
  return total.failed > 0 ? 1 : 0
})
