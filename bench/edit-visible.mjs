import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'
import { freePort } from '../scripts/lib/processes/ports.mjs'
import { startSite } from '../scripts/lib/site/site-server.mjs'
import { signIn } from './support/administrator.mjs'
import { percentile } from './support/percentile.mjs'

export const title = 'From the answer to an edit until visitors see it, eight readers asking meanwhile'

const READERS = 8
const ROUNDS = 12
/** Old answers to a question that is put after the save has returned. */
const STALE_LIMIT = 0
/** In milliseconds, the 95th percentile. */
const VISIBLE_LIMIT = 100

/** Readers who ask for one address after the other until they are told to stop. */
function readers(addresses) {
  let isOver = false
  const read = async (reader) => {
    for (let turn = reader; !isOver; turn += 1) await (await fetch(addresses[turn % addresses.length])).arrayBuffer()
  }
  const all = Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)))
  return async () => {
    isOver = true
    await all
  }
}

/** Changes a college round after round, and asks each page for it as soon as the save has returned. */
async function measureEdits({ saveAt, readAt, cookie, origin, college, pages }) {
  const stop = readers(pages.map((page) => readAt + page))
  const times = Object.fromEntries(pages.map((page) => [page, []]))
  const stale = Object.fromEntries(pages.map((page) => [page, 0]))
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const name = `Benchmark Medical College ${round} ${Date.now()}`
      const saved = await fetch(`${saveAt}/api/colleges/${college.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ name }),
      })
      if (!saved.ok) throw new Error(`The college could not be saved: ${saved.status} ${await saved.text()}`)
      const begun = performance.now()
      const seen = pages.map(async (page) => {
        for (let asked = 0; ; asked += 1) {
          if ((await (await fetch(readAt + page)).text()).includes(name))
            return times[page].push(performance.now() - begun)
          if (asked === 0) stale[page] += 1
          if (performance.now() - begun > 30_000) throw new Error(`${page} does not show the edit.`)
        }
      })
      await Promise.all(seen)
    }
  } finally {
    await stop()
  }
  return pages.map((page) => ({ page, stale: stale[page], p95: percentile(times[page], 0.95) }))
}

/** The page of a college, the list and the guidance page that show it, and the search that finds it. */
export async function measure(site) {
  const { siteUrl, groups, environment, databaseUrl, folder } = site
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const {
    rows: [college],
  } = await client.query(
    `select id, slug, name from colleges where slug = 'aiims-new-delhi' and _status = 'published' and deleted_at is null`,
  )
  if (!college) throw new Error('The college of this bench is not in the seed.')
  const port = await freePort()
  const second = await startSite({
    groups,
    mode: 'start',
    port,
    environment: { ...environment, DATABASE_URL: databaseUrl, SITE_URL: siteUrl, PORT: String(port) },
    show: false,
    log: `${folder}/logs/second.log`,
  })
  const cookie = await signIn(siteUrl)
  const pages = [`/colleges/${college.slug}`, '/colleges?state=Delhi&course=mbbs', '/mbbs-in-delhi']
  const common = { cookie, origin: siteUrl, college, pages, saveAt: siteUrl }
  try {
    const rows = []
    for (const [what, readAt] of [
      ['one process', siteUrl],
      ['two processes', `http://127.0.0.1:${port}`],
    ]) {
      const measured = await announced(`Editing, ${what}`, () => measureEdits({ ...common, readAt }))
      for (const { page, stale, p95 } of measured) {
        rows.push({ what: `${what}, ${page}: old after the save`, ours: stale, unit: 'answers', limit: STALE_LIMIT })
        rows.push({ what: `${what}, ${page}: seen after, p95`, ours: p95, unit: 'ms', limit: VISIBLE_LIMIT })
      }
    }
    return rows
  } finally {
    await second.stop()
    await fetch(`${siteUrl}/api/colleges/${college.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie, origin: siteUrl },
      body: JSON.stringify({ name: college.name }),
    })
    await client.end()
  }
}
