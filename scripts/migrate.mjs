import { committedMigrations } from './lib/database/migrations.mjs'
import { say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { prepare, provideDatabase } from './lib/site/services.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const prepared = await prepare({ command: 'run migrate', groups, onEnd, joins: true })
  await provideDatabase({ groups, ...prepared })
  say(`The database has all ${committedMigrations().length} migrations.`)
})
