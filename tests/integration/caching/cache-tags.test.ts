import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { siteCounts } from '@/app/(site)/site-counts'
import { CARD_COLUMNS } from '@/features/colleges/cards/card-view'
import { featuredColleges } from '@/features/colleges/cards/featured-queries'
import { topColleges } from '@/features/colleges/cards/home-queries'
import { SHOWN_ELSEWHERE } from '@/features/colleges/hooks/cache-tags'
import { collegeImporter } from '@/features/colleges/import/admin/college-importer'
import { ROW_COLUMNS } from '@/features/colleges/page/college-view'
import { collegeAt, otherColleges } from '@/features/colleges/page/queries'
import { workingSearches } from '@/features/colleges/search/example-queries'
import { parseFilters } from '@/features/colleges/search/search-params'
import { countColleges, findColleges } from '@/features/colleges/search/search-queries'
import { getAuthorities } from '@/features/counselling/queries'
import { hitRates, unpredictedAuthorities } from '@/features/cut-offs/backtest/hit-rates-queries'
import { seatTerms } from '@/features/cut-offs/predictor/reach-queries'
import { cutOffRangesOf, cutOffsOfCollege } from '@/features/cut-offs/records/cut-offs-queries'
import { toldAnswerTimes } from '@/features/enquiries/queries'
import { getCoursePage, getGuidance, guidanceAddresses } from '@/features/guidance/queries'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { vacancyImporter } from '@/features/jobs/import/admin/vacancy-importer'
import {
  hospitalAddresses,
  hospitalAt,
  hospitalLink,
  hospitals,
  openPostsOf,
} from '@/features/jobs/institutions/queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { jobFacets, searchJobs, similarJobs } from '@/features/jobs/search/search-queries'
import { subjectAddresses, subjectLinks, subjectPage } from '@/features/jobs/subjects/queries'
import { featuredJobs } from '@/features/jobs/vacancies/home-queries'
import { jobBySlug, openJobAddresses } from '@/features/jobs/vacancies/queries'
import { getAboutPage, getAdmissionPage, getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import { idOf } from '@/lib/database/record-id'
import type { College, Job, User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { fixtureFor, person, pixel } from '../access/access-fixtures'

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

let payload: Payload
const bihar = { location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' } as const
const kerala = { ...bihar, location: 'Kochi', state: 'Kerala' } as const
let college: College
let neighbour: College
let stranger: College
let job: Job
let likeJob: Job
let otherJob: Job
let hospital: string
let guidancePage: string
let image: string
let list: string
let banner: string
let editor: User

const addCollege = (name: string, more: Partial<College>) =>
  payload.create({ collection: 'colleges', data: { name, ...bihar, courses: ['MBBS'], ...more }, overrideAccess: true })
type JobWords = { department: string; designation?: string; location?: string }
const addJob = (title: string, { location = 'Delhi', ...more }: JobWords) =>
  payload.create({
    collection: 'jobs',
    data: { title, location, status: 'Active', postedAt: new Date().toISOString(), ...more },
    overrideAccess: true,
  })

beforeAll(async () => {
  payload = await testPayload()
  const course = await payload.create({
    collection: 'courses',
    data: { key: 'mbbs', name: 'MBBS', fullName: 'Bachelor', slug: 'mbbs-courses' },
    overrideAccess: true,
  })
  const regions: string[] = []
  for (const name of ['Bihar', 'Kerala']) {
    const data = { name, kind: 'State', country: 'India', inCoursesMenu: true } as const
    regions.push((await payload.create({ collection: 'regions', data, overrideAccess: true })).id)
  }
  editor = await person(payload, 'editor')
  image = (await payload.create({ collection: 'media', data: { alt: 'A gate' }, file: await pixel() })).id
  const source = { title: 'Order on fees', kind: 'official', year: '2025' } as const
  list = (await payload.create({ collection: 'sources', data: source, overrideAccess: true })).id
  const board = { name: 'A board', site: 'https://board.example', state: regions[0] }
  const authority = await payload.create({ collection: 'counselling-authorities', data: board, overrideAccess: true })
  const round = { authority: authority.id, what: 'Round 1', startsOn: new Date().toISOString(), source: list }
  await payload.create({ collection: 'counselling-dates', data: round, overrideAccess: true })
  college = await addCollege('Alpha College', { image })
  neighbour = await addCollege('Beta College', {})
  stranger = await addCollege('Gamma College', kerala)
  job = await addJob('Resident', { department: 'Cardiology', location: 'Delhi', designation: 'Resident' })
  likeJob = await addJob('Consultant', { department: 'Cardiology', location: 'Pune', designation: 'Consultant' })
  otherJob = await addJob('Nurse', { department: 'Nursing', location: 'Kochi', designation: 'Nurse' })
  const cityHospital = { name: 'City Hospital', slug: 'city-hospital', location: 'Delhi' }
  hospital = (await payload.create({ collection: 'institutions', data: cityHospital, overrideAccess: true })).id
  // An editor chose a college of elsewhere for the page of Kerala.
  const chosen = { course: course.id, region: regions[1] ?? '', colleges: [stranger.id, neighbour.id] }
  guidancePage = (await payload.create({ collection: 'guidance-pages', data: chosen, overrideAccess: true })).id
  await payload.create({ collection: 'featured-colleges', data: { college: college.id, isFeatured: true } })
  banner = (await payload.create({ collection: 'banner-slides', data: { title: 'Slide', isActive: true } })).id
})

/** Every public page, by what it reads. */
const PAGES: Record<string, () => Promise<unknown>> = {
  college: async () => [await collegeAt('en', college.slug ?? ''), await otherColleges('en', college)],
  'cut-offs of a college': () => cutOffsOfCollege(college.id),
  'cut-offs of a state': () => cutOffRangesOf('Bihar'),
  predictor: async () => [await seatTerms(), await unpredictedAuthorities()],
  'how good the predictor is': hitRates,
  'college of the same state': async () => [
    await collegeAt('en', neighbour.slug ?? ''),
    await otherColleges('en', neighbour),
  ],
  'college of another state': async () => [
    await collegeAt('en', stranger.slug ?? ''),
    await otherColleges('en', stranger),
  ],
  'list of colleges': async () => [
    await findColleges('en', parseFilters({}), await searchVocabulary()),
    await countColleges(),
  ],
  vacancy: async () => [await jobBySlug(job.slug ?? ''), await similarJobs(asked(job))],
  'vacancy like it': async () => [await jobBySlug(likeJob.slug ?? ''), await similarJobs(asked(likeJob))],
  'vacancy unlike it': async () => [await jobBySlug(otherJob.slug ?? ''), await similarJobs(asked(otherJob))],
  'list of vacancies': async () => [
    await searchJobs('en', jobSearch({}), await searchVocabulary()),
    await jobFacets('en'),
  ],
  'search for a vacancy': async () => searchJobs('en', jobSearch({ q: 'resident' }), await searchVocabulary()),
  'sitemap of vacancies': openJobAddresses,
  'vacancies of a place': async () => subjectPage(await searchVocabulary(), null, 'delhi'),
  'vacancies of a department in a place': async () => subjectPage(await searchVocabulary(), 'cardiology', 'pune'),
  'places and departments': async () => subjectLinks(await searchVocabulary()),
  'sitemap of places and departments': async () => subjectAddresses(await searchVocabulary()),
  hospital: async () => [await hospitalAt('city-hospital'), await openPostsOf(hospital), await hospitalLink(hospital)],
  'list of hospitals': hospitals,
  'sitemap of hospitals': hospitalAddresses,
  home: async () => {
    const { topCollegeIds, featuredJobIds } = await getHome()
    return [
      await getHome(),
      await workingSearches('en', ['Alpha'], await searchVocabulary()),
      await getBannerSlides(),
      await topColleges('en', topCollegeIds),
      await featuredJobs(featuredJobIds),
    ]
  },
  admission: async () => [await getAdmissionPage(), await featuredColleges('en')],
  counselling: getAuthorities,
  about: getAboutPage,
  privacy: () => getLegalPage('privacy'),
  terms: () => getLegalPage('terms'),
  figures: siteCounts,
  frame: async () => [await getSiteSettings(), await toldAnswerTimes()],
  'guidance for Bihar': () => getGuidance('en', 'mbbs', 'bihar'),
  'guidance for Kerala': () => getGuidance('en', 'mbbs', 'kerala'),
  course: () => getCoursePage('en', 'mbbs'),
  'sitemap of guidance': () => guidanceAddresses('en'),
}

const asked = ({ id, department, designation, location }: Job) => ({
  id,
  department: department ?? null,
  designation: designation ?? null,
  location: location ?? null,
})

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
