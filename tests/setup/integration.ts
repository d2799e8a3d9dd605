import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import { hashQuickly } from '../../scripts/lib/tests/quick-passwords.mjs'
import { cloneTemplate, dropDatabase, testSecrets } from '../../scripts/lib/tests/test-database.mjs'
import { startAfresh } from './fresh-file'

startAfresh()
hashQuickly()
// Every file gets a migrated, empty database and data folder of its own before anything imports the configuration.
const server = inject('databaseServer')
const name = `test_${process.pid}_${Date.now()}`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'integration-'))

Object.assign(process.env, testSecrets, {
  DATABASE_URL: await cloneTemplate(server, name),
  DATA_DIR: folder,
  SITE_URL: 'http://localhost:3000',
  NODE_ENV: 'test',
  JOBS: 'off',
  DISABLE_PAYLOAD_HMR: 'true',
})
delete process.env.SMTP_URL

afterAll(async () => {
  const { closePayload } = await import('./payload')
  await closePayload()
  await dropDatabase(server, name)
  fs.rmSync(folder, { recursive: true, force: true })
})
