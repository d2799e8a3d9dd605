import fs from 'node:fs'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { requireFreeSpace } from './lib/database/data-directory.mjs'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { inProject } from './lib/project.mjs'
import { freshSeed, runAttackTests } from './lib/tests/attack-tests.mjs'
import { startTestDatabase, temporaryFolder, testEnvironment } from './lib/tests/test-database.mjs'
import { totalsLine } from './lib/tests/test-totals.mjs'

const COUNT = 10_500
const MAX = 100_000

/** `--seed=…` repeats the same requests, `--count=…` sets how many, `--only=…` sends the one with that number. */
function readArguments() {
  const options = { seed: freshSeed(), count: String(COUNT), only: undefined }
  for (const argument of process.argv.slice(2)) {
    const [, name, value] = /^--(seed|count|only)=(.+)$/.exec(argument) ?? []
    if (!name) throw new PlainProblem(`${argument} is not known: use --seed=…, --count=… or --only=….`)
    options[name] = value
  }
  const number = Number(options.only ?? options.count)
  if (!Number.isInteger(number) || number < 1 || number > MAX) {
    throw new PlainProblem(`--${options.only ? 'only' : 'count'} must be a whole number from 1 to ${MAX}.`)
  }
  const numbers = options.only ? [number] : Array.from({ length: number }, (_, index) => index + 1)
  return { seed: options.seed, numbers }
}

await runCommand(async ({ groups, onEnd }) => {
  const { seed, numbers } = readArguments()
  await ensureInstalled(groups)
  requireFreeSpace(inProject('.'), 500)
  const folder = temporaryFolder(groups, 'attack', { inMemory: true })
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  const environment = testEnvironment(folder)
  const database = await startTestDatabase(groups, folder)
  const totals = await runAttackTests(groups, { database, environment, seed, numbers })
  say()
  say(totalsLine(totals))
  return totals.failed > 0 ? 1 : 0
})
