import { runCommand } from './lib/command.mjs'
import { say } from './lib/messages.mjs'
import { committedMigrations } from './lib/migrations.mjs'
import { prepare, provideDatabase } from './lib/services.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const prepared = await prepare({ command: 'run migrate', groups, onEnd, joins: true })
  await provideDatabase({ groups, ...prepared })
  say(`The database has all ${committedMigrations().length} migrations.`)
})
