import { getPayload } from 'payload'
import config from '../../payload.config'
import { applyMigrations } from './apply-migrations'

const payload = await getPayload({ config, disableOnInit: true })
const migrated = await applyMigrations(payload, process.argv.slice(2))
await payload.destroy()
console.log(JSON.stringify({ migrated }))
process.exit(0)
