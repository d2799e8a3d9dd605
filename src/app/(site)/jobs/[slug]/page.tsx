import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { BreadcrumbList } from 'schema-dts'
import { JsonLd } from '@/components/seo/json-ld'
import { BESIDE } from '@/components/ui/page/side-card'
import { ApplyButton } from '@/features/jobs/applications/components/apply-button'
import { ApplyHost } from '@/features/jobs/applications/components/apply-host'
import { similarJobs } from '@/features/jobs/search/search-queries'
import { jobTexts } from '@/features/jobs/texts'
import { jobCard } from '@/features/jobs/vacancies/card-view'
import { JobBody, JobClosed, JobTitle, jobTrail, SimilarJobs } from '@/features/jobs/vacancies/components/job-details'
import { JobSide } from '@/features/jobs/vacancies/components/job-side'
import { jobBySlug } from '@/features/jobs/vacancies/queries'
import { jobPosting } from '@/features/jobs/vacancies/structured-data'
import type { JobView } from '@/features/jobs/vacancies/view'
import { SaveButton } from '@/features/saved/components/save-button'
import { paths } from '@/lib/addresses/paths'
import { env } from '@/lib/env'

export const revalidate = 3600

interface Props {
  params: Promise<{ slug: string }>
}

// Built on the first visit and kept until the vacancy changes or the day ends in India.
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await jobBySlug((await params).slug)
  if (!found || 'movedTo' in found) return {}
  const { job } = found
  return {
    title: jobTexts.pageTitle(job),
    description: job.isOpen ? jobTexts.pageDescription(job) : jobTexts.notOpen,
    alternates: { canonical: paths.job(job.slug) },
    robots: job.isOpen ? undefined : { index: false, follow: true },
  }
}

export default async function JobPage({ params }: Props) {
  const found = await jobBySlug((await params).slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(paths.job(found.movedTo))
  const { job } = found
  const similar = (await similarJobs(job)).map((row) => jobCard(row))
  const url = env.SITE_URL + paths.job(job.slug)
  const posting = jobPosting(job, url)
  return (
    <>
      <JobTitle job={job} />
      {job.isOpen ? (
        <div className={`wrap ${BESIDE}`}>
          <JobBody job={job} />
          <JobSide job={job} url={url} save={<SaveButton kind="job" id={job.id} name={job.title} variant="page" />} />
        </div>
      ) : (
        <div className="wrap">
          <JobClosed hasSimilar={similar.length > 0} />
        </div>
      )}
      <SimilarJobs
        jobs={similar}
        actions={(other) => (
          <>
            <ApplyButton job={other} />
            <SaveButton kind="job" id={other.id} name={other.title} />
          </>
        )}
      />
      <ApplyHost job={job.isOpen ? summary(job) : undefined} />
      {posting && <JsonLd data={posting} />}
      <JsonLd<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: jobTrail(job).map(({ name, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: env.SITE_URL + href,
          })),
        }}
      />
    </>
  )
}

const summary = ({ id, slug, title, institution, department, location, experience, type, salary }: JobView) => ({
  id,
  slug,
  title,
  institution,
  department,
  location,
  experience,
  type,
  salary,
})
