import { runCommand } from './lib/command.mjs'
import { buildSite } from './lib/production-build.mjs'
import { prepare } from './lib/services.mjs'

await runCommand(async ({ groups, onEnd }) => {
  const { settings, environment } = await prepare({ command: 'run build', groups, onEnd })
  await buildSite({ groups, environment, dataDirectory: settings.dataDirectory })
})
