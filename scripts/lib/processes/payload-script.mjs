import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Interrupted, PlainProblem } from '../messages.mjs'

const attempts = 4
// What Node answers when it ran out of work before the program's own end.
const unfinishedExit = 13

/** The closing line of a script: its last line that is a JSON object. */
function closingLine(output) {
  for (const line of output.trimEnd().split('\n').reverse()) {
    if (!line.startsWith('{')) continue
    try {
      return JSON.parse(line)
    } catch {
      // a log line that only looks like one
    }
  }
  return undefined
}

function readIfThere(file) {
  if (!fs.existsSync(file)) return ''
  const text = fs.readFileSync(file, 'utf8')
  fs.rmSync(file)
  return text
}

/** The environment for a Node that loads the Payload configuration outside Next. */
export function payloadEnvironment(environment) {
  // Without this condition the editor's packages can deadlock Node's module loader, see ARCHITECTURE.md.
  const options = `${environment.NODE_OPTIONS ?? ''} --conditions=production`.trim()
  return { ...environment, NODE_ENV: 'production', NODE_OPTIONS: options, DISABLE_PAYLOAD_HMR: 'true', NO_COLOR: '1' }
}

/**
 * Runs a TypeScript file that loads the Payload configuration and trusts only the JSON line it closes with: such a run
 * can end early with exit code 0, and is then repeated.
 * @param options `{ args, environment, log, key, interactive }`; `key` must stand in the closing line; with
 *   `interactive` the script has the terminal and leaves its closing line in a file
 * @returns the parsed closing line
 * @throws {PlainProblem} when the script failed or never finished
 */
export async function runPayloadScript(
  groups,
  file,
  { args = [], environment, log, key, interactive = false, limitSeconds = 240 },
) {
  const closingLineFile = interactive ? path.join(os.tmpdir(), `closing-line-${process.pid}`) : undefined
  let output = ''
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await groups.run(file, process.execPath, ['--import', 'tsx', file, ...args], {
      env: payloadEnvironment({ ...environment, CLOSING_LINE_FILE: closingLineFile }),
      log,
      input: interactive ? 'inherit' : 'ignore',
      show: interactive,
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
