import { notFound, permanentRedirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { languagesRead } from '@/components/seo/page-metadata'
import { collegeMessages } from '@/features/colleges/messages'
import { type CollegeView, described, generatedDescription } from '@/features/colleges/page/college-view'
import { collegeAt } from '@/features/colleges/page/queries'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { CollegeScreen } from '../college-screen'

type Props = PageProps<'/[lang]/colleges/[slug]'>

export const revalidate = 3600

export const generateStaticParams = async () => []

async function requestedCollege(params: Props['params'], language: Language): Promise<CollegeView> {
  const result = await collegeAt(language, (await params).slug)
  if (!result) notFound()
  if ('movedTo' in result) permanentRedirect(pathsIn(language).college(result.movedTo))
  return result.college
}

export const generateMetadata = metadataOf(async (language, { params }: Props) => {
  const college = await requestedCollege(params, language)
  const isUnreviewedIn = async (each: Language) => (await requestedCollege(params, each)).isUnreviewed
  const { metaTitle } = collegeMessages(language)
  const title = college.metaTitle ?? metaTitle(college.name, college.location ?? college.state ?? '')
  const description = college.metaDescription ?? generatedDescription(language, described(language, college))
  return {
    languages: await languagesRead(language, isUnreviewedIn),
    title,
    description,
    path: (paths) => paths.college(college.slug),
    image: college.shareImageUrl ?? college.imageUrl,
  }
})

export default pageOf(async (language, { params }: Props) => (
  <CollegeScreen language={language} college={await requestedCollege(params, language)} />
))
