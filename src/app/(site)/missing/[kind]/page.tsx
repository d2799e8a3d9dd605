import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { layoutTexts } from '@/components/layout/texts'
import { pageMetadata } from '@/components/seo/page-metadata'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'
import { collegeTexts } from '@/features/colleges/texts'
import { CombinationNotFound } from '@/features/guidance/components/combination-not-found'
import { MISSING_KINDS } from '@/lib/addresses/missing-page'

export const revalidate = 3600
export const dynamicParams = false
export const generateStaticParams = () => MISSING_KINDS.map((kind) => ({ kind }))

type Props = { params: Promise<{ kind: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params
  const title = kind === 'college' ? collegeTexts(language).notFound.title : layoutTexts(language).notFound.title
  return pageMetadata(language, { title, robots: 'noindex' })
}

/** The screens that `missingPage()` answers with. */
export default async function Missing({ params }: Props) {
  const { kind } = await params
  if (kind === 'college') return <CollegeNotFoundScreen language={language} />
  if (kind === 'combination') return <CombinationNotFound language={language} />
  return <NotFoundScreen language={language} />
}
