import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Interrupted, PlainProblem } from '../messages.mjs'
import { projectRoot } from '../project.mjs'

const thisMachine = '127.0.0.1'
/**
 * Longer than proxies keep a connection that nobody uses, which is a minute with nginx and most others. Node ends them
 * after five seconds, and a request that goes out in that very moment is lost: the proxy answers 502 in our place. The
 * Dockerfile says the same.
 */
const KEEP_ALIVE = ['--keepAliveTimeout', '75000']

/** The address at which a site that listens on `host` can be asked from this machine. */
function reachable(host) {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return thisMachine
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Starts Next. It listens on this machine only, unless HOST says otherwise.
 * @param options `{ mode: 'start' | 'dev', port, environment, show, log, processes, folder }`; so many `processes` share
 *   the port; `folder` is the clone that is served
 * @returns `{ server, compiled(), ready() }`: the process; when the source behind `/ready` is compiled, which needs no
 *   database; and when the site serves visitors, which throws a PlainProblem when it ends or does not get there
 */
export function launchSite({ groups, mode, port, environment, show = true, log, processes = 1, folder = projectRoot }) {
  const host = environment.HOST ?? thisMachine
  const server = groups.start(
    `next ${mode}`,
    process.execPath,
    [
      // What Node is told, the processes that share the port are told as well.
      ...(environment.HEAP_MB ? [`--max-old-space-size=${environment.HEAP_MB}`] : []),
      ...(processes > 1
        ? [path.join(folder, 'scripts', 'lib', 'site', 'several-processes.mjs'), String(processes)]
        : [path.join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')]),
      ...[mode, '--port', String(port), '--hostname', host, ...(mode === 'start' ? KEEP_ALIVE : [])],
    ],
    {
      cwd: folder,
      env: {
        ...environment,
        PORT: String(port),
        HOST: host,
        NODE_ENV: mode === 'dev' ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      show,
      log,
      // A little more than the site takes for the requests under way.
      graceSeconds: 18,
    },
  )
  let ended
  server.exited.then((result) => {
    ended = result
  })
  let last = ''
  /** Asks again and again until an answer will do; false when the server ended or the time is up. */
  const answers = async (method, isEnough) => {
    const deadline = Date.now() + 120_000
    while (Date.now() < deadline && !ended) {
      try {
        const signal = AbortSignal.timeout(60_000)
        const response = await fetch(`http://${reachable(host)}:${port}/ready`, { method, signal })
        if (isEnough(response)) return true
        last = `${response.status} ${(await response.text()).slice(0, 500)}`
      } catch (error) {
        last = error.cause?.code ?? error.message
      }
      await delay(50)
    }
    return false
  }
  return {
    server,
    // Next answers OPTIONS itself once it has loaded the route.
    compiled: () => answers('OPTIONS', () => true),
    async ready() {
      if (await answers('GET', (response) => response.ok)) return
      if (groups.isStopping) throw new Interrupted()
      const words = show ? 'its words are above' : `its words are in ${path.basename(log ?? '')}`
      if (ended) throw new PlainProblem(`The site ended while it started: ${words}.`, server.output())
      throw new PlainProblem(
        `The site did not get ready within two minutes: ${words}, and /ready last said below.`,
        last,
      )
    },
  }
}

/**
 * Starts Next and waits until `/ready` says that the database answers and is migrated.
 * @param options those of `launchSite`
 * @returns the running process
 * @throws {PlainProblem} when it ends or does not get ready
 */
export async function startSite(options) {
  const site = launchSite(options)
  await site.ready()
  return site.server
}
