import http from 'node:http'
import https from 'node:https'
import { useAgent as agentFor } from 'request-filtering-agent'
import robotsParser from 'robots-parser'

/** Why a link gave no page, for the desk. */
export const LINK_PROBLEMS = [
  'not-found',
  'server-error',
  'no-answer',
  'no-such-host',
  'bad-certificate',
  'private-address',
  'not-a-web-address',
  'too-many-redirects',
  'forbidden-to-robots',
] as const
export type LinkProblem = (typeof LINK_PROBLEMS)[number]

interface LinkResult {
  /** HTTP status; null without a response. */
  status: number | null
  problem: LinkProblem | null
  finalAddress: string
}

export interface LinkFetching {
  /** User agent with the site's URL. */
  userAgent: string
  /** Timeout per request in milliseconds. */
  timeout: number
  /** Timeout in milliseconds for all requests of a link: robots.txt, redirects, HEAD and GET. */
  deadline: number
  /** Local or private IPs that may be requested nevertheless; for tests. */
  allowedPrivate?: readonly string[]
}

const MAX_REDIRECTS = 5
const MAX_ROBOTS_BYTES = 64 * 1024
const REDIRECTS = [301, 302, 303, 307, 308]
const GONE = [404, 410]
const FIRST_ERROR = 400
const FIRST_SERVER_ERROR = 500

interface Reply {
  status: number
  location: string | null
  body: string
}

interface Fetching extends LinkFetching {
  /** Its deadline. */
  end: AbortSignal
}

class PrivateIp extends Error {}

/** One request to a public IP only: the agent checks the resolved IP on connecting. */
function sendRequest(method: 'HEAD' | 'GET', url: URL, fetching: Fetching, maxBytes = 0): Promise<Reply> {
  const client = url.protocol === 'https:' ? https : http
  const allowIPAddressList = [...(fetching.allowedPrivate ?? [])]
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      {
        method,
        agent: agentFor(url.href, { allowIPAddressList }),
        headers: { 'user-agent': fetching.userAgent, accept: 'text/html,*/*;q=0.5' },
        signal: AbortSignal.any([fetching.end, AbortSignal.timeout(fetching.timeout)]),
      },
      (response) => {
        let body = ''
        const finish = () => {
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null, body })
          response.destroy()
        }
        // The head says enough; a page may be endless.
        if (maxBytes === 0) return finish()
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          body += part.slice(0, maxBytes - body.length)
          if (body.length >= maxBytes) finish()
        })
        response.on('end', finish)
        response.on('error', reject)
      },
    )
    // Every error of Node's own has a code; the agent rejects with one that has none.
    request.on('error', (error) => reject('code' in error ? error : new PrivateIp()))
    request.end()
  })
}

/** An http(s) URL on the default port and without credentials; null for anything else. */
function webUrl(text: string, base: URL | undefined, { allowedPrivate = [] }: LinkFetching): URL | null {
  if (!URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isUsual = url.port === '' || allowedPrivate.includes(url.hostname)
  return isWeb && isUsual && !url.username && !url.password ? url : null
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function problemOf(error: unknown): LinkProblem {
  if (error instanceof PrivateIp) return 'private-address'
  const code = codeOf(error)
  if (code === 'ENOTFOUND') return 'no-such-host'
  return /CERT|SIGNATURE|TLS|SSL/.test(code) ? 'bad-certificate' : 'no-answer'
}

/** What a response says about the page; a server that blocks bots still has one. */
function problemOfStatus(status: number): LinkProblem | null {
  if (GONE.includes(status)) return 'not-found'
  return status >= FIRST_SERVER_ERROR ? 'server-error' : null
}

/** Whether robots.txt allows a page. Without one, everything is allowed. */
async function isAllowed(url: URL, fetching: Fetching): Promise<boolean> {
  const rules = new URL('/robots.txt', url)
  try {
    const { status, body } = await sendRequest('GET', rules, fetching, MAX_ROBOTS_BYTES)
    return status !== 200 || robotsParser(rules.href, body).isAllowed(url.href, fetching.userAgent) !== false
  } catch (error) {
    if (error instanceof PrivateIp) throw error
    return true
  }
}

/**
 * Checks a link as politely as possible: robots.txt, HEAD, and GET only if HEAD fails. Never requests a local or
 * private IP, whatever a name or redirect resolves to.
 */
export async function fetchLink(link: string, patience: LinkFetching): Promise<LinkResult> {
  const fetching = { ...patience, end: AbortSignal.timeout(patience.deadline) }
  let at = link
  let base: URL | undefined
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const url = webUrl(at, base, fetching)
    if (!url) return { status: null, problem: 'not-a-web-address', finalAddress: at }
    try {
      if (!(await isAllowed(url, fetching))) {
        return { status: null, problem: 'forbidden-to-robots', finalAddress: url.href }
      }
      const head = await sendRequest('HEAD', url, fetching)
      const reply = head.status >= FIRST_ERROR ? await sendRequest('GET', url, fetching) : head
      if (!REDIRECTS.includes(reply.status) || !reply.location) {
        return { status: reply.status, problem: problemOfStatus(reply.status), finalAddress: url.href }
      }
      at = reply.location
      base = url
    } catch (error) {
      return { status: null, problem: problemOf(error), finalAddress: url.href }
    }
  }
  return { status: null, problem: 'too-many-redirects', finalAddress: at }
}

/** `failing`: failed once, or while nothing else responded; `dead`: twice in a row. */
export const LINK_OUTCOMES = ['alive', 'failing', 'dead'] as const
export type LinkOutcome = (typeof LINK_OUTCOMES)[number]

/** Problems that say nothing about people reaching the page. */
const INCONCLUSIVE: readonly (LinkProblem | null)[] = [null, 'bad-certificate', 'forbidden-to-robots']
const FAILURES_UNTIL_DEAD = 2

/** Whether a link is broken as far as one response tells. */
export const hasFailed = ({ problem }: Pick<LinkResult, 'problem'>): boolean => !INCONCLUSIVE.includes(problem)

/**
 * Next state of a link.
 * @param failuresBefore consecutive failures
 * @param isOnline whether anything else responded lately; otherwise the failure may be ours and does not count
 */
export function linkVerdict(
  result: Pick<LinkResult, 'problem'>,
  failuresBefore: number,
  isOnline: boolean,
): { outcome: LinkOutcome; failures: number } {
  if (!hasFailed(result)) return { outcome: 'alive', failures: 0 }
  const failures = isOnline ? failuresBefore + 1 : failuresBefore
  return { outcome: failures >= FAILURES_UNTIL_DEAD ? 'dead' : 'failing', failures }
}
