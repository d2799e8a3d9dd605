import { metadataOf, pageOf } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'
import { collegeMessages } from '@/features/colleges/messages'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'
import { CombinationNotFound } from '@/features/guidance/components/combination-not-found'
import { MISSING_KINDS } from '@/lib/paths/missing-page'

export const revalidate = 3600
export const dynamicParams = false
export const generateStaticParams = () => MISSING_KINDS.map((kind) => ({ kind }))

type Props = { params: Promise<{ kind: string }> }

export const generateMetadata = metadataOf(async (language, { params }: Props) => {
  const { kind } = await params
  const title = kind === 'college' ? collegeMessages(language).notFound.title : layoutMessages(language).notFound.title
  return { title, robots: 'noindex' }
})

/** The screens that `missingPage()` answers with. */
export default pageOf(async (language, { params }: Props) => {
  const { kind } = await params
  if (kind === 'college') return <CollegeNotFoundScreen language={language} />
  if (kind === 'combination') return <CombinationNotFound language={language} />
  return <NotFoundScreen language={language} />
})
