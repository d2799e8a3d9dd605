import { notFound } from 'next/navigation'
import { aroundGuidance } from '@/app/(site)/answered-lately'
import { metadataOf, pageOf, routeLanguage } from '@/app/(site)/language'
import { CorrectionFoot } from '@/features/corrections/components/correction-link'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { guidanceMetadata } from '@/features/guidance/metadata'
import { getGuidance } from '@/features/guidance/queries'
import { logMissingPath } from '@/lib/paths/log-missing-path'
import { pathsIn } from '@/lib/paths/site-paths'
import { isCourseKey } from '@/lib/vocabulary'

// Every other path of the form "something-in-somewhere": a state an editor has added, or unknown.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ course: string }> }

const combinationOf = async ({ params }: Props) => {
  const { course: combination } = await params
  const at = combination.indexOf('-in-')
  const course = combination.slice(0, at)
  return isCourseKey(course) ? { course, region: combination.slice(at + '-in-'.length) } : null
}

const read = async (props: Props) => {
  const language = await routeLanguage()
  const requested = await combinationOf(props)
  return requested && getGuidance(language, requested.course, requested.region)
}

export const generateMetadata = metadataOf(async (language, props: Props) =>
  guidanceMetadata(language, await read(props)),
)

export default pageOf(async (language, props: Props) => {
  const [requested, page] = await Promise.all([combinationOf(props), read(props)])
  if (!requested || !page) {
    logMissingPath([(await props.params).course])
    notFound()
  }
  return (
    <>
      <GuidancePage language={language} page={page} {...(await aroundGuidance(language))} />
      <CorrectionFoot language={language} page={pathsIn(language).guidance(requested.course, requested.region)} />
    </>
  )
})
