import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-data'
import { pageMetadata } from '@/components/seo/page-metadata'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { PageHead } from '@/components/ui/page/page-head'
import { HospitalList } from '@/features/jobs/institutions/components/hospital-list'
import { hospitals } from '@/features/jobs/institutions/queries'
import { institutionTexts } from '@/features/jobs/institutions/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = institutionTexts(language).list
  const isEmpty = (await hospitals()).length === 0
  return pageMetadata(language, {
    title,
    description,
    address: (paths) => paths.hospitals(),
    robots: isEmpty ? 'noindex, follow' : undefined,
  })
}

/** The hospitals that have a page. */
export default async function HospitalsPage() {
  const { list, home, hospitals: crumb } = institutionTexts(language)
  const trail = [{ name: home, href: pathsIn(language).home() }, { name: crumb }]
  return (
    <>
      <JsonLd data={breadcrumbData(trail)} />
      <PageHead
        seed="hospitals"
        title={list.title}
        lead={list.lead}
        above={<Breadcrumbs language={language} trail={trail} />}
      />
      <div className="wrap pt-8 pb-[calc(var(--spacing-section)*1.5)]">
        <HospitalList language={language} hospitals={await hospitals()} />
      </div>
    </>
  )
}
