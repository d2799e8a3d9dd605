import { notFound } from 'next/navigation'
import { aroundGuidance } from '@/app/(site)/answered-lately'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { languagesRead } from '@/components/seo/page-metadata'
import { CorrectionFoot } from '@/features/corrections/components/correction-link'
import { CoursePage } from '@/features/guidance/components/course-page'
import { courseMetadata } from '@/features/guidance/metadata'
import { getCoursePage } from '@/features/guidance/queries'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { isCourseKey } from '@/lib/vocabulary'

// Reached as /mbbs-courses and so on; the rewrite admits only the seven.
export const revalidate = 3600
export const generateStaticParams = () => []

type Props = { params: Promise<{ key: string }> }

const read = async ({ params }: Props, language: Language) => {
  const { key } = await params
  return isCourseKey(key) ? getCoursePage(language, key) : null
}

export const generateMetadata = metadataOf(async (language, props: Props) => {
  const isUnreviewedIn = async (each: Language) => (await read(props, each))?.course.isUnreviewed ?? true
  return courseMetadata(language, await read(props, language), await languagesRead(language, isUnreviewedIn))
})

export default pageOf(async (language, props: Props) => {
  const page = await read(props, language)
  if (!page) notFound()
  const { key } = await props.params
  return (
    <>
      <CoursePage language={language} page={page} {...(await aroundGuidance(language))} />
      {isCourseKey(key) && <CorrectionFoot language={language} page={pathsIn(language).courseListing(key)} />}
    </>
  )
})
