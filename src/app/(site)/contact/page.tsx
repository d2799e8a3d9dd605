import type { Metadata } from 'next'
import { getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'
import { ContactScreen } from './contact-screen'

const { contact: texts } = pageTexts

export const revalidate = 3600
export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  alternates: { canonical: paths.contact() },
}

export default async function ContactPage() {
  return <ContactScreen settings={await getSiteSettings()} />
}
