import { pageOf } from '@/app/(site)/language'
import { readPrefill } from '@/features/enquiries/queries'
import { AdmissionView, admissionMetadata } from '../admission-view'

export const generateMetadata = admissionMetadata

/** Renders /admission?college=…&course=…&state=…, rewritten by next.config.mjs so that /admission stays static. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/admission/prefilled'>) => {
  const prefill = await readPrefill(await searchParams)
  return <AdmissionView language={language} prefill={prefill} />
})
