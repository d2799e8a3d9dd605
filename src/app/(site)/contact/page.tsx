import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { pageMessages } from '@/features/pages/messages'
import { getSiteSettings } from '@/features/pages/queries'
import { ContactScreen } from './contact-screen'

export const revalidate = 3600
export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageMessages(language).contact.title,
    description: pageMessages(language).contact.description,
    path: ({ contact }) => contact(),
  })

export default async function ContactPage() {
  return <ContactScreen language={language} settings={await getSiteSettings()} />
}
