import type { Metadata } from 'next'
import { readPrefill } from '@/features/enquiries/queries'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'
import { AdmissionView } from '../admission-view'

export const metadata: Metadata = {
  title: pageTexts.admission.title,
  description: pageTexts.admission.description,
  alternates: { canonical: paths.admission() },
}

/** What /admission?college=…&course=…&state=… shows; next.config.mjs leads here, so that /admission itself stays static. */
export default async function PrefilledAdmissionPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const prefill = await readPrefill(await searchParams)
  return <AdmissionView prefill={prefill} />
}
