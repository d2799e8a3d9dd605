import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { readPrefill } from '@/features/enquiries/queries'
import { pageTexts } from '@/features/pages/texts'
import { AdmissionView } from '../admission-view'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageTexts(language).admission.title,
    description: pageTexts(language).admission.description,
    address: ({ admission }) => admission(),
  })

/** What /admission?college=…&course=…&state=… shows; next.config.mjs leads here, so that /admission itself stays static. */
export default async function PrefilledAdmissionPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const prefill = await readPrefill(await searchParams)
  return <AdmissionView language={language} prefill={prefill} />
}
