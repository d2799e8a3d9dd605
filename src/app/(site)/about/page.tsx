import type { Metadata } from 'next'
import { getAboutPage, getSiteSettings } from '@/features/pages/queries'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'
import { AboutScreen } from './about-screen'

const { about: texts } = pageTexts

export const revalidate = 3600
export const metadata: Metadata = {
  title: texts.title,
  description: texts.description,
  alternates: { canonical: paths.about() },
}

export default async function AboutPage() {
  const [page, site] = await Promise.all([getAboutPage(), getSiteSettings()])
  return <AboutScreen page={page} site={site} />
}
