import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { pageMessages } from '@/features/pages/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { ContactScreen } from './contact-screen'

export const revalidate = 3600
export const generateMetadata = metadataOf((language) => ({
  title: pageMessages(language).contact.title,
  description: pageMessages(language).contact.description,
  path: ({ contact }) => contact(),
}))

export default async function ContactPage() {
  const language = await routeLanguage()
  return <ContactScreen language={language} settings={await getSiteSettings()} />
}
