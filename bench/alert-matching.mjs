import { announced } from '../scripts/lib/messages.mjs'
import { measureInside } from './support/search-pages.mjs'

export const title =
  '1,000 new vacancies compared with 100,000 alerts, against noting the same matches in one statement, and in memory against 1,000 alerts'

/** So many times as long as only writing the matches down. */
const LIMIT = 2
/** In megabytes, garbage left out. */
const EXTRA_MEMORY = 40
const SECOND = 1000
const LIMIT_SECONDS = 600

/** Runs in the product's own modules, on the database of the bench. */
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
