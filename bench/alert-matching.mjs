import { announced } from '../scripts/lib/messages.mjs'
import { measureInside } from './support/search-pages.mjs'

export const title =
  '500 new vacancies compared with 100,000 alerts, against noting the same matches in one statement, and in memory against 1,000 alerts'

/** Times the duration of only writing the matches. */
const LIMIT = 2
/** In megabytes, after garbage collection. */
const EXTRA_MEMORY = 40
const SECOND = 1000
const LIMIT_SECONDS = 600

/** Runs inside the product's own modules, on the bench database. */
export async function measure(site) {
  const { few, many, noting } = await announced('Comparing vacancies with alerts', () =>
    measureInside(site, 'alert-matching', LIMIT_SECONDS),
  )
  const seconds = many.milliseconds / SECOND
  return [
    {
      what: `comparing and noting ${many.matches.toLocaleString('en-IN')} matches`,
      ours: seconds,
      reference: noting / SECOND,
      unit: 's',
      limit: LIMIT,
    },
    {
      what: 'memory, 100,000 alerts',
      ours: many.peak,
      reference: few.peak,
      unit: 'MB',
      difference: true,
      limit: EXTRA_MEMORY,
    },
  ]
}
