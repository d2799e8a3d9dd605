import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import config from '../payload.config'

const migrationName = process.argv.find((argument) => argument.startsWith('--name='))?.slice('--name='.length)
const skipsMigration = process.argv.includes('--no-migration')

const resolvedConfig = await config
await generateTypes(resolvedConfig, { log: false })
await generateImportMap(resolvedConfig, { log: false })

// Payload ends the process itself when the schema has not changed, so the closing line is printed on the way out.
let finished = skipsMigration
process.on('exit', () => {
  if (finished) console.log(JSON.stringify({ generated: true }))
})

if (!skipsMigration) {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const exit = process.exit
  process.exit = ((code) => {
    finished = !code
    exit(code)
  }) as typeof process.exit
  await payload.db.createMigration({ payload, migrationName: migrationName ?? 'change', skipEmpty: true })
  finished = true
}
process.exit(0)
