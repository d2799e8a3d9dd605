import type { CollectionSlug, PayloadRequest } from 'payload'
import { asServer, findAsServer } from '@/cms/access/access'
import { checksLinks, env } from '@/lib/env'
import { byTheClock } from '../background/by-the-clock'
import { metadataOf } from '../cms-metadata'
import { textsOf } from '../translations/texts'
import { fetchLink, hasFailed, type LinkFetching, linkVerdict } from './fetch-link'

/** An official URL on the site, and the records that hold it. */
interface OfficialLink {
  address: string
  usedIn: { of: CollectionSlug; record: string; title: string }[]
}

/** All distinct official links of collections that declare some. */
async function officialLinks(req: PayloadRequest): Promise<OfficialLink[]> {
  const links = new Map<string, OfficialLink>()
  for (const { slug, custom, admin } of req.payload.config.collections) {
    const fields = metadataOf({ custom }).links ?? []
    if (fields.length === 0) continue
    const title = admin.useAsTitle ?? 'id'
    const select = Object.fromEntries(
      [...fields.map((field) => field.split('.')[0] ?? ''), title].map((name) => [name, true]),
    )
    // Full authority: a task has no user, and unpublished links are checked as well.
    const { docs } = await req.payload.find({ collection: slug, select, ...asServer(req) })
    for (const doc of docs) {
      const row: Record<string, unknown> = { ...doc }
      const usedIn = { of: slug, record: String(doc.id), title: String(row[title] ?? doc.id) }
      for (const address of new Set(textsOf(row, fields).map(({ text }) => text))) {
        const link = links.get(address) ?? { address, usedIn: [] }
        link.usedIn.push(usedIn)
        links.set(address, link)
      }
    }
  }
  return [...links.values()]
}

const DAY = 24 * 60 * 60 * 1000
/** Days until the next check; failures are retried sooner. */
const GOOD_FOR = { alive: 7, failing: 1, dead: 7 } as const
const MAX_AT_ONCE = 8
const REQUEST_MILLISECONDS = 5000
const LINK_MILLISECONDS = 15_000

interface Known {
  id: string
  outcome: 'alive' | 'failing' | 'dead'
  failures: number
  checkedAt: number
}

/** How links are requested: under the site's name, so that their servers know whom to contact. */
const POLITE_FETCHING: LinkFetching = {
  userAgent: `VaidyaPathLinkCheck/1.0 (+${env.SITE_URL})`,
  timeout: REQUEST_MILLISECONDS,
  deadline: LINK_MILLISECONDS,
}

async function knownLinks(req: PayloadRequest): Promise<Map<string, Known>> {
  // Full authority throughout: a task has no user, and no one may write these rows.
  const select = { address: true, outcome: true, failures: true, checkedAt: true } as const
  const links = await findAsServer(req.payload, 'checked-links', {}, { req, select })
  return new Map(
    links.map(({ id, address, outcome, failures, checkedAt }) => [
      address,
      { id, outcome, failures: failures ?? 0, checkedAt: new Date(checkedAt).getTime() },
    ]),
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)

/** Due links, least recently checked first, one per host. */
function dueLinks(links: readonly OfficialLink[], known: ReadonlyMap<string, Known>, now: number): OfficialLink[] {
  const checkedAt = ({ address }: OfficialLink) => known.get(address)?.checkedAt ?? 0
  const due = links.filter(({ address }) => {
    const before = known.get(address)
    return !before || now - before.checkedAt >= GOOD_FOR[before.outcome] * DAY
  })
  due.sort((one, other) => checkedAt(one) - checkedAt(other))
  const hosts = new Map<string, OfficialLink>()
  for (const link of due) {
    const host = hostOf(link.address)
    if (!hosts.has(host)) hosts.set(host, link)
  }
  return [...hosts.values()].slice(0, MAX_AT_ONCE)
}

/**
 * Checks due links, a few hosts at a time, and records the results; forgets links no record holds any more.
 * @returns how many were checked
 */
export async function checkLinks(req: PayloadRequest, fetching = POLITE_FETCHING, now = new Date()): Promise<number> {
  const [links, known] = await Promise.all([officialLinks(req), knownLinks(req)])
  const due = dueLinks(links, known, now.getTime())
  const answers = await Promise.all(
    due.map(async (link) => ({ link, result: await fetchLink(link.address, fetching) })),
  )
  const lately = now.getTime() - DAY
  const isOnline =
    answers.some(({ result }) => !hasFailed(result)) ||
    [...known.values()].some(({ outcome, checkedAt }) => outcome === 'alive' && checkedAt >= lately)
  const own = { depth: 0, overrideAccess: true, req } as const
  for (const { link, result } of answers) {
    const before = known.get(link.address)
    const data = {
      ...link,
      ...result,
      ...linkVerdict(result, before?.failures ?? 0, isOnline),
      checkedAt: now.toISOString(),
    }
    if (before) await req.payload.update({ collection: 'checked-links', id: before.id, data, ...own })
    else await req.payload.create({ collection: 'checked-links', data, ...own })
  }
  const named = new Set(links.map(({ address }) => address))
  const gone = [...known].flatMap(([address, { id }]) => (named.has(address) ? [] : id))
  if (gone.length > 0) await req.payload.delete({ collection: 'checked-links', where: { id: { in: gone } }, ...own })
  return answers.length
}

/** Each link once a week, a few every ten minutes. Off when the site itself is local. */
export const checkLinksTask = byTheClock(
  'check-links',
  'Ask the official links',
  '0 5,15,25,35,45,55 * * * *',
  (req) => (checksLinks() ? checkLinks(req) : null),
)
