import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { explain, Interrupted, PlainProblem, say, warn } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { projectRoot } from './lib/project.mjs'
import { runAttackTests } from './lib/tests/attack-tests.mjs'
import { runEndToEndTests } from './lib/tests/end-to-end-tests.mjs'
import { startTestDatabase, temporaryFolder, testEnvironment } from './lib/tests/test-database.mjs'
import { addTotals, totalsLine } from './lib/tests/test-totals.mjs'
import { runVitest } from './lib/tests/vitest.mjs'

const QUICK_ATTACK = 400
/** The same requests each time, so that a run tells of the change; `npm run test:attack` makes new ones. */
const QUICK_SEED = 'aa11bb22'
/** Of what the sites of these tests load first. */
const quickPasswords = new URL('lib/tests/quick-passwords.mjs', import.meta.url).href
const kinds = ['unit', 'integration', 'e2e']

function readArguments() {
  const given = process.argv.slice(2)
  const only = given
    .filter((argument) => argument.startsWith('--only='))
    .flatMap((argument) => argument.slice(7).split(','))
  const unknown = only.find((kind) => !kinds.includes(kind))
  if (unknown)
    throw new PlainProblem(`--only=${unknown} is not known: use ${kinds.join(', ')}, or leave it out for all.`)
  return {
    wanted: only.length > 0 ? only : kinds,
    isLong: given.includes('--long'),
    filters: given.filter((argument) => argument !== '--long' && !/^--(only|seed)=/.test(argument)),
    seed: given.find((argument) => argument.startsWith('--seed='))?.slice(7) ?? QUICK_SEED,
  }
}

await runCommand(async ({ groups, onEnd }) => {
  const { wanted, isLong, filters, seed } = readArguments()
  await ensureInstalled(groups)
  const folder = temporaryFolder(groups, 'test', { inMemory: true })
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  // Read by the configurations of Vitest and Playwright, and by the crawl of the pages.
  const environment = { ...testEnvironment(folder), TEST_LONG: isLong ? '1' : '' }
  const totals = []
  const part = async (name, run) => {
    try {
      totals.push(await run())
    } catch (error) {
      if (error instanceof Interrupted) throw error
      const { sentence, details } = explain(error, projectRoot)
      warn(`\n${name}: ${sentence}${details ? `\n\n${details}` : ''}`)
      totals.push({ passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${sentence}`] })
    }
  }

  let database
  if (wanted.some((kind) => kind !== 'unit')) {
    await part('Test database', async () => {
      database = await startTestDatabase(groups, folder)
      return { passed: 0, failed: 0, skipped: 0 }
    })
  }
  const kindsOfVitest = wanted.filter((kind) => kind === 'unit' || (kind === 'integration' && database))
  const projects = isLong ? kindsOfVitest.filter((kind) => kind === 'integration').map(() => 'long') : kindsOfVitest
  if (projects.length > 0) {
    const vitestEnvironment = { ...environment, TEST_DATABASE_SERVER: database?.server }
    const report = path.join(folder, 'vitest.json')
    await part('Vitest', () => runVitest(groups, { report, projects, filters, environment: vitestEnvironment }))
  }
  if (wanted.includes('e2e') && database) {
    const quick = {
      ...environment,
      NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --import=${quickPasswords}`.trim(),
    }
    await part('End-to-end tests', () => runEndToEndTests(groups, { database, environment: quick, filters }))
    const numbers = Array.from({ length: QUICK_ATTACK }, (_, index) => index + 1)
    const attacks = !isLong && (filters.length === 0 || filters.some((filter) => 'attack'.includes(filter)))
    if (attacks) await part('Attack', () => runAttackTests(groups, { database, environment: quick, seed, numbers }))
  }
  const total = addTotals(totals)
  // Again at the end: their own reports are far up, or cut off.
  if (total.failures.length > 0) say(`\nFailed:\n${total.failures.map((failure) => `  ${failure}`).join('\n')}`)
  say()
  say(totalsLine(total))
  return total.failed > 0 ? 1 : 0
})
