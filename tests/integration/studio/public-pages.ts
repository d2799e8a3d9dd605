import { siteCounts } from '@/app/(site)/site-counts'
import { featuredColleges } from '@/features/colleges/cards/featured-queries'
import { topColleges } from '@/features/colleges/cards/home-queries'
import { collegeAt, otherColleges } from '@/features/colleges/page/queries'
import { workingSearches } from '@/features/colleges/search/example-queries'
import { parseFilters } from '@/features/colleges/search/search-params'
import { countColleges, findColleges } from '@/features/colleges/search/search-queries'
import { toldAnswerTimes } from '@/features/enquiries/queries'
import { getCoursePage, getGuidance, guidanceAddresses } from '@/features/guidance/queries'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { jobSearch } from '@/features/jobs/search/search-params'
import { jobFacets, searchJobs, similarJobs } from '@/features/jobs/search/search-queries'
import { featuredJobs } from '@/features/jobs/vacancies/home-queries'
import { jobBySlug, openJobAddresses } from '@/features/jobs/vacancies/queries'
import { getAboutPage, getAdmissionPage, getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { searchVocabulary } from '@/features/search/queries'
import type { Job } from '@/payload-types'
import { college, job, likeJob, neighbour, otherJob, stranger } from './shown-records'

/** Every public page, by what it reads. */
export const PAGES: Record<string, () => Promise<unknown>> = {
  college: async () => [await collegeAt('en', college.slug ?? ''), await otherColleges('en', college)],
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
