import fs from 'node:fs'
import type { TestProject } from 'vitest/node'
import { ProcessGroups } from '../../scripts/lib/processes/process-groups.mjs'
import { startTestDatabase, temporaryFolder } from '../../scripts/lib/tests/test-database.mjs'

/** `npm test` brings a server; a single file run by hand or from an editor gets one of its own. */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_SERVER) {
    project.provide('databaseServer', process.env.TEST_DATABASE_SERVER)
    return
  }
  const groups = new ProcessGroups()
  const folder = temporaryFolder(groups, 'vitest', { inMemory: true })
  const { server } = await startTestDatabase(groups, folder)
  project.provide('databaseServer', server)
  return async () => {
    await groups.stopAll()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}
