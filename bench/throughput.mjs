import { announced, PlainProblem } from '../scripts/lib/messages.mjs'
import { answersPerSecond, asker } from './support/answers-per-second.mjs'
import { besideEmptyPage } from './support/empty-page.mjs'
import { median } from './support/percentile.mjs'

export const title = `Time of this machine for one answer that is the same for everybody, against an empty static page of the same Next, asked by ${asker}`

/** At least five times as many responses as Next gives of an empty page. */
const LIMIT = 1 / 5
const SECONDS = 2
/** Interleaved, so that other load on the machine affects all equally. */
const ROUNDS = 3

const pages = {
  home: '/',
  'a college': '/colleges/aiims-new-delhi',
  guidance: '/mbbs-in-bihar',
  'home in Hindi': '/hi',
  'guidance in Hindi': '/hi/mbbs-in-bihar',
  colleges: '/colleges',
  'colleges, filtered': '/colleges?state=Bihar&course=mbbs',
  vacancies: '/jobs',
  'vacancies, filtered': '/jobs?department=Cardiology',
}
const encodings = { plain: 'identity', gzip: 'gzip' }

/** Responses per second of a page that responds with 200 and has been requested before. */
async function rateOf(url, encoding) {
  const headers = { 'accept-encoding': encoding }
  const first = await fetch(url, { headers })
  if (first.status !== 200) throw new PlainProblem(`${url} answers ${first.status}, so it cannot be measured.`)
  await first.arrayBuffer()
  return answersPerSecond(url, headers, SECONDS)
}

/** A script of the build that the home page loads. */
async function scriptOf(siteUrl) {
  const html = await (await fetch(siteUrl)).text()
  return /\/_next\/static\/[^"]+\.js/.exec(html)?.[0]
}

/** One row per page and encoding, in microseconds per response. */
export async function measure(site) {
  const addresses = { ...pages, 'a script': await scriptOf(site.siteUrl) }
  return besideEmptyPage(site, async (emptyUrl) => {
    return announced('Asking for pages', async () => {
      const rows = []
      for (const [name, encoding] of Object.entries(encodings)) {
        const rates = { empty: [] }
        for (let round = 0; round < ROUNDS; round += 1) {
          rates.empty.push(await rateOf(emptyUrl, encoding))
          for (const [what, address] of Object.entries(addresses)) {
            rates[what] ??= []
            rates[what].push(await rateOf(new URL(address, site.siteUrl).href, encoding))
          }
        }
        const reference = 1e6 / median(rates.empty)
        for (const what of Object.keys(addresses)) {
          rows.push({ what: `${what}, ${name}`, ours: 1e6 / median(rates[what]), reference, unit: 'µs', limit: LIMIT })
        }
      }
      return rows
    })
  })
}
