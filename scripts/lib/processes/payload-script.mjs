import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Interrupted, PlainProblem } from '../messages.mjs'

const attempts = 4
// What Node answers when it ran out of work before the program's own end.
const unfinishedExit = 13
// Payload makes and drops a great many objects for each record: with Node's own 16 MB, collecting them takes a tenth of
// the time of a seed.
const roomForNewObjects = ['--max-semi-space-size=64']

/** The lines of a script's output that are JSON objects: log lines that only look like one are left out. */
const jsonLines = (output) =>
  output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })

/** The closing line of a script: its last line that is a JSON object. */
const closingLine = (output) => jsonLines(output).at(-1)

function readIfThere(file) {
  if (!fs.existsSync(file)) return ''
  const text = fs.readFileSync(file, 'utf8')
  fs.rmSync(file)
  return text
}

/** The environment for a Node that loads the Payload configuration outside Next. */
export function payloadEnvironment(environment) {
  // Without this condition the editor's packages can deadlock Node's module loader, see scripts/README.md.
  const options = `${environment.NODE_OPTIONS ?? ''} --conditions=production`.trim()
  return { ...environment, NODE_ENV: 'production', NODE_OPTIONS: options, DISABLE_PAYLOAD_HMR: 'true', NO_COLOR: '1' }
}

/**
 * Runs a TypeScript file that loads the Payload configuration and trusts only the JSON line it closes with: such a run
 * can end early with exit code 0, and is then repeated.
 * @param options `{ args, environment, log, key, milestone, interactive }`; `key` must stand in the closing line;
 *   `milestone` is `{ key, reached }`: called, perhaps more than once, when a line with that key has been written; with
 *   `interactive` the script has the terminal and leaves its closing line in a file
 * @returns the parsed closing line
 * @throws {PlainProblem} when the script failed or never finished
 */
export async function runPayloadScript(
  groups,
  file,
  { args = [], environment, log, key, milestone, interactive = false, limitSeconds = 240 },
) {
  const closingLineFile = interactive ? path.join(os.tmpdir(), `closing-line-${process.pid}`) : undefined
  let output = ''
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await groups.run(file, process.execPath, [...roomForNewObjects, '--import', 'tsx', file, ...args], {
      env: payloadEnvironment({ ...environment, CLOSING_LINE_FILE: closingLineFile }),
      log,
      input: interactive ? 'inherit' : 'ignore',
      show: interactive,
      onOutput: milestone && ((soFar) => jsonLines(soFar).some((line) => milestone.key in line) && milestone.reached()),
      limitSeconds: interactive ? undefined : limitSeconds,
    })
    output = interactive ? readIfThere(closingLineFile) : result.output
    const answer = closingLine(output)
    if (result.code === 0 && answer && key in answer) return answer
    if (groups.isStopping) throw new Interrupted()
    const endedEarly = result.code === 0 || result.code === unfinishedExit || result.signal === 'SIGKILL'
    if (!endedEarly) break
  }
  throw new PlainProblem(
    `${file} did not finish: its own words are below${log ? ` (and in ${log})` : ''}.`,
    output.trim().split('\n').slice(-30).join('\n'),
  )
}
