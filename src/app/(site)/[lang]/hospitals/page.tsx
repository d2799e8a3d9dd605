import { metadataOf, pageOf } from '@/app/(site)/language'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { PageHead } from '@/components/ui/page/page'
import { InstitutionList } from '@/features/jobs/institutions/components/institution-page'
import { institutionMessages } from '@/features/jobs/institutions/messages'
import { hospitals } from '@/features/jobs/institutions/queries'

export const revalidate = 3600

export const generateMetadata = metadataOf(async (language) => {
  const { title, description } = institutionMessages(language).list
  const isEmpty = (await hospitals()).length === 0
  return {
    title,
    description,
    path: (paths) => paths.hospitals(),
    robots: isEmpty ? 'noindex, follow' : undefined,
  }
})

export default pageOf(async (language) => {
  const { list, hospitals: crumb } = institutionMessages(language)
  const trail = [{ name: crumb }]
  return (
    <>
      <JsonLd data={breadcrumbData(language, trail)} />
      <PageHead language={language} seed="hospitals" title={list.title} lead={list.lead} trail={trail} />
      <div className="wrap pt-8 pb-[calc(var(--spacing-section)*1.5)]">
        <InstitutionList language={language} hospitals={await hospitals()} />
      </div>
    </>
  )
})
