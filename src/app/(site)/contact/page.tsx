import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { ContactScreen } from './contact-screen'

export const revalidate = 3600
export const generateMetadata = (): Metadata =>
  pageMetadata(language, {
    title: pageTexts(language).contact.title,
    description: pageTexts(language).contact.description,
    address: ({ contact }) => contact(),
  })

export default async function ContactPage() {
  return <ContactScreen language={language} settings={await getSiteSettings()} />
}
