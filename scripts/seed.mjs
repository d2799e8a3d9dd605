import { say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { prepare, provideDatabase, seedDatabase } from './lib/site/services.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const prepared = await prepare({ command: 'run seed', groups, onEnd, joins: true })
  const databaseUrl = await provideDatabase({ groups, ...prepared })
  const environment = { ...prepared.environment, DATABASE_URL: databaseUrl }
  const { adminSetupUrl } = await seedDatabase({ groups, environment, logs: prepared.logs })
  say('The content is complete; what editors had changed was left as it is.')
  if (adminSetupUrl) say(`To become the first administrator, open ${adminSetupUrl} once while the site runs.`)
})
