import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { PlainProblem } from '../../scripts/lib/messages.mjs'

const CONNECTIONS = 16

/**
 * wrk, where it is installed, needs a fraction of the processor that autocannon does: with only two cores to share,
 * what is measured with autocannon is for the most part autocannon.
 */
const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** What asks, as the results name it. */
export const asker = hasWrk ? 'wrk' : 'autocannon'

/**
 * Answers a second over sixteen connections.
 * @param headers sent with each request
 * @param seconds how long it is asked
 * @throws {PlainProblem} when an answer failed
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
