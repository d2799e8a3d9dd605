import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { ensureBuilt } from './lib/tests/seeded-site.mjs'
import { seedTemplate, startTestDatabase, temporaryFolder, testEnvironment } from './lib/tests/test-database.mjs'
import { totalsLine, vitestTotals, withExitCode } from './lib/tests/test-totals.mjs'
import { runVitest } from './lib/tests/vitest.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const filters = process.argv.slice(2)
  await ensureInstalled(groups)
  const folder = temporaryFolder(groups, 'faults')
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  const environment = testEnvironment(folder)
  await ensureBuilt(groups, folder, environment)

  // Filled fast, then stopped: each file starts a PostgreSQL of its own, which writes durably, on a copy of it.
  const database = await startTestDatabase(groups, folder)
  const template = await seedTemplate(groups, database, environment)
  await database.stop()

  const report = path.join(folder, 'vitest.json')
  const code = await runVitest(groups, {
    report,
    projects: ['faults'],
    filters,
    environment: { ...environment, FAULTS_TEMPLATE: folder, FAULTS_DATABASE: template },
  })
  const totals = vitestTotals(report)
  if (!totals) throw new PlainProblem('Vitest ended without a report: its own words are above.')
  const total = withExitCode(totals, code)
  say()
  say(totalsLine(total))
  return total.failed > 0 ? 1 : 0
})
