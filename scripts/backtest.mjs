import { PlainProblem } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { payloadEnvironment } from './lib/processes/payload-script.mjs'
import { prepare, provideDatabase } from './lib/site/services.mjs'

const EVERY_POOL = '--every-pool'
const given = process.argv.slice(2)

await runCommand(async ({ groups, onEnd }) => {
  const unknown = given.find((argument) => argument !== EVERY_POOL)
  if (unknown) {
    throw new PlainProblem(
      `${unknown} is not known: use ${EVERY_POOL} to show seats too that are never predicted, or nothing.`,
    )
  }
  const prepared = await prepare({ command: 'run backtest', groups, onEnd, joins: true })
  const databaseUrl = await provideDatabase({ groups, ...prepared })
  const { code } = await groups.run(
    'backtest',
    process.execPath,
    ['--import', 'tsx', 'scripts/payload/backtest.ts', ...given],
    {
      env: payloadEnvironment({ ...prepared.environment, DATABASE_URL: databaseUrl }),
      show: true,
    },
  )
  return code ?? 1
})
