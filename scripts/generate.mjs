import { generateFiles } from './lib/checks/generated-files.mjs'
import { say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { prepare } from './lib/site/services.mjs'

const baseline = process.argv.includes('--baseline')
const name = process.argv.find((argument) => argument.startsWith('--name='))?.slice('--name='.length)

await runCommand(async ({ groups, onEnd }) => {
  const { environment, logs } = await prepare({ command: 'run generate', groups, onEnd, joins: true })
  const changed = await generateFiles({ groups, environment, logs, baseline, name, interactive: true })
  say(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Types, import map and migrations were up to date.')
})
