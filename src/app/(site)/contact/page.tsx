import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { ContactScreen } from './contact-screen'

export const revalidate = 3600
export const metadata: Metadata = {
  title: pageTexts(language).contact.title,
  description: pageTexts(language).contact.description,
  alternates: { canonical: pathsIn(language).contact() },
}

export default async function ContactPage() {
  return <ContactScreen language={language} settings={await getSiteSettings()} />
}
