import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { getAboutPage, getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { AboutScreen } from './about-screen'

export const revalidate = 3600
export const metadata: Metadata = {
  title: pageTexts(language).about.title,
  description: pageTexts(language).about.description,
  alternates: { canonical: pathsIn(language).about() },
}

export default async function AboutPage() {
  const [page, site] = await Promise.all([getAboutPage(), getSiteSettings()])
  return <AboutScreen language={language} page={page} site={site} />
}
