import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import { idOf } from '@/lib/database/record-id'
import type { College, Job } from '@/payload-types'
import { fixtureFor } from '../access/access-fixtures'
import { noted } from './noted-cache'
import {
  addCollege,
  addJob,
  banner,
  bihar,
  college,
  editor,
  guidancePage,
  hospital,
  image,
  job,
  list,
  makeRecords,
  neighbour,
  opened,
  PAGES,
  payload,
} from './public-pages'

vi.mock('next/server.js', () => ({ after: (work: () => void) => work() }))
vi.mock('next/cache.js', () => import('./noted-cache'))

beforeAll(makeRecords)

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
  ['the hospital of a vacancy', async () => changeJob({ hospital })()],
  ['a vacancy opened again', changeJob({ status: 'Active' })],
  ['a vacancy in the trash', changeJob({ deletedAt: new Date().toISOString() })],
  [
    'words of a hospital',
    () => payload.update({ collection: 'institutions', id: hospital, data: { about: 'Births and newborns.' } }),
  ],
  [
    'the name of a hospital',
    () => payload.update({ collection: 'institutions', id: hospital, data: { name: 'Old City Hospital' } }),
  ],
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
    'words of a college that is read in Hindi',
    () => payload.update({ collection: 'colleges', id: neighbour.id, data: { description: 'Old.' } }),
  ],
  [
    'Hindi of a course',
    async () => {
      const { docs } = await payload.find({ collection: 'courses', where: { key: { equals: 'mbbs' } }, limit: 1 })
      const data = { record: docs[0]?.id ?? '', language: 'hi', field: 'fullName', text: 'बैचलर' } as const
      return payload.create({ collection: 'course-translations', data, overrideAccess: true })
    },
  ],
  [
    'Hindi of a college',
    () => {
      const data = { record: neighbour.id, language: 'hi', field: 'description', text: 'पुराना।' } as const
      return payload.create({ collection: 'college-translations', data, overrideAccess: true })
    },
  ],
  [
    'Hindi of a college withdrawn',
    () =>
      payload.delete({
        collection: 'college-translations',
        where: { record: { equals: neighbour.id } },
        overrideAccess: true,
      }),
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
  [
    'an authority',
    () => payload.update({ collection: 'counselling-authorities', where: {}, data: { allots: 'Seats.' } }),
  ],
  ['a date', () => payload.update({ collection: 'counselling-dates', where: {}, data: { what: 'Round 3' } })],
  ['a word of the search', () => payload.create({ collection: 'search-terms', data: TERM, overrideAccess: true })],
  [
    'what a name in lists means',
    async () => {
      const { data } = await fixtureFor(payload, 'closing-ranks', editor)
      const { listedAs } = await payload.create({ collection: 'closing-ranks', data, depth: 0 })
      await payload.update({ collection: 'college-names', id: idOf(listedAs), data: { college: college.id } })
    },
  ],
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
  /** What the pages answer: after one edit, what they said before the next. */
  const standing = new Map<string, Awaited<ReturnType<typeof opened>>>()

  beforeAll(async () => {
    for (const page of Object.keys(PAGES)) standing.set(page, await opened(page))
  })

  it.each(EDITS)('no page stays stale after an edit: %s', async (_name, edit) => {
    noted.cleared.clear()
    await edit()
    const cleared = new Set(noted.cleared)
    const stale: string[] = []
    for (const [page, { answer, tags }] of [...standing]) {
      for (const tag of tags) everRead.add(kindOf(tag))
      const now = await opened(page)
      standing.set(page, now)
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
    const files = fs.readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('queries.ts'))) {
      const text = fs.readFileSync(path.join('src/features', file), 'utf8')
      for (const [, name = ''] of text.matchAll(/cached(?:ForToday)?(?:<[^(]*>)?\(\s*\[\s*'([\w-]+)'/g)) named.add(name)
    }
    // For a database that does not answer, and for a banner whose time will come.
    for (const name of ['banner-failed', 'featured-failed', 'banner-change']) named.delete(name)
    expect([...named].filter((name) => !noted.keys.has(name))).toEqual([])
  })
})
