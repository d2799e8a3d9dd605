import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/checks/installation.mjs'
import { say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { changedFiles } from './lib/tests/changed-files.mjs'
import { startTestDatabase, temporaryFolder, testEnvironment } from './lib/tests/test-database.mjs'
import { totalsLine } from './lib/tests/test-totals.mjs'
import { runVitest } from './lib/tests/vitest.mjs'

/** As many as two cores run in half a minute. */
const MOST_INTEGRATION_FILES = 6
/** Each takes a minute or more by itself. */
const SLOW = [
  'tests/integration/operations/backup.test.ts',
  'tests/integration/authority/endpoints.test.ts',
  'tests/integration/authority/endpoints-second-half.test.ts',
  'tests/integration/authority/screens.test.ts',
  'tests/integration/access/access-matrix.test.ts',
]

await runCommand(async ({ groups, onEnd }) => {
  const { since, files } = changedFiles()
  await ensureInstalled(groups)
  // Parses the project with packages, which are installed only now.
  const { moduleGraph, relatedTests } = await import('./lib/tests/related-tests.mjs')
  const limits = { most: MOST_INTEGRATION_FILES, slow: SLOW }
  // The module that reads the first content stands in for its files.
  const changed = files.map((file) => (file.startsWith('content/') ? 'src/seed/files/read-content.ts' : file))
  const { unit, integration, left } = relatedTests(moduleGraph(), new Set(changed), limits)
  say(`${files.length} files changed since ${since}: ${unit.length} unit and ${integration.length} integration files.`)
  if (left.length > 0) say(`Not now, for npm test: ${left.join(', ')}`)
  if (unit.length + integration.length === 0) {
    say(totalsLine({ passed: 0, failed: 0, skipped: 0 }))
    return 0
  }

  const folder = temporaryFolder(groups, 'quick', { inMemory: true })
  onEnd(() => fs.rmSync(folder, { recursive: true, force: true }))
  const database = integration.length > 0 ? await startTestDatabase(groups, folder) : undefined
  const total = await runVitest(groups, {
    report: path.join(folder, 'vitest.json'),
    projects: [...(unit.length > 0 ? ['unit'] : []), ...(database ? ['integration'] : [])],
    filters: [...unit, ...integration],
    environment: { ...testEnvironment(folder), TEST_DATABASE_SERVER: database?.server },
  })
  say()
  say(totalsLine(total))
  return total.failed > 0 ? 1 : 0
})
