import { metadataOf, pageOf } from '@/app/(site)/language'
import { pageMessages } from '@/features/pages/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { ContactScreen } from './contact-screen'

export const revalidate = 3600
export const generateMetadata = metadataOf((language) => ({
  title: pageMessages(language).contact.title,
  description: pageMessages(language).contact.description,
  path: ({ contact }) => contact(),
}))

export default pageOf(async (language) => <ContactScreen language={language} settings={await getSiteSettings()} />)
