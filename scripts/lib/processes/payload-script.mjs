import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Interrupted, PlainProblem } from '../messages.mjs'

const attempts = 4
// Node's exit code when the event loop empties before top-level await settles.
const unfinishedExit = 13
// Payload allocates many short-lived objects per record: with Node's default of 16 MB, garbage collection takes a tenth
// of the time of a seed.
const roomForNewObjects = ['--max-semi-space-size=64']

/** JSON objects in a script's output, one per line; log lines that only look like one are skipped. */
const jsonLines = (output) =>
  output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })

/** Closing line of a script: its last line that is a JSON object. */
const closingLine = (output) => jsonLines(output).at(-1)

function readIfThere(file) {
  if (!fs.existsSync(file)) return ''
  const text = fs.readFileSync(file, 'utf8')
  fs.rmSync(file)
  return text
}

/** Environment for a Node process that loads the Payload configuration outside Next. */
export function payloadEnvironment(environment) {
  // Without this condition the editor's packages can deadlock Node's module loader, see scripts/README.md.
  const options = `${environment.NODE_OPTIONS ?? ''} --conditions=production`.trim()
  return { ...environment, NODE_ENV: 'production', NODE_OPTIONS: options, DISABLE_PAYLOAD_HMR: 'true', NO_COLOR: '1' }
}

/**
 * Runs a TypeScript file that loads the Payload configuration, and trusts only its closing JSON line: such a run can
 * end early with exit code 0, and is then repeated.
 * @param options `{ args, environment, log, key, milestone, interactive }`; `key` must be in the closing line;
 * `milestone` is `{ key, reached }`: `reached` is called, perhaps more than once, when a line with that key has been
 * written; with `interactive` the script has the terminal and writes its closing line to a file
 * @returns the parsed closing line
 * @throws {PlainProblem} if the script failed or never finished
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
