import { metadataOf, pageOf } from '@/app/(site)/language'
import { readPrefill } from '@/features/enquiries/queries'
import { pageMessages } from '@/features/pages/messages'
import { AdmissionView } from '../admission-view'

export const generateMetadata = metadataOf((language) => ({
  title: pageMessages(language).admission.title,
  description: pageMessages(language).admission.description,
  path: ({ admission }) => admission(),
}))

/** Renders /admission?college=…&course=…&state=…, rewritten by next.config.mjs so that /admission stays static. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/admission/prefilled'>) => {
  const prefill = await readPrefill(await searchParams)
  return <AdmissionView language={language} prefill={prefill} />
})
