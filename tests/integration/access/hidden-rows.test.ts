import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/cms/access/roles'
import { hasDrafts } from '@/cms/versions/restore-endpoint'
import type { College, User } from '@/payload-types'
import { rest, tokenOf } from '../../setup/http'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person } from './access-fixtures'

type Who = 'anonymous' | Role
const EVERYONE: Who[] = ['anonymous', ...ROLES]

/** Who keeps a collection with drafts, and so reads what visitors do not; everybody else sees what is live alone. */
const KEEPERS = {
  colleges: ['editor', 'admin'],
  'guidance-pages': ['editor', 'admin'],
  'banner-slides': ['editor', 'admin'],
  'admission-rules': ['editor', 'admin'],
  institutions: ['admin'],
} satisfies Partial<Record<CollectionSlug, Who[]>>
type Drafted = keyof typeof KEEPERS

/** Of these visitors read nothing, published or not: pages say it. */
const KEEPERS_ALONE = [
  'banner-translations',
  'college-translations',
  'course-translations',
  'guidance-translations',
  'page-translations',
  'region-translations',
] as const satisfies CollectionSlug[]

/** A field of each collection that says which version somebody was shown. */
const SHOWN = {
  colleges: 'location',
  'guidance-pages': 'title',
  'banner-slides': 'title',
  institutions: 'location',
  'admission-rules': 'statement',
}
const LIVE = 'As published'
const DRAFT = 'As drafted'

const STATES = [
  'live',
  'live with a newer draft',
  'draft',
  'planned draft',
  'withdrawn',
  'trashed',
  'trashed draft',
] as const
type State = (typeof STATES)[number]

let payload: Payload
let owner: User
const people = new Map<Who, User | undefined>()
const tokens = new Map<Who, string | undefined>()

beforeAll(async () => {
  payload = await testPayload()
  owner = await person(payload, 'applicant')
  for (const role of ROLES) {
    const user = await person(payload, role)
    people.set(role, user)
    tokens.set(role, await tokenOf(payload, user.id))
  }
})

/** A record in a state. Full authority throughout: it is there before anybody asks for it. */
async function recordIn(collection: Drafted, state: State): Promise<string> {
  // Colleges stand for the types of all: they differ in their fields alone.
  const write = { collection: collection as 'colleges', overrideAccess: true, depth: 0 } as const
  const { data } = await fixtureFor(payload, write.collection, owner)
  const shown = (text: string) => ({ [SHOWN[collection]]: text }) as object as Partial<College>
  const isDraft = state.includes('draft') && !state.startsWith('live')
  const status = isDraft ? ('draft' as const) : ('published' as const)
  const own = { ...data, ...shown(isDraft ? DRAFT : LIVE), _status: status } as typeof data
  const { id } = await payload.create({ ...write, data: own, draft: isDraft })
  const change = (more: Partial<College>, draft = false) => payload.update({ ...write, id, data: more, draft })
  if (state === 'live with a newer draft') await change(shown(DRAFT), true)
  if (state === 'withdrawn') await change({ _status: 'draft' })
  if (state.startsWith('trashed')) await change({ deletedAt: new Date().toISOString() })
  if (state === 'planned draft') {
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: write.collection, value: id } },
      waitUntil: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })
  }
  return id
}

const textOf = (collection: Drafted, row: object | null | undefined): string | null =>
  (row as Record<string, string> | null | undefined)?.[SHOWN[collection]] ?? null

/** What somebody is shown of a record by every way over REST and through the Local API. */
async function seen(collection: Drafted, id: string, who: Who): Promise<string[]> {
  const token = tokens.get(who)
  const found = new Set<string>()
  const note = (row: object | null | undefined) => {
    const text = textOf(collection, row)
    if (text) found.add(text)
  }
  const trash = ['', '&trash=true']
  for (const query of [...trash, ...trash.map((more) => `&draft=true${more}`)]) {
    note((await rest('GET', `/api/${collection}/${id}?depth=0${query}`, { token })).json)
    const listed = await rest('GET', `/api/${collection}?depth=0&where[id][equals]=${id}${query}`, { token })
    for (const row of listed.json?.docs ?? []) note(row)
    const counted = await rest('GET', `/api/${collection}/count?where[id][equals]=${id}${query}`, { token })
    if (counted.json?.totalDocs > 0) found.add('counted')
    const versions = await rest('GET', `/api/${collection}/versions?depth=0&where[parent][equals]=${id}${query}`, {
      token,
    })
    for (const { version } of versions.json?.docs ?? []) note(version)
  }
  const authority = { collection, depth: 0, overrideAccess: false, user: people.get(who) } as const
  for (const draft of [false, true]) {
    note(await payload.findByID({ ...authority, id, draft, trash: true, disableErrors: true }).catch(() => null))
    const where = { id: { equals: id } }
    const listed = await payload.find({ ...authority, where, draft, trash: true }).catch(() => null)
    for (const row of listed?.docs ?? []) note(row)
  }
  const where = { parent: { equals: id } }
  const versions = await payload.findVersions({ ...authority, where, trash: true }).catch(() => null)
  for (const { version } of versions?.docs ?? []) note(version)
  return [...found].sort()
}

it('is asked of every collection with drafts', () => {
  const drafted = payload.config.collections.filter(hasDrafts).map(({ slug }) => slug)
  expect(drafted.sort()).toEqual([...Object.keys(KEEPERS), ...KEEPERS_ALONE].sort())
})

it.each(KEEPERS_ALONE)('a record of %s is read by who keeps it alone, also when it is live', async (collection) => {
  const { data } = await fixtureFor(payload, collection, owner)
  const { id } = await payload.create({
    collection,
    data: { ...data, _status: 'published' } as never,
    overrideAccess: true,
  })
  const told = new Set<Who>()
  for (const who of EVERYONE) {
    const token = tokens.get(who)
    const one = await rest('GET', `/api/${collection}/${id}?depth=0`, { token })
    const listed = await rest('GET', `/api/${collection}?depth=0&where[id][equals]=${id}`, { token })
    if (one.status === 200 || listed.json?.docs?.length) told.add(who)
  }
  expect([...told].sort()).toEqual(['admin', 'editor'])
})

describe.each(Object.keys(KEEPERS) as Drafted[])('a record of %s', (collection) => {
  it.each(STATES)('that is %s is shown to each role as far as it is theirs', async (state) => {
    const id = await recordIn(collection, state)
    const all = {
      live: ['As published'],
      'live with a newer draft': [DRAFT, LIVE],
      draft: [DRAFT],
      'planned draft': [DRAFT],
      withdrawn: [LIVE],
      trashed: [LIVE],
      'trashed draft': [DRAFT],
    }[state]
    const visitors = state.startsWith('live') ? [LIVE] : []
    const told: Partial<Record<Who, string[]>> = {}
    const expected: Partial<Record<Who, string[]>> = {}
    for (const who of EVERYONE) {
      told[who] = (await seen(collection, id, who)).filter((word) => word !== 'counted' || !state.startsWith('live'))
      const keeps = (KEEPERS[collection] as Who[]).includes(who)
      expected[who] = keeps ? [...all, ...(state.startsWith('live') ? [] : ['counted'])].sort() : visitors
    }
    expect(told).toEqual(expected)
  })
})

it('is not shown through a record that names it either', async () => {
  const { data } = await fixtureFor(payload, 'featured-colleges', owner)
  const drafted = await recordIn('colleges', 'live with a newer draft')
  const hidden = await Promise.all(
    (['draft', 'withdrawn', 'trashed'] as const).map((state) => recordIn('colleges', state)),
  )
  for (const college of [drafted, ...hidden]) {
    const { id } = await payload.create({
      collection: 'featured-colleges',
      data: { ...data, college },
      overrideAccess: true,
    })
    for (const who of EVERYONE.filter((one) => !(KEEPERS.colleges as Who[]).includes(one))) {
      for (const draft of ['', '&draft=true']) {
        const { json } = await rest('GET', `/api/featured-colleges/${id}?depth=2${draft}`, { token: tokens.get(who) })
        const shown = typeof json.college === 'object' ? textOf('colleges', json.college) : null
        expect([who, shown]).toEqual([who, college === drafted ? shown && LIVE : null])
      }
    }
  }
})
