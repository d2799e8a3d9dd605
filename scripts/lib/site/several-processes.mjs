import cluster from 'node:cluster'
import { inProject } from '../project.mjs'

/**
 * `node several-processes.mjs COUNT ARGUMENTS…`: runs Next with these arguments in COUNT processes that share its port,
 * connections going round robin. One that exits is restarted; the others keep running.
 */
const [count, ...args] = process.argv.slice(2)

const PAUSE_MILLISECONDS = 1000
/** Maximum exits within a minute; after that the site exits, as a single process would. */
const MOST_ENDS = 5
const MINUTE = 60_000

let isEnding = false
let ends = []
let exitCode = 0

cluster.setupPrimary({ exec: inProject('node_modules', 'next', 'dist', 'bin', 'next'), args })

function end(code) {
  exitCode = code
  isEnding = true
  const workers = Object.values(cluster.workers)
  for (const worker of workers) worker.process.kill('SIGTERM')
  if (workers.length === 0) process.exit(exitCode)
}

cluster.on('exit', (worker, code, signal) => {
  if (isEnding) {
    if (Object.keys(cluster.workers).length === 0) process.exit(exitCode)
    return
  }
  console.error(`Process ${worker.process.pid} of the site ended (${signal ?? code}); another one starts.`)
  const now = Date.now()
  ends = [...ends.filter((time) => now - time < MINUTE), now]
  if (ends.length >= MOST_ENDS) end(1)
  else setTimeout(() => isEnding || cluster.fork(), PAUSE_MILLISECONDS)
})

for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => isEnding || end(code))
}

for (let index = 0; index < Number(count); index += 1) cluster.fork()
