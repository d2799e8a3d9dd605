import { notFound } from 'next/navigation'
import { aroundGuidance } from '@/app/(site)/answered-lately'
import { metadataOf, pageOf, routeLanguage } from '@/app/(site)/language'
import { CorrectionFoot } from '@/features/corrections/components/correction-link'
import { StateDates } from '@/features/counselling/components/state-dates'
import { getAuthorities } from '@/features/counselling/queries'
import { cutOffRangesOf, lastRanksOf } from '@/features/cut-offs/records/cut-offs-queries'
import { StateRanges } from '@/features/cut-offs/shown/components/state-ranges'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { guidanceMetadata } from '@/features/guidance/metadata'
import { getGuidance } from '@/features/guidance/queries'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { type CourseKey, isCourseKey, type Qualification } from '@/lib/vocabulary'

// Reached as /{course}-in-{state}; the rewrite admits only known names, so that the cache stays small.
export const revalidate = 3600
export const generateStaticParams = () => []

/** Courses with closing ranks. */
const RANKED: Partial<Record<CourseKey, Qualification>> = { mbbs: 'MBBS', bds: 'BDS' }

type Props = { params: Promise<{ course: string; region: string }> }

const read = async ({ params }: Props) => {
  const language = await routeLanguage()
  const { course, region } = await params
  return isCourseKey(course) ? getGuidance(language, course, region) : null
}

export const generateMetadata = metadataOf(async (language, props: Props) =>
  guidanceMetadata(language, await read(props)),
)

export default pageOf(async (language, props: Props) => {
  const page = await read(props)
  if (!page) notFound()
  const [{ course, region }, authorities] = await Promise.all([props.params, getAuthorities()])
  const ranked = RANKED[page.course.key]
  const [ranges, last] = ranked
    ? await Promise.all([cutOffRangesOf(page.region.name, ranked), lastRanksOf(page.region.name, ranked)])
    : [[], []]
  return (
    <>
      <GuidancePage
        language={language}
        page={page}
        {...(await aroundGuidance(language))}
        cutOffs={
          <StateRanges
            language={language}
            region={nameIn(language, page.region.name)}
            course={nameIn(language, page.course.name)}
            ranges={ranges}
          />
        }
        cutOffFigures={[
          ...ranges.flatMap(({ lowest, highest }) => [lowest.mark, highest.mark]),
          ...last.map(({ mark }) => mark),
        ]}
        lastRanks={new Map(last.map((each) => [each.slug, each]))}
        dates={
          <StateDates language={language} region={page.region} course={page.course.key} authorities={authorities} />
        }
      />
      {isCourseKey(course) && <CorrectionFoot language={language} page={pathsIn(language).guidance(course, region)} />}
    </>
  )
})
