import { permanentRedirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { VacancyList } from '@/app/(site)/vacancy-list'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { classNames } from '@/components/ui/class-names'
import { BESIDE } from '@/components/ui/page/page'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { summaryIn } from '@/features/jobs/applications/components/apply-button'
import { ApplyHost } from '@/features/jobs/applications/components/apply-control'
import { institutionLink } from '@/features/jobs/institutions/queries'
import { jobMessages } from '@/features/jobs/messages'
import { similarJobs } from '@/features/jobs/search/search-queries'
import { aroundVacancy } from '@/features/jobs/subjects/view'
import { jobCard } from '@/features/jobs/vacancies/card-view'
import { JobBody, JobClosed, JobTitle, jobTrail, SimilarJobs } from '@/features/jobs/vacancies/components/job-details'
import { JobSide } from '@/features/jobs/vacancies/components/job-side'
import { jobBySlug } from '@/features/jobs/vacancies/queries'
import { jobPosting } from '@/features/jobs/vacancies/syndication/structured-data'
import { ViewBeacon } from '@/features/jobs/views/components/view-beacon'
import { SaveJob } from '@/features/saved/components/save-item'
import { searchVocabulary } from '@/features/search/queries'
import { env } from '@/lib/env'
import { RECORD_LANGUAGES } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { describeSubject, SubjectScreen } from '../subject-screen'

export const revalidate = 3600

type Props = PageProps<'/[lang]/jobs/[slug]'>

// Built on the first visit and cached until the vacancy changes or the day ends in India.
export const generateStaticParams = async (): Promise<{ slug: string }[]> => []

export const generateMetadata = metadataOf(async (language, { params }: Props) => {
  const found = await jobBySlug((await params).slug)
  if (!found) return describeSubject(language, { params })
  if ('movedTo' in found) return {}
  const { job } = found
  const named = { ...job, location: job.location && nameIn(language, job.location) }
  return {
    languages: RECORD_LANGUAGES,
    title: jobMessages(language).pageTitle(named),
    description: job.isOpen ? jobMessages(language).pageDescription(named) : jobMessages(language).notOpen,
    path: (paths) => paths.job(job.slug),
    robots: job.isOpen && !job.isSample ? undefined : 'noindex, follow',
  }
})

/** A vacancy, or the department or designation of that name if there is none. */
export default pageOf(async (language, { params }: Props) => {
  const paths = pathsIn(language)
  const found = await jobBySlug((await params).slug)
  if (!found) return <SubjectScreen params={params} />
  if ('movedTo' in found) permanentRedirect(paths.job(found.movedTo))
  const { job } = found
  const similar = (await similarJobs(job)).map((row) => jobCard(row))
  const hospital = job.hospital ? await institutionLink(job.hospital) : null
  const url = env.SITE_URL + paths.job(job.slug)
  const posting = jobPosting(language, job, url)
  return (
    <>
      <JobTitle
        language={language}
        job={job}
        hospital={hospital ? paths.hospital(hospital.slug) : undefined}
        around={aroundVacancy(language, job, (await searchVocabulary()).terms)}
      />
      {job.isOpen ? (
        <div className={classNames('wrap', BESIDE, similar.length === 0 && 'pb-section')}>
          <JobBody language={language} job={job} />
          <JobSide
            language={language}
            job={job}
            url={url}
            save={<SaveJob language={language} job={job} variant="page" />}
          />
        </div>
      ) : (
        <div className="wrap">
          <JobClosed language={language} hasSimilar={similar.length > 0} />
        </div>
      )}
      {similar.length > 0 && (
        <SimilarJobs language={language}>
          <VacancyList language={language} jobs={similar} />
        </SimilarJobs>
      )}
      {job.isOpen && !job.isSample && <ViewBeacon vacancy={job.id} />}
      <ApplyHost
        language={language}
        messages={applyMessages(language)}
        job={job.isOpen ? summaryIn(language, job) : undefined}
      />
      {posting && <JsonLd data={posting} />}
      <JsonLd data={breadcrumbData(language, jobTrail(language, job))} />
    </>
  )
})
