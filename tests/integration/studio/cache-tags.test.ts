import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CARD_COLUMNS } from '@/features/colleges/cards/card-view'
import { SHOWN_ELSEWHERE } from '@/features/colleges/hooks/cache-tags'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { ROW_COLUMNS } from '@/features/colleges/page/college-view'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import type { College, Job } from '@/payload-types'
import { pixel } from '../access/access-fixtures'
import { PAGES } from './public-pages'
import {
  addCollege,
  addJob,
  banner,
  bihar,
  college,
  guidancePage,
  image,
  job,
  likeJob,
  list,
  makeShownRecords,
  neighbour,
  payload,
  stranger,
} from './shown-records'

const noted = vi.hoisted(() => ({ cleared: new Set<string>(), read: new Set<string>(), keys: new Set<string>() }))
vi.mock('next/server.js', () => ({ after: (work: () => void) => work() }))
vi.mock('next/cache.js', () => ({
  revalidateTag: (tag: string) => noted.cleared.add(tag),
  revalidatePath: () => undefined,
  unstable_cache: (read: () => Promise<unknown>, [name = '']: string[], { tags }: { tags: string[] }) => {
    noted.keys.add(name)
    for (const tag of tags) noted.read.add(tag)
    return read
  },
}))

beforeAll(makeShownRecords)

/** What a page answers, and the tags that its entry in the cache carries. */
async function opened(page: string) {
  noted.read.clear()
  const answer = JSON.stringify(await PAGES[page]?.())
  return { answer, tags: [...noted.read] }
}

const changeCollege =
  (data: Partial<College>, draft = false) =>
  async () => {
    await payload.update({ collection: 'colleges', id: college.id, data, draft, overrideAccess: true })
  }
const changeJob = (data: Partial<Job>) => async () => {
  await payload.update({ collection: 'jobs', id: job.id, data, overrideAccess: true })
}

const TERM = { kind: 'word' as const, value: 'resident', spellings: ['resydent'] }

const EDITS: [string, () => Promise<unknown>][] = [
  ...Object.entries({
    description: 'Old and good.',
    location: 'Gaya',
    ownership: 'Private',
    courses: ['MBBS', 'BDS'],
    fees: '45,000',
    seats: '150',
    established: 1925,
    rating: 4,
    featured: true,
    ranking: 'NIRF 20',
    websiteUrl: 'https://alpha.example.org',
    imageUrl: 'https://alpha.example.org/a.jpg',
    name: 'Aleph College',
    slug: 'aleph-college',
    state: 'Kerala',
    status: 'Inactive',
  }).map(([field, value]): [string, () => Promise<unknown>] => [
    `${field} of a college`,
    changeCollege({ [field]: value }),
  ]),
  ['a college shown again', changeCollege({ ...bihar })],
  ['a draft of a college', changeCollege({ name: 'Drafted College', slug: 'drafted', state: 'Kerala' }, true)],
  ['the draft published', changeCollege({ _status: 'published' })],
  ['a college in the trash', changeCollege({ deletedAt: new Date().toISOString() })],
  ['a new college', () => addCollege('Delta College', {})],
  ...Object.entries({
    description: 'Nights and days.',
    title: 'Senior Resident',
    institution: 'City Hospital',
    salary: '90,000 a month',
    experience: '3 years',
    type: 'Contract',
    department: 'Nursing',
    designation: 'Nurse',
    location: 'Kochi',
    slug: 'moved-resident',
    deadline: '2099-01-01T00:00:00.000Z',
    status: 'Closed',
  }).map(([field, value]): [string, () => Promise<unknown>] => [
    `${field} of a vacancy`,
    changeJob({ [field]: value }),
  ]),
  ['a vacancy opened again', changeJob({ status: 'Active' })],
  ['a vacancy in the trash', changeJob({ deletedAt: new Date().toISOString() })],
  ['a new vacancy', () => addJob('Registrar', { department: 'Nursing' })],
  ['an image', () => payload.update({ collection: 'media', id: image, data: { alt: 'The gate' } })],
  [
    'a page of guidance',
    () => payload.update({ collection: 'guidance-pages', id: guidancePage, data: { title: 'Go' } }),
  ],
  [
    'a college that guidance chose',
    () => payload.update({ collection: 'colleges', id: neighbour.id, data: { name: 'Bet College' } }),
  ],
  [
    'the fees of a college by row',
    async () => {
      const data = { feeRows: [{ amount: 45_000, source: list }] }
      await payload.update({ collection: 'colleges', id: neighbour.id, data })
    },
  ],
  [
    'a source of fees',
    () => payload.update({ collection: 'sources', id: list, data: { kind: 'own', title: 'Hearsay' } }),
  ],
  ['the time for which fees hold', () => payload.updateGlobal({ slug: 'fact-settings', data: { fees: 6 } })],
  ['a word of the search', () => payload.create({ collection: 'search-terms', data: TERM, overrideAccess: true })],
  ['a banner', () => payload.update({ collection: 'banner-slides', id: banner, data: { subtitle: 'More' } })],
  [
    'a region',
    () => payload.update({ collection: 'regions', where: { name: { equals: 'Bihar' } }, data: { capital: 'Patna' } }),
  ],
  [
    'a course',
    () => payload.update({ collection: 'courses', where: { key: { equals: 'mbbs' } }, data: { fullName: 'MB' } }),
  ],
  [
    'a featured college',
    () => payload.update({ collection: 'featured-colleges', where: {}, data: { ranking: 'First' } }),
  ],
  ['the home page', () => payload.updateGlobal({ slug: 'home', data: { closing: { title: 'Begin' } } })],
  ['the settings', () => payload.updateGlobal({ slug: 'site-settings', data: { brand: 'VaidyaPath here' } })],
  ['the admission page', () => payload.updateGlobal({ slug: 'admission', data: { title: 'Admission' } })],
  ['the about page', () => payload.updateGlobal({ slug: 'about', data: { mission: 'To help.' } })],
  ['the privacy page', () => payload.updateGlobal({ slug: 'privacy', data: {} })],
  ['the terms', () => payload.updateGlobal({ slug: 'terms', data: {} })],
]

describe('what is read and what is cleared', () => {
  const everCleared = new Set<string>()
  const everRead = new Set<string>()
  const kindOf = (tag: string) => tag.split(':')[0] ?? ''

  it.each(EDITS)('no page stays stale after an edit: %s', async (_name, edit) => {
    const before = new Map<string, { answer: string; tags: string[] }>()
    for (const page of Object.keys(PAGES)) before.set(page, await opened(page))
    noted.cleared.clear()
    await edit()
    const cleared = new Set(noted.cleared)
    const stale: string[] = []
    for (const [page, { answer, tags }] of before) {
      for (const tag of tags) everRead.add(kindOf(tag))
      const now = await opened(page)
      if (now.answer !== answer && !tags.some((tag) => cleared.has(tag))) stale.push(page)
    }
    for (const tag of cleared) everCleared.add(kindOf(tag))
    expect(stale).toEqual([])
  })

  it('every tag that is read is cleared by something, and nothing is cleared that nobody reads', () => {
    const many = [...collegeImporter.tags(), ...vacancyImporter.tags()]
    const all = new Set([...everCleared, ...many])
    expect([...all].sort()).toEqual([...everRead].sort())
  })

  it('every reader of the cache was read', () => {
    const named = new Set<string>()
    const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /(?<!\.test|caching\/cache)\.tsx?$/.test(name))) {
      const text = fs.readFileSync(path.join('src', file), 'utf8')
      for (const [, name = ''] of text.matchAll(/cached(?:ForToday)?(?:<[^(]*>)?\(\s*\[\s*'([\w-]+)'/g)) named.add(name)
    }
    // For a database that does not answer, and for a banner whose time will come.
    for (const name of ['banner-failed', 'featured-failed', 'banner-change']) named.delete(name)
    expect([...named].filter((name) => !noted.keys.has(name))).toEqual([])
  })
})

describe('an edit rebuilds only what shows it', () => {
  /** The pages that an edit has rendered anew. */
  async function rebuilt(edit: () => Promise<unknown>): Promise<string[]> {
    const pages = new Map<string, string[]>()
    for (const page of Object.keys(PAGES)) pages.set(page, (await opened(page)).tags)
    noted.cleared.clear()
    await edit()
    return [...pages].flatMap(([page, tags]) => (tags.some((tag) => noted.cleared.has(tag)) ? page : []))
  }

  const update = (id: string, data: Partial<College>, draft = false) =>
    rebuilt(() => payload.update({ collection: 'colleges', id, data, draft, overrideAccess: true }))

  it('words of a college: its own page, lists and sitemaps', async () => {
    const pages = await update(stranger.id, { description: 'By the sea.' })
    expect(pages).toEqual(['college of another state', 'list of colleges', 'home', 'sitemap of guidance'])
  })

  it('the fees of a college: also what shows its card, in its own state alone', async () => {
    const pages = await update(neighbour.id, { fees: '70,000' })
    expect(pages).toContain('college of the same state')
    expect(pages).not.toContain('college of another state')
    expect(pages).not.toContain('privacy')
    // It was chosen by an editor for this page.
    expect(pages).toContain('guidance for Kerala')
    const inKerala = await update(stranger.id, { fees: '80,000' })
    expect(inKerala).not.toContain('college of the same state')
    expect(inKerala).not.toContain('guidance for Bihar')
  })

  it('a draft: nothing', async () => {
    expect(await update(stranger.id, { name: 'Not Yet' }, true)).toEqual([])
  })

  it('words of a vacancy: its own page and lists', async () => {
    const edit = () => payload.update({ collection: 'jobs', id: likeJob.id, data: { description: 'Teach.' } })
    expect(await rebuilt(edit)).toEqual([
      'vacancy like it',
      'list of vacancies',
      'search for a vacancy',
      'sitemap of vacancies',
    ])
  })

  it('a new image: nothing', async () => {
    const file = await pixel()
    expect(await rebuilt(() => payload.create({ collection: 'media', data: { alt: 'New' }, file }))).toEqual([])
  })
})

it('knows every column that cards and tables of colleges show', () => {
  const shown = Object.keys({ ...CARD_COLUMNS, ...ROW_COLUMNS })
  expect(shown.filter((column) => !SHOWN_ELSEWHERE.includes(column))).toEqual([])
})
