import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from '../checks/installation.mjs'
import { say } from '../messages.mjs'
import { runCommand } from '../processes/command.mjs'
import { ensureBuilt } from './seeded-site.mjs'
import { seedTemplate, startTestDatabase, temporaryFolder, testEnvironment } from './test-database.mjs'
import { totalsLine } from './test-totals.mjs'
import { runVitest } from './vitest.mjs'

/**
 * Runs a suite against the production build; each of its files starts its own PostgreSQL, with durable writes, on a
 * copy of a seeded one. Ends with `N passed, N failed`.
 * @param project of vitest.config.ts
 */
export const runLongSuite = (project) =>
  runCommand(async ({ groups, onEnd }) => {
    const filters = process.argv.slice(2)
    await ensureInstalled(groups)
    const folder = temporaryFolder(groups, project)
    onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
    const environment = testEnvironment(folder)
    await ensureBuilt(groups, folder, environment)

    // Filled without durability, then stopped.
    const database = await startTestDatabase(groups, folder)
    const template = await seedTemplate(groups, database, environment)
    await database.stop()

    const total = await runVitest(groups, {
      report: path.join(folder, 'vitest.json'),
      projects: [project],
      filters,
      environment: { ...environment, SITE_TEMPLATE: folder, SITE_TEMPLATE_DATABASE: template },
    })
    say()
    say(totalsLine(total))
    return total.failed > 0 ? 1 : 0
  })
