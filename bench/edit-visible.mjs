import pg from 'pg'
import { announced } from '../scripts/lib/messages.mjs'
import { signIn } from './support/administrator.mjs'
import { percentile } from './support/percentile.mjs'
import { startSecondSite } from './support/second-site.mjs'

export const title = 'From the answer to an edit until visitors see it, eight readers asking meanwhile'

const READERS = 8
const ROUNDS = 12
const WARM_UP_ROUNDS = 2
/** Stale responses to requests sent after the save has returned. */
const STALE_LIMIT = 0
/** In milliseconds, 95th percentile: with one process, and when another process saved. */
const VISIBLE_LIMITS = { 'one process': 150, 'two processes': 300 }

/** Readers that request one path after another until stopped. */
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

/** Changes a college, and requests a page as soon as the save has returned. */
async function measureEdit({ saveAt, readAt, cookie, origin, college }, { address, markOf }) {
  const name = `Benchmark Medical College ${Date.now()}`
  const saved = await fetch(`${saveAt}/api/colleges/${college.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ name }),
  })
  if (!saved.ok) throw new Error(`The college could not be saved: ${saved.status} ${await saved.text()}`)
  const mark = markOf((await saved.json()).doc)
  const begun = performance.now()
  for (let asked = 0; ; asked += 1) {
    const isSeen = (await (await fetch(readAt + address)).text()).includes(mark)
    const milliseconds = performance.now() - begun
    if (isSeen) return { isStale: asked > 0, milliseconds }
    if (milliseconds > 30_000) throw new Error(`${address} does not show the edit.`)
  }
}

/** Rounds of one edit per page, after a few that warm up the process. */
async function measureEdits({ pages, ...site }) {
  const stop = readers(pages.map(({ address }) => site.readAt + address))
  const seen = new Map(pages.map((page) => [page, []]))
  try {
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const page of pages) {
        const edit = await measureEdit(site, page)
        if (round >= 0) seen.get(page).push(edit)
      }
    }
  } finally {
    await stop()
  }
  return pages.map((page) => ({
    address: page.address,
    stale: seen.get(page).filter(({ isStale }) => isStale).length,
    p95: percentile(
      seen.get(page).map(({ milliseconds }) => milliseconds),
      0.95,
    ),
  }))
}

/** The page of a college, the list and the guidance page that show it, and the sitemap with its last change. */
export async function measure(site) {
  const { siteUrl, databaseUrl } = site
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const {
    rows: [college],
  } = await client.query(
    `select id, slug, name from colleges where slug = 'aiims-new-delhi' and _status = 'published' and deleted_at is null`,
  )
  if (!college) throw new Error('The college of this bench is not in the seed.')
  const second = await startSecondSite(site, 'second')
  const cookie = await signIn(siteUrl)
  const byName = ({ name }) => name
  const pages = [
    { address: `/colleges/${college.slug}`, markOf: byName },
    { address: '/colleges?state=Delhi&course=mbbs', markOf: byName },
    { address: '/mbbs-in-delhi', markOf: byName },
    { address: '/sitemap.xml', markOf: ({ slug, updatedAt }) => `/colleges/${slug}</loc><lastmod>${updatedAt}` },
  ]
  const common = { cookie, origin: siteUrl, college, pages, saveAt: siteUrl }
  try {
    const rows = []
    for (const [what, readAt] of [
      ['one process', siteUrl],
      ['two processes', second.url],
    ]) {
      const measured = await announced(`Editing, ${what}`, () => measureEdits({ ...common, readAt }))
      for (const { address, stale, p95 } of measured) {
        rows.push({ what: `${what}, ${address}: old after the save`, ours: stale, unit: 'answers', limit: STALE_LIMIT })
        rows.push({ what: `${what}, ${address}: seen after, p95`, ours: p95, unit: 'ms', limit: VISIBLE_LIMITS[what] })
      }
    }
    return rows
  } finally {
    await second.server.stop()
    await fetch(`${siteUrl}/api/colleges/${college.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie, origin: siteUrl },
      body: JSON.stringify({ name: college.name }),
    })
    await client.end()
  }
}
