import '../checks/node-version.mjs'
import { explain, Interrupted, say, warn } from '../messages.mjs'
import { projectRoot } from '../project.mjs'
import { ProcessGroups } from './process-groups.mjs'

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** If npm itself is killed outright, this process receives no signal, but its parent changes. */
function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 150)
  timer.unref()
}

/**
 * Runs an npm command: stops everything it started however it ends, and prints a failure as one plain sentence.
 * @param main called with `{ groups, onEnd, untilStopped }`; `onEnd` registers clean-up to run after all processes have
 * ended (last registered first), `untilStopped` waits for Ctrl-C and makes it a successful end. Resolves to an exit
 * code, 0 if it returns nothing.
 */
export async function runCommand(main) {
  const groups = new ProcessGroups()
  const cleanUps = []
  let stopSignal
  let serving = false
  let announceStop
  const stopped = new Promise((resolve) => {
    announceStop = resolve
  })

  // A closed terminal or pipe must not prevent the clean-up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const stop = (signal) => {
    // npm forwards a signal that the terminal has already delivered: the second one is ignored.
    if (stopSignal) return
    stopSignal = signal
    say(serving ? '\nStopping …' : '\nStopping before it was ready …')
    groups.stopAll().then(announceStop)
  }
  for (const signal of Object.keys(signalNumbers)) process.on(signal, () => stop(signal))
  whenNpmIsGone(() => stop('SIGTERM'))

  let code = 0
  try {
    code =
      (await main({
        groups,
        onEnd: (cleanUp) => cleanUps.unshift(cleanUp),
        untilStopped: () => {
          serving = true
          return stopped
        },
      })) ?? 0
  } catch (error) {
    code = stopSignal ? 0 : 1
    if (!(error instanceof Interrupted) && !stopSignal) {
      const { sentence, details } = explain(error, projectRoot)
      warn(`\n${sentence}`)
      if (details) warn(`\n${details}`)
    }
  }
  await groups.stopAll()
  for (const cleanUp of cleanUps) await cleanUp()
  if (stopSignal) {
    if (!serving) code = 128 + signalNumbers[stopSignal]
    say('Stopped.')
  }
  process.exit(code)
}
