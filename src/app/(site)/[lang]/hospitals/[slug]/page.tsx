import { notFound, permanentRedirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { VacancyList } from '@/app/(site)/vacancy-list'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { applyMessages } from '@/features/jobs/applications/apply-messages'
import { ApplyHost } from '@/features/jobs/applications/components/apply-control'
import { InstitutionPage, institutionTrail } from '@/features/jobs/institutions/components/institution-page'
import { isWorthFinding } from '@/features/jobs/institutions/institution-rule'
import { institutionMessages } from '@/features/jobs/institutions/messages'
import { institutionAt, openPostsOf } from '@/features/jobs/institutions/queries'
import { institutionData } from '@/features/jobs/vacancies/syndication/structured-data'
import { env } from '@/lib/env'
import { RECORD_LANGUAGES } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'

export const revalidate = 3600

type Props = PageProps<'/[lang]/hospitals/[slug]'>

// Built on the first visit and cached until the hospital or its vacancies change, or the day ends in India.
export const generateStaticParams = async (): Promise<{ slug: string }[]> => []

export const generateMetadata = metadataOf(async (language, { params }: Props) => {
  const found = await institutionAt((await params).slug)
  if (!found || 'movedTo' in found) return {}
  const { hospital } = found
  const posts = await openPostsOf(hospital.id)
  const messages = institutionMessages(language)
  const place = nameIn(language, hospital.location)
  const offered = posts.filter(({ isSample }) => !isSample).length
  return {
    languages: RECORD_LANGUAGES,
    title: messages.pageTitle(hospital.name, place),
    description: messages.pageDescription(hospital.name, place, offered),
    path: (paths) => paths.hospital(hospital.slug),
    robots: isWorthFinding(offered, hospital.about) ? undefined : 'noindex, follow',
  }
})

/** One hospital and its open vacancies. */
export default pageOf(async (language, { params }: Props) => {
  const paths = pathsIn(language)
  const found = await institutionAt((await params).slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(paths.hospital(found.movedTo))
  const { hospital } = found
  const posts = await openPostsOf(hospital.id)
  return (
    <>
      <JsonLd data={institutionData(hospital, env.SITE_URL + paths.hospital(hospital.slug))} />
      <JsonLd data={breadcrumbData(language, institutionTrail(language, hospital))} />
      <InstitutionPage
        language={language}
        hospital={hospital}
        posts={posts}
        rows={<VacancyList language={language} jobs={posts} isOfThisInstitution />}
      />
      <ApplyHost language={language} messages={applyMessages(language)} />
    </>
  )
})
