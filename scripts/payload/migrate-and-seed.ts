import { getPayload } from 'payload'
import config from '../../payload.config'
import { provideAdministrator, seedContent } from '../../src/seed/first-content'
import { applyMigrations } from './apply-migrations'

// Both steps of an empty database in one process: loading the configuration takes longer than migrating.
const payload = await getPayload({ config, disableOnInit: true })
console.log(JSON.stringify({ migrated: await applyMigrations(payload, process.argv.slice(2)) }))
const content = await seedContent(payload)
const adminSetupUrl = await provideAdministrator(payload)
await payload.destroy()
console.log(JSON.stringify({ seeded: true, ...content, adminSetupUrl }))
process.exit(0)
