import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { PlainProblem } from '../../scripts/lib/messages.mjs'

const CONNECTIONS = 16

/**
 * wrk, if installed, needs a fraction of autocannon's CPU time: on two shared cores, autocannon mostly measures itself.
 */
const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** Name of the load generator in the results. */
export const asker = hasWrk ? 'wrk' : 'autocannon'

/**
 * Responses per second over sixteen connections.
 * @param headers sent with each request
 * @param seconds duration
 * @throws {PlainProblem} if a response failed
 */
export async function answersPerSecond(url, headers, seconds) {
  const { rate, failed } = await (hasWrk ? byWrk : byAutocannon)(url, headers, seconds)
  if (failed > 0) throw new PlainProblem(`${url} failed ${failed} times while it was measured.`)
  return rate
}

async function byWrk(url, headers, seconds) {
  const own = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}`, ...own, url])
  const figure = (pattern) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const rate = figure(/Requests\/sec:\s+([\d.]+)/)
  const broken = /Socket errors: (.*)/.exec(stdout)?.[1].match(/\d+/g) ?? []
  const failed = broken.reduce((sum, one) => sum + Number(one), figure(/Non-2xx or 3xx responses: (\d+)/))
  return { rate, failed: rate === 0 ? 1 : failed }
}

async function byAutocannon(url, headers, seconds) {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  return { rate: requests.average, failed: non2xx + errors }
}
