import { metadataOf, pageOf } from '@/app/(site)/language'
import { pageMessages } from '@/features/pages/messages'
import { AdmissionView } from './admission-view'

export const revalidate = 3600
export const generateMetadata = metadataOf((language) => ({
  title: pageMessages(language).admission.title,
  description: pageMessages(language).admission.description,
  path: ({ admission }) => admission(),
}))

export default pageOf((language) => <AdmissionView language={language} />)
