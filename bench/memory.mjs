import autocannon from 'autocannon'
import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'
import { startSecondSite } from './support/second-site.mjs'
import { residentMegabytes } from './support/site-process.mjs'

export const title = 'Memory of the site after 100,000 requests over 20,000 addresses, against after 1,000'

const CONNECTIONS = 16
const FEW = 1_000
const MANY = 100_000
const ADDRESSES = 20_000
/** One request in so many is for an uncached list; the others are for pages that links lead to. */
const ONE_LIST_OF = 50
/** Resident memory in megabytes, and its growth since the first requests. */
const MOST = 700
const MOST_MORE = 350

const courses = ['mbbs', 'bds', 'md-ms', 'bams', 'bhms', 'nursing', 'paramedical']
const states = ['Bihar', 'Kerala', 'Gujarat', 'Punjab', 'Assam', 'Goa', 'Odisha', 'Telangana', 'Karnataka', 'Delhi']
const owners = ['government', 'private', 'deemed']

function addressOf(n, slugs) {
  if (n % ONE_LIST_OF > 0) return `/colleges/${slugs[n % slugs.length]}?utm_source=bench-${n}`
  const list = n / ONE_LIST_OF
  const filters = [
    `course=${courses[list % 7]}`,
    `state=${states[Math.floor(list / 7) % 10]}`,
    `ownership=${owners[Math.floor(list / 70) % 3]}`,
    `fees=${100_000 * (1 + (Math.floor(list / 210) % 5))}`,
  ]
  return `/colleges?${filters.join('&')}`
}

async function ask(siteUrl, addresses, amount) {
  let connection = 0
  const setupClient = (client) => {
    const part = connection++
    client.setRequests(addresses.filter((_, n) => n % CONNECTIONS === part).map((path) => ({ path })))
  }
  const { errors, non2xx } = await autocannon({
    url: siteUrl,
    connections: CONNECTIONS,
    amount,
    setupClient,
    timeout: 60,
  })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of ${amount} requests failed.`)
}

async function collegeSlugs(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select slug from colleges where _status = 'published' and status = 'Active' and deleted_at is null order by slug`,
    )
    return rows.map(({ slug }) => slug)
  } finally {
    await client.end()
  }
}

/**
 * Memory of a process that has done nothing else. Requires /proc; elsewhere the bench reports that it cannot measure.
 */
export async function measure(site) {
  const slugs = await collegeSlugs(site.databaseUrl)
  const addresses = Array.from({ length: ADDRESSES }, (_, n) => addressOf(n, slugs))
  const { url, server } = await startSecondSite(site, 'memory')
  try {
    await announced(`Asking ${FEW} times`, () => ask(url, addresses, FEW))
    const few = residentMegabytes(server.pid)
    await announced(`Asking ${MANY} times`, () => ask(url, addresses, MANY))
    const many = residentMegabytes(server.pid)
    return [
      { what: 'resident memory after 100,000', ours: many, unit: 'MB', limit: MOST },
      { what: 'more than after 1,000', ours: many, reference: few, unit: 'MB', difference: true, limit: MOST_MORE },
    ]
  } finally {
    await server.stop()
  }
}
