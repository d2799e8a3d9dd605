import { PlainProblem } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { serve } from './lib/site/serving.mjs'

const MOST_PROCESSES = 64

/** `--processes 2` or `--processes=2`; one by default. */
function readProcesses(given) {
  const [name, count, ...rest] = given.flatMap((argument) => argument.split('='))
  if (name === undefined) return 1
  const processes = Number(count)
  const isKnown = name === '--processes' && rest.length === 0
  if (!isKnown || !Number.isInteger(processes) || processes < 1 || processes > MOST_PROCESSES) {
    throw new PlainProblem(
      `${given.join(' ')} is not known. Use npm start, or npm start -- --processes 2 (1 to ${MOST_PROCESSES}).`,
    )
  }
  return processes
}

await runCommand((context) => serve('start', context, { processes: readProcesses(process.argv.slice(2)) }))
