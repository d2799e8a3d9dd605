import { runCommand } from './lib/processes/command.mjs'
import { buildSite } from './lib/site/production-build.mjs'
import { prepare } from './lib/site/services.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const { settings, environment } = await prepare({ command: 'run build', groups, onEnd })
  await buildSite({ groups, environment, dataDirectory: settings.dataDirectory })
})
