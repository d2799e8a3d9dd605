import fs from 'node:fs'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import config from '../../payload.config'

const migrationName = process.argv.find((argument) => argument.startsWith('--name='))?.slice('--name='.length)

const resolvedConfig = await config
await generateTypes(resolvedConfig, { log: false })
await generateImportMap(resolvedConfig, { log: false })

// Payload exits by itself if the schema has not changed, so the closing line is printed on exit.
let finished = false
process.on('exit', () => {
  if (!finished) return
  const closingLine = JSON.stringify({ generated: true })
  // If a developer answers questions about renamed columns, stdout is the terminal's.
  if (process.env.CLOSING_LINE_FILE) fs.writeFileSync(process.env.CLOSING_LINE_FILE, closingLine)
  else console.log(closingLine)
})

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const exit = process.exit
process.exit = ((code) => {
  finished = !code
  exit(code)
}) as typeof process.exit
await payload.db.createMigration({ payload, migrationName: migrationName ?? 'change', skipEmpty: true })
process.exit(0)
