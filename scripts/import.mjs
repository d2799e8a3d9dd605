import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { PlainProblem } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { payloadEnvironment } from './lib/processes/payload-script.mjs'
import { prepare, provideDatabase } from './lib/site/services.mjs'

const kinds = [
  ...['colleges', 'vacancies', 'official-list', 'closing-ranks', 'fees'],
  ...['authorities', 'terms', 'names'],
]
const usage =
  'Say: npm run import -- KIND FILE, where KIND is colleges, vacancies, official-list, closing-ranks, fees, authorities, terms or names; and --check to write nothing, or --skip-bad-rows: without it a file with a bad row is not imported at all; and --leave-drafts: without it a college with a newer draft is changed and its draft carried along.'

await runCommand(async ({ groups, onEnd }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { check: { type: 'boolean' }, 'skip-bad-rows': { type: 'boolean' }, 'leave-drafts': { type: 'boolean' } },
  })
  const [kind, file] = positionals
  if (!kinds.includes(kind) || !file) throw new PlainProblem(usage)
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new PlainProblem(`There is no file ${file}.`)
  const mode = values.check ? 'check' : values['skip-bad-rows'] ? 'skip' : 'all'
  const drafts = values['leave-drafts'] ? 'leave' : 'carry'
  const prepared = await prepare({ command: 'run import', groups, onEnd, joins: true })
  const databaseUrl = await provideDatabase({ groups, ...prepared })
  const { code } = await groups.run(
    'import',
    process.execPath,
    ['--import', 'tsx', 'scripts/payload/import.ts', kind, fs.realpathSync(file), mode, drafts],
    { env: payloadEnvironment({ ...prepared.environment, DATABASE_URL: databaseUrl }), show: true },
  )
  return code ?? 1
})
