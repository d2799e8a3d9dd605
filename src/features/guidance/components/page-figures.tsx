import type { ReactNode } from 'react'
import { MarkedValue } from '@/components/sources/mark-button'
import { markOf } from '@/components/sources/sources'
import { type Fact, Stats } from '@/components/ui/facts'
import type { Language } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { isOfGovernment } from '@/lib/vocabulary'
import { type Coverage, collegeCoverage, coverageKind, seatCoverage } from '../composition/coverage'
import { guidanceMessages } from '../messages'
import type { GuidanceView, LastRanks, ListedColleges, OfficialTotal } from '../view'

/** The figures at the head of a page: colleges and seats, each of how many, then what the page adds. */
export function PageFigures({
  language,
  page,
  others,
}: {
  language: Language
  page: ListedColleges
  others: readonly Fact[]
}) {
  const { collegeCount, seats, stating, official } = page
  const { stats } = guidanceMessages(language)
  if (collegeCount === 0) return null
  return (
    <Stats
      className="listed-marks"
      facts={[
        {
          label: stats.colleges,
          value: <Covered language={language} coverage={collegeCoverage(collegeCount, official)} official={official} />,
        },
        {
          label: stating < collegeCount ? stats.seatsStated(stating) : stats.seats,
          value:
            seats > 0 ? (
              <Covered language={language} coverage={seatCoverage(seats, official)} official={official} />
            ) : null,
        },
        ...others,
      ]}
    />
  )
}

/**
 * The figures of a state: colleges, seats, and the last rank at a college that the government runs, because those of
 * others take nearly every rank.
 */
export function StateFigures({
  language,
  page,
  lastRanks,
}: {
  language: Language
  page: GuidanceView
  lastRanks: LastRanks
}) {
  const publicly = page.colleges.filter(isOfGovernment).flatMap(({ slug }) => lastRanks.get(slug) ?? [])
  const [furthest] = publicly.sort((one, other) => other.rank - one.rank)
  return (
    <PageFigures
      language={language}
      page={page}
      others={
        furthest
          ? [
              {
                label: guidanceMessages(language).stats.lastRank(furthest.year),
                value: (
                  <MarkedValue mark={markOf(language, furthest.mark)}>{grouped(language, furthest.rank)}</MarkedValue>
                ),
              },
            ]
          : []
      }
    />
  )
}

/** "15 of 73 in 2024-25"; where the official list names fewer than this site, both stand as what they are. */
function Covered({
  language,
  coverage,
  official: list,
}: {
  language: Language
  coverage: Coverage
  official: OfficialTotal | null
}): ReactNode {
  const { stats } = guidanceMessages(language)
  const { listed, official } = coverage
  const kind = coverageKind(coverage)
  const total = official && grouped(language, official.amount)
  // As many as the list says need one figure, with the list behind it.
  if (kind === 'same' && list) {
    return <MarkedValue mark={markOf(language, list.from)}>{grouped(language, listed)}</MarkedValue>
  }
  return (
    <>
      {grouped(language, listed)}
      {total && (
        <>
          {' '}
          <small className="text-xs font-normal whitespace-nowrap text-quiet font-sans font-stretch-normal">
            {list && (
              <MarkedValue mark={markOf(language, list.from)}>
                {kind === 'more' ? stats.officially(total, official.year) : stats.of(total, official.year)}
              </MarkedValue>
            )}
          </small>
        </>
      )}
    </>
  )
}
