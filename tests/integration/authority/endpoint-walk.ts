import type { CollectionSlug, Endpoint, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import type { User } from '@/payload-types'
import { status, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, unique } from '../access/access-fixtures'
import { ENDPOINTS, GROUPS, type Who } from './endpoint-table'

/** Refused: who is answered so learns nothing and moves nothing. */
const CLOSED_STATUSES = [401, 403, 404]
const EVERYONE: Who[] = ['anonymous', ...ROLES]

interface Row {
  id: string
  filename?: string | null
}

export let payload: Payload
let owner: User
const people = new Map<Role, User>()
/** One session for each role; what is asked of people may end it, so there everybody signs in for each request. */
const sessions = new Map<Role, string>()

async function makePeople(): Promise<void> {
  payload = await testPayload()
  // Payload's route adds an endpoint of its own with the first request.
  await status('GET', '/api/colleges')
  owner = await person(payload, 'applicant')
  for (const role of ROLES) {
    const user = await person(payload, role)
    people.set(role, user)
    sessions.set(role, await tokenOf(payload, user.id))
  }
}

async function tokenFor(of: string, who: Who): Promise<string | undefined> {
  if (who === 'anonymous') return undefined
  const user = people.get(who)
  return of === 'users' && user ? tokenOf(payload, user.id) : sessions.get(who)
}

/** Every endpoint of the built configuration, by what it belongs to. */
export function endpointsByOwner(): Map<string, Endpoint[]> {
  const { collections, globals, endpoints } = payload.config
  return new Map([
    ...collections.map((own) => [own.slug, own.endpoints || []] as const),
    ...globals.map((own) => [`globals/${own.slug}`, own.endpoints || []] as const),
    ['root', endpoints ?? []],
  ])
}

/** What an endpoint needs to be sent before it asks who is there. */
const BODIES: Record<string, () => object> = {
  'post /unlock': () => ({ email: owner.email }),
  'post /plugin-seo/generate-title': () => ({ collectionSlug: 'colleges', doc: {} }),
  'post /plugin-seo/generate-description': () => ({ collectionSlug: 'colleges', doc: {} }),
  'post /plugin-seo/generate-url': () => ({ collectionSlug: 'colleges', doc: {} }),
  'post /plugin-seo/generate-image': () => ({ collectionSlug: 'colleges', doc: {} }),
}

/** A file where one is asked for first; else what the endpoint needs, or nothing to keep. */
async function bodyFor(of: string, route: string): Promise<object> {
  const isUpload = route === 'post /' && UPLOADS.includes(of)
  const { file } = isUpload ? await fixtureFor(payload, of as CollectionSlug, owner) : {}
  if (!file) return BODIES[route]?.() ?? {}
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }))
  form.set('_payload', '{"alt":"A picture"}')
  return form
}

const UPLOADS = ['media', 'profile-photos', 'resumes']

export const routesOf = (endpoints: Endpoint[]) => [
  ...new Set(endpoints.map(({ method, path }) => `${method} ${path}`)),
]

/** A row that belongs to none of those who ask. */
async function strangersRow(of: string): Promise<Row> {
  const whose = { relationTo: 'users' as const, value: owner.id }
  // Full authority throughout: the row is there before anybody asks for it.
  if (of === 'payload-jobs') return payload.jobs.queue({ task: 'close-vacancies', input: {} }) as Promise<Row>
  if (of === 'payload-locked-documents') {
    return payload.create({ collection: of, data: { document: whose, user: whose }, overrideAccess: true })
  }
  if (of === 'payload-preferences') {
    return payload.db.create({ collection: of, data: { key: unique('list'), value: {}, user: whose } })
  }
  if (of === 'payload-kv') return payload.create({ collection: of, data: { key: unique('kv'), data: {} } })
  const collection = of as CollectionSlug
  const { data, file } = await fixtureFor(payload, collection, owner)
  return payload.create({ collection, data, file, overrideAccess: true }) as Promise<Row>
}

async function versionOf(of: string, row: Row): Promise<string> {
  const collection = of as CollectionSlug
  if (!payload.collections[collection]?.config.versions) return row.id
  const where = { parent: { equals: row.id } }
  const { docs } = await payload.findVersions({ collection, where, limit: 1, overrideAccess: true })
  return String(docs[0]?.id ?? row.id)
}

async function addressOf(of: string, path: string, row: Row | null): Promise<string> {
  const base = of === 'root' ? '/api' : `/api/${of}`
  const id = row && path.includes('/versions/:id') ? await versionOf(of, row) : row?.id
  const named = path
    .replace(/\/:\w+\?/, '')
    .replace(':key', 'columns')
    .replace(':filename', row?.filename ?? 'none')
    .replace(':id', id ?? crypto.randomUUID())
  return `${base}${named === '/' ? '' : named}`
}

/** Who is let in by one endpoint, each role and a visitor asking in turn. */
async function letIn(of: string, route: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ')
  const isOnRow = of !== 'root' && !of.startsWith('globals/') && of !== 'payload-migrations'
  const isBulk = path === '/' && (method === 'patch' || method === 'delete')
  const needsRow = isOnRow && (isBulk || path.includes(':id') || path.includes(':filename'))
  let row = needsRow ? await strangersRow(of) : null
  const passed: Who[] = []
  for (const who of EVERYONE) {
    const address = await addressOf(of, path, row)
    const answer = await status(method.toUpperCase(), isBulk ? `${address}?where[id][equals]=${row?.id}` : address, {
      token: await tokenFor(of, who),
      body: method === 'get' || method === 'delete' ? undefined : await bodyFor(of, route),
    })
    expect([route, who, answer.status < 500]).toEqual([route, who, true])
    const isIn = !CLOSED_STATUSES.includes(answer.status) && (!isBulk || (answer.docs ?? 0) > 0)
    if (isIn) passed.push(who)
    if (isIn && method === 'delete' && row) row = await strangersRow(of)
  }
  return GROUPS.find(([, members]) => members.join() === passed.join())?.[0] ?? passed.join(' and ')
}

/** What endpoints belong to, by the table. */
const owners = [...new Set(Object.values(ENDPOINTS).flatMap((groups) => Object.values(groups).flat()))].sort()
const half = Math.ceil(owners.length / 2)

/** Every file that asks has a process to itself, so that two of them run side by side. */
export const HALVES = { first: owners.slice(0, half), second: owners.slice(half) }

/** Tests who is let in by the endpoints of some owners. */
export function itLetsInWhomTheTableSays(asked: readonly string[]): void {
  beforeAll(makePeople)

  describe.each(asked)('%s over REST', (of) => {
    const routes = Object.entries(ENDPOINTS).filter(([, groups]) => Object.values(groups).flat().includes(of))
    it('lets in whom the table says, and nobody else', { timeout: 180_000 }, async () => {
      const expected = Object.fromEntries(
        routes.map(([route, groups]) => [route, Object.entries(groups).find(([, all]) => all.includes(of))?.[0]]),
      )
      const found: Record<string, string> = {}
      for (const [route] of routes) found[route] = await letIn(of, route)
      expect(found).toEqual(expected)
    })
  })
}
