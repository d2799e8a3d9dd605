import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Interrupted, PlainProblem } from '../messages.mjs'
import { projectRoot } from '../project.mjs'

const thisMachine = '127.0.0.1'
/**
 * Longer than proxies keep an idle connection, which is a minute with nginx and most others. Node's default is five
 * seconds, and a request sent at that very moment is lost: the proxy answers 502 on our behalf. The Dockerfile sets the
 * same.
 */
const KEEP_ALIVE = ['--keepAliveTimeout', '75000']
/**
 * A list of sixty choices with notes in Hindi stands in its address, which Node's 16 kB cannot hold. The Dockerfile sets
 * the same, and nginx in `deploy` takes as much.
 */
const HEADER_BYTES = '--max-http-header-size=65536'

/** URL at which a site listening on `host` is reachable from this machine. */
function reachable(host) {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return thisMachine
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Starts Next. It listens on the loopback only, unless HOST is set.
 * @param options `{ mode: 'start' | 'dev', port, environment, show, log, processes, folder }`; `processes` is how many
 * share the port; `folder` is the clone that is served
 * @returns `{ server, compiled(), ready() }`: the process; resolves when the source of `/ready` is compiled, which
 * needs no database; resolves when the site serves visitors, and throws a PlainProblem if it exits or does not get
 * there
 */
export function launchSite({ groups, mode, port, environment, show = true, log, processes = 1, folder = projectRoot }) {
  const host = environment.HOST ?? thisMachine
  const server = groups.start(
    `next ${mode}`,
    process.execPath,
    [
      // Node's options are inherited by the processes that share the port.
      HEADER_BYTES,
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
      // Slightly longer than the site needs for requests in flight.
      graceSeconds: 18,
    },
  )
  let ended
  server.exited.then((result) => {
    ended = result
  })
  let last = ''
  /** Polls until a response is acceptable; false if the server exited or the time is up. */
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
    // Next responds to OPTIONS itself once it has loaded the route.
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
 * Starts Next and waits until `/ready` reports that the database responds and is migrated.
 * @param options those of `launchSite`
 * @returns the running process
 * @throws {PlainProblem} if it exits or does not get ready
 */
export async function startSite(options) {
  const site = launchSite(options)
  await site.ready()
  return site.server
}
