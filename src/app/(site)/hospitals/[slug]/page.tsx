import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { language } from '@/app/(site)/language'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-data'
import { pageMetadata } from '@/components/seo/page-metadata'
import { applyTexts } from '@/features/jobs/applications/apply-texts'
import { AppliedBadge } from '@/features/jobs/applications/components/applied-badge'
import { ApplyButton } from '@/features/jobs/applications/components/apply-button'
import { ApplyHost } from '@/features/jobs/applications/components/apply-host'
import { HospitalPage, hospitalTrail } from '@/features/jobs/institutions/components/hospital-page'
import { isWorthFinding } from '@/features/jobs/institutions/institution-rule'
import { hospitalAt, openPostsOf } from '@/features/jobs/institutions/queries'
import { hospitalData } from '@/features/jobs/institutions/structured-data'
import { institutionTexts } from '@/features/jobs/institutions/texts'
import { SaveJob } from '@/features/saved/components/save-item'
import { pathsIn } from '@/lib/addresses/paths'
import { env } from '@/lib/env'

export const revalidate = 3600

interface Props {
  params: Promise<{ slug: string }>
}

// Built on the first visit and kept until the hospital or its vacancies change, or the day ends in India.
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await hospitalAt((await params).slug)
  if (!found || 'movedTo' in found) return {}
  const { hospital } = found
  const posts = await openPostsOf(hospital.id)
  const texts = institutionTexts(language)
  const offered = posts.filter(({ isSample }) => !isSample).length
  return pageMetadata(language, {
    title: texts.pageTitle(hospital.name, hospital.location),
    description: texts.pageDescription(hospital.name, hospital.location, offered),
    address: (paths) => paths.hospital(hospital.slug),
    robots: isWorthFinding(offered, hospital.about) ? undefined : 'noindex, follow',
  })
}

/** One hospital: what it is, and its open posts. */
export default async function HospitalRoute({ params }: Props) {
  const paths = pathsIn(language)
  const found = await hospitalAt((await params).slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(paths.hospital(found.movedTo))
  const { hospital } = found
  const posts = await openPostsOf(hospital.id)
  return (
    <>
      <JsonLd data={hospitalData(hospital, env.SITE_URL + paths.hospital(hospital.slug))} />
      <JsonLd data={breadcrumbData(hospitalTrail(language, hospital))} />
      <HospitalPage
        language={language}
        hospital={hospital}
        posts={posts}
        applied={({ id }) => <AppliedBadge jobId={id}>{applyTexts(language).applied}</AppliedBadge>}
        actions={(job) => (
          <>
            <ApplyButton language={language} words={applyTexts(language)} job={job} kind="line" />
            <SaveJob language={language} job={job} />
          </>
        )}
      />
      <ApplyHost language={language} words={applyTexts(language)} />
    </>
  )
}
