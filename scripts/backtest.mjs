import { runCommand } from './lib/processes/command.mjs'
import { payloadEnvironment } from './lib/processes/payload-script.mjs'
import { prepare, provideDatabase } from './lib/site/services.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const prepared = await prepare({ command: 'run backtest', groups, onEnd, joins: true })
  const databaseUrl = await provideDatabase({ groups, ...prepared })
  const { code } = await groups.run('backtest', process.execPath, ['--import', 'tsx', 'scripts/payload/backtest.ts'], {
    env: payloadEnvironment({ ...prepared.environment, DATABASE_URL: databaseUrl }),
    show: true,
  })
  return code ?? 1
})
