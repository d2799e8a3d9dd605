import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { signIn } from './support/administrator.mjs'
import { besideEmptyPage } from './support/empty-page.mjs'
import { startSecondSite } from './support/second-site.mjs'
import { processorMilliseconds } from './support/site-process.mjs'

export const title =
  'Pages that are rendered for who asks: processor time of one, against an empty one of the same Next together with one read through Payload (the site settings, by REST); and how many are answered a second, eight at once'

const LIMIT = 2
const WARM_UP = 40
const REQUESTS = 120
const AT_ONCE = 8
const ONE_READ = '/api/globals/site-settings?depth=0'

/** No response can be shared: searches differ between requests. */
const words = ['delhi', 'patna', 'medical', 'government', 'aiims', 'kerala', 'dental', 'nursing', 'institute', 'mumbai']
const pages = {
  login: () => '/login',
  dashboard: () => '/dashboard',
  'saved, on the dashboard': () => '/dashboard?tab=saved',
  'search, colleges': (n) => `/colleges?q=${words[n % words.length]}+${n}`,
  'search, vacancies': (n) => `/jobs?q=${words[n % words.length]}+${n}`,
  predictor: (n) => `/predictor?rank=${20_000 + n * 37}&state=Bihar&category=obc`,
}
/** Answers a second, which a template of Payload and a job plug-in of WordPress reach on the same two cores. */
const wanted = { dashboard: 40, 'search, colleges': 70, 'search, vacancies': 70, predictor: 70 }

/** Sends requests, some at once and in turn to each process of the site, to paths numbered from `first`. */
async function ask(bases, addressOf, cookie, first, count) {
  let next = first
  const askOn = async () => {
    while (next < first + count) {
      const address = addressOf(next)
      const answer = await fetch(new URL(address, bases[next++ % bases.length]), {
        headers: { cookie },
        redirect: 'manual',
      })
      await answer.arrayBuffer()
      if (answer.status !== 200)
        throw new PlainProblem(`${address} answers ${answer.status}, so it cannot be measured.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
}

/** CPU time of the server per request, in milliseconds, and how many requests it answers a second. */
async function timeOf(pid, bases, addressOf, cookie, first = 0) {
  await ask(bases, addressOf, cookie, first, WARM_UP)
  const [began, before] = [performance.now(), processorMilliseconds(pid)]
  await ask(bases, addressOf, cookie, first + WARM_UP, REQUESTS)
  return {
    milliseconds: (processorMilliseconds(pid) - before) / REQUESTS,
    aSecond: (REQUESTS * 1000) / (performance.now() - began),
  }
}

/** Requires /proc; elsewhere the bench reports that it cannot measure. */
export async function measure(site) {
  const { siteUrl, pid } = site
  const cookie = await signIn(siteUrl)
  return besideEmptyPage(site, async (emptyUrl, emptyPid) => {
    return announced('Asking for pages of one’s own', async () => {
      const { milliseconds: empty } = await timeOf(emptyPid, [emptyUrl], () => '/anew', '')
      const { milliseconds: read } = await timeOf(pid, [siteUrl], () => ONE_READ, '')
      const second = await startSecondSite(site, 'dynamic-pages')
      const rows = []
      try {
        for (const [what, addressOf] of Object.entries(pages)) {
          const visitor = what.includes('dashboard') ? cookie : ''
          const one = await timeOf(pid, [siteUrl], addressOf, visitor)
          rows.push({ what, ours: one.milliseconds, reference: empty + read, unit: 'ms', limit: LIMIT })
          if (!wanted[what]) continue
          const two = await timeOf(pid, [siteUrl, second.url], addressOf, visitor, WARM_UP + REQUESTS)
          for (const [processes, { aSecond }] of Object.entries({ 'one process': one, 'two processes': two }))
            rows.push({
              what: `${what}, ${processes}`,
              ours: aSecond,
              unit: 'a second',
              limit: wanted[what],
              atLeast: true,
            })
        }
      } finally {
        await second.server.stop()
      }
      return rows
    })
  })
}
