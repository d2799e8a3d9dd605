import type { Payload } from 'payload'
import { siteCounts } from '@/app/(site)/site-counts'
import { topColleges } from '@/features/colleges/cards/cards-queries'
import { featuredColleges } from '@/features/colleges/cards/featured-queries'
import { placeNamed } from '@/features/colleges/distance/distance-queries'
import { mappedRegions } from '@/features/colleges/map/map-queries'
import { collegeAt, otherColleges } from '@/features/colleges/page/queries'
import { parseFilters } from '@/features/colleges/search/search-params'
import { countColleges, findColleges } from '@/features/colleges/search/search-queries'
import { workingSearches } from '@/features/colleges/search/suggestion-queries'
import { getAuthorities } from '@/features/counselling/queries'
import { hitRates, measuredColleges, unpredictedAuthorities } from '@/features/cut-offs/backtest/hit-rates-queries'
import { storedRecords } from '@/features/cut-offs/coverage/record-queries'
import { coverageOf } from '@/features/cut-offs/predictor/coverage-queries'
import { seatTerms } from '@/features/cut-offs/predictor/reach-queries'
import { cutOffRangesOf, cutOffsOfCollege, lastRanksOf } from '@/features/cut-offs/records/cut-offs-queries'
import { publishedAnswerTimes } from '@/features/enquiries/queries'
import { getCoursePage, getGuidance, guidancePaths } from '@/features/guidance/queries'
import { getBannerSlides, getHome } from '@/features/home/queries'
import {
  hospitalPaths,
  hospitals,
  institutionAt,
  institutionLink,
  openPostsOf,
} from '@/features/jobs/institutions/queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { jobFacets, searchJobs, similarJobs } from '@/features/jobs/search/search-queries'
import { subjectLinks, subjectPage, subjectPaths } from '@/features/jobs/subjects/queries'
import { featuredJobs } from '@/features/jobs/vacancies/lists-queries'
import { jobBySlug, openJobPaths } from '@/features/jobs/vacancies/queries'
import { DATA_SET_NAMES } from '@/features/open-data/data-sets'
import { editionOf } from '@/features/open-data/queries'
import { getAboutPage, getAdmissionPage, getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import type { College, Job, User } from '@/payload-types'
import { testPayload } from '../../setup/payload'
import { person, pixel } from '../access/access-fixtures'
import { noted } from './noted-cache'

export let payload: Payload
export const bihar = { location: 'Patna', state: 'Bihar', country: 'India', status: 'Active' } as const
const kerala = { ...bihar, location: 'Kochi', state: 'Kerala' } as const
export let college: College
export let neighbour: College
export let stranger: College
export let job: Job
export let likeJob: Job
export let otherJob: Job
export let hospital: string
export let guidancePage: string
export let image: string
export let list: string
export let banner: string
export let editor: User

export const addCollege = (name: string, more: Partial<College>) =>
  payload.create({ collection: 'colleges', data: { name, ...bihar, courses: ['MBBS'], ...more }, overrideAccess: true })
type JobWords = { department: string; designation?: string; location?: string }
export const addJob = (title: string, { location = 'Delhi', ...more }: JobWords) =>
  payload.create({
    collection: 'jobs',
    data: { title, location, status: 'Active', postedAt: new Date().toISOString(), ...more },
    overrideAccess: true,
  })

/** Makes the records that the pages of a file of tests show. */
export async function makeRecords(): Promise<void> {
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
  const cityInstitution = { name: 'City Hospital', slug: 'city-hospital', location: 'Delhi' }
  hospital = (await payload.create({ collection: 'institutions', data: cityInstitution, overrideAccess: true })).id
  // An editor chose a college of elsewhere for the page of Kerala.
  const chosen = { course: course.id, region: regions[1] ?? '', colleges: [stranger.id, neighbour.id] }
  guidancePage = (await payload.create({ collection: 'guidance-pages', data: chosen, overrideAccess: true })).id
  // And wrote of a territory without a college.
  const territory = { name: 'Ladakh', kind: 'Union territory', country: 'India' } as const
  const region = (await payload.create({ collection: 'regions', data: territory, overrideAccess: true })).id
  const words = { course: course.id, region, introduction: 'Go to Jammu.' }
  await payload.create({ collection: 'guidance-pages', data: words, overrideAccess: true })
  await payload.create({ collection: 'featured-colleges', data: { college: college.id, isFeatured: true } })
  banner = (await payload.create({ collection: 'banner-slides', data: { title: 'Slide', isActive: true } })).id
}

/** Every public page, by what it reads. */
export const PAGES: Record<string, () => Promise<unknown>> = {
  college: async () => [await collegeAt('en', college.slug ?? ''), await otherColleges('en', college)],
  'cut-offs of a college': () => cutOffsOfCollege(college.id),
  'cut-offs of a state': async () => [await cutOffRangesOf('Bihar', 'MBBS'), await lastRanksOf('Bihar', 'MBBS')],
  predictor: async () => [
    await seatTerms(),
    await unpredictedAuthorities(),
    await coverageOf({ course: 'MBBS', round: 'first', state: 'Bihar' }),
  ],
  'how good the predictor is': async () => [await hitRates(), await measuredColleges()],
  'which closing ranks are held': storedRecords,
  'map of colleges': mappedRegions,
  'a choice list from a town': () => placeNamed('Patna', null),
  'open data': () => Promise.all(DATA_SET_NAMES.map(editionOf)),
  'college of the same state': async () => [
    await collegeAt('en', neighbour.slug ?? ''),
    await otherColleges('en', neighbour),
  ],
  'college in Hindi': () => collegeAt('hi', neighbour.slug ?? ''),
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
    await searchJobs('en', jobSearch({ experience: '3' }), await searchVocabulary()),
    await jobFacets('en'),
  ],
  'search for a vacancy': async () => searchJobs('en', jobSearch({ q: 'resident' }), await searchVocabulary()),
  'sitemap of vacancies': openJobPaths,
  'vacancies of a place': async () => subjectPage(await searchVocabulary(), null, 'delhi'),
  'vacancies of a department in a place': async () => subjectPage(await searchVocabulary(), 'cardiology', 'pune'),
  'places and departments': async () => subjectLinks(await searchVocabulary()),
  'sitemap of places and departments': async () => subjectPaths(await searchVocabulary()),
  hospital: async () => [
    await institutionAt('city-hospital'),
    await openPostsOf(hospital),
    await institutionLink(hospital),
  ],
  'list of hospitals': hospitals,
  'sitemap of hospitals': hospitalPaths,
  home: async () => {
    const { topCollegeIds, featuredJobIds } = await getHome('en')
    return [
      await getHome('en'),
      await workingSearches('en', ['Alpha'], await searchVocabulary()),
      await getBannerSlides('en'),
      await topColleges('en', topCollegeIds),
      await featuredJobs(featuredJobIds),
    ]
  },
  admission: async () => [await getAdmissionPage('en'), await featuredColleges('en')],
  counselling: getAuthorities,
  about: () => getAboutPage('en'),
  privacy: () => getLegalPage('privacy'),
  terms: () => getLegalPage('terms'),
  figures: siteCounts,
  frame: async () => [await getSiteSettings(), await publishedAnswerTimes()],
  'guidance for Bihar': () => getGuidance('en', 'mbbs', 'bihar'),
  'guidance for Kerala': () => getGuidance('en', 'mbbs', 'kerala'),
  'guidance for Ladakh': () => getGuidance('en', 'mbbs', 'ladakh'),
  course: () => getCoursePage('en', 'mbbs'),
  'course in Hindi': () => getCoursePage('hi', 'mbbs'),
  'sitemap of guidance': () => guidancePaths('en'),
}

const asked = ({ id, department, designation, location }: Job) => ({
  id,
  department: department ?? null,
  designation: designation ?? null,
  location: location ?? null,
})

/** What a page answers, and the tags that its entry in the cache carries. */
export async function opened(page: string) {
  noted.read.clear()
  const answer = JSON.stringify(await PAGES[page]?.())
  return { answer, tags: [...noted.read] }
}
