import { Interrupted, PlainProblem } from './messages.mjs'

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

/** The environment for a Node that loads the Payload configuration outside Next. */
export function payloadEnvironment(environment) {
  // Without this condition the editor's packages can deadlock Node's module loader, see ARCHITECTURE.md.
  const options = `${environment.NODE_OPTIONS ?? ''} --conditions=production`.trim()
  return { ...environment, NODE_ENV: 'production', NODE_OPTIONS: options, DISABLE_PAYLOAD_HMR: 'true', NO_COLOR: '1' }
}

/**
 * Runs a TypeScript file that loads the Payload configuration and trusts only the JSON line it closes with: such a run
 * can end early with exit code 0, and is then repeated.
 * @param options `{ args, environment, log, key }`; `key` must stand in the closing line
 * @returns the parsed closing line
 * @throws {PlainProblem} when the script failed or never finished
 */
export async function runPayloadScript(groups, file, { args = [], environment, log, key, input, limitSeconds = 240 }) {
  let output = ''
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await groups.run(file, process.execPath, ['--import', 'tsx', file, ...args], {
      env: payloadEnvironment(environment),
      log,
      input,
      limitSeconds,
    })
    output = result.output
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
