import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { signIn } from './support/administrator.mjs'
import { besideEmptyPage } from './support/empty-page.mjs'
import { processorMilliseconds } from './support/site-process.mjs'

export const title =
  'Processor time of one page that is rendered for who asks, against an empty one of the same Next together with one read through Payload (the site settings, by REST)'

const LIMIT = 2
const WARM_UP = 40
const REQUESTS = 120
const AT_ONCE = 4
const ONE_READ = '/api/globals/site-settings?depth=0'

/** No response can be shared: searches differ between requests. */
const words = ['delhi', 'patna', 'medical', 'government', 'aiims', 'kerala', 'dental', 'nursing', 'institute', 'mumbai']
const pages = {
  login: () => '/login',
  dashboard: () => '/dashboard',
  'saved, on the dashboard': () => '/dashboard?tab=saved',
  'search, colleges': (n) => `/colleges?q=${words[n % words.length]}+${n}`,
  'search, vacancies': (n) => `/jobs?q=${words[n % words.length]}+${n}`,
}

/** Sends requests with some concurrency, to paths numbered from `first`. */
async function ask(base, addressOf, cookie, first, count) {
  let next = first
  const askOn = async () => {
    while (next < first + count) {
      const address = addressOf(next++)
      const answer = await fetch(new URL(address, base), { headers: { cookie }, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200)
        throw new PlainProblem(`${address} answers ${answer.status}, so it cannot be measured.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
}

/** CPU time of the server per request, in milliseconds. */
async function timeOf(pid, base, addressOf, cookie = '') {
  await ask(base, addressOf, cookie, 0, WARM_UP)
  const before = processorMilliseconds(pid)
  await ask(base, addressOf, cookie, WARM_UP, REQUESTS)
  return (processorMilliseconds(pid) - before) / REQUESTS
}

/** Requires /proc; elsewhere the bench reports that it cannot measure. */
export async function measure(site) {
  const { siteUrl, pid } = site
  const cookie = await signIn(siteUrl)
  return besideEmptyPage(site, async (emptyUrl, emptyPid) => {
    return announced('Asking for pages of one’s own', async () => {
      const empty = await timeOf(emptyPid, emptyUrl, () => '/anew')
      const read = await timeOf(pid, siteUrl, () => ONE_READ)
      const rows = []
      for (const [what, addressOf] of Object.entries(pages)) {
        const ours = await timeOf(pid, siteUrl, addressOf, what === 'login' ? '' : cookie)
        rows.push({ what, ours, reference: empty + read, unit: 'ms', limit: LIMIT })
      }
      return rows
    })
  })
}
