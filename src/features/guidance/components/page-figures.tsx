import type { ReactNode } from 'react'
import { MarkedValue } from '@/components/sources/mark-button'
import { markOf, SourceMark } from '@/components/sources/sources'
import { DataTable, TableHead } from '@/components/ui/data-table'
import { type Fact, Stats } from '@/components/ui/facts'
import type { Language } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { isOfGovernment, ownershipLabel } from '@/lib/vocabulary'
import type { CoursePageView, GuidanceView } from '../assemble'
import { type Coverage, collegeCoverage, coverageKind, seatCoverage } from '../composition/facts'
import { guidanceMessages } from '../messages'
import type { OfficialTotal } from '../operations/course-records'
import type { LastRanks, OwnershipLine } from '../view'

/** Caption: mentions seats only if any are known. */
export function ownershipTitle(language: Language, lines: readonly OwnershipLine[]): string {
  const { title, titleWithoutSeats } = guidanceMessages(language).ownership
  return lines.some(({ seats }) => seats > 0) ? title : titleWithoutSeats
}

type OwnershipTableProps = { language: Language; lines: readonly OwnershipLine[]; official: OfficialTotal | null }

/** Listed colleges and seats by ownership, and the official totals below. */
export function OwnershipTable({ language, lines, official }: OwnershipTableProps) {
  const { ownership: messages } = guidanceMessages(language)
  const seats = lines.reduce((sum, line) => sum + line.seats, 0)
  const colleges = lines.reduce((sum, line) => sum + line.colleges, 0)
  const row = (name: ReactNode, line: Pick<OwnershipLine, 'colleges' | 'seats'>) => (
    <tr key={String(name)}>
      <th scope="row">{name}</th>
      <td className="figure">{grouped(language, line.colleges)}</td>
      {seats > 0 && <td className="figure">{line.seats > 0 ? grouped(language, line.seats) : '–'}</td>}
    </tr>
  )
  return (
    <>
      <DataTable label={ownershipTitle(language, lines)}>
        <table className="narrow">
          <TableHead
            columns={[messages.owner, { figure: messages.colleges }, seats > 0 && { figure: messages.seats }]}
          />
          <tbody>{lines.map((line) => row(ownershipLabel(language, line.ownership), line))}</tbody>
          <tfoot>
            {lines.length > 1 && row(messages.total, { colleges, seats })}
            {/* Omitted when equal to the listed ones. */}
            {official &&
              (official.colleges !== colleges || (official.seats ?? seats) !== seats) &&
              row(
                <>
                  {messages.officially} <SourceMark language={language} figure={official.from} />
                </>,
                { colleges: official.colleges, seats: official.seats ?? 0 },
              )}
          </tfoot>
        </table>
      </DataTable>
      <p className="text-sm text-quiet" data-source-of="part">
        {seats > 0 ? messages.noteOfSeats : messages.note}
      </p>
    </>
  )
}

type PageFiguresProps = { language: Language; page: GuidanceView | CoursePageView; others: readonly Fact[] }

/** Key figures: colleges and seats with their totals, then the page's own. */
export function PageFigures({ language, page, others }: PageFiguresProps) {
  const { collegeCount, seats, stating, official } = page
  const { stats } = guidanceMessages(language)
  if (collegeCount === 0) return null
  return (
    <Stats
      className="listed-marks"
      facts={[
        {
          label: stats.colleges(collegeCount),
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

type StateFiguresProps = { language: Language; page: GuidanceView; lastRanks: LastRanks }

/**
 * Key figures of a state: colleges, seats, and the last rank at a government college, because others admit nearly every
 * rank.
 */
export function StateFigures({ language, page, lastRanks }: StateFiguresProps) {
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

type CoveredProps = { language: Language; coverage: Coverage; official: OfficialTotal | null }

/** "15 of 73 in 2024-25"; if the official list has fewer than this site, both are shown separately. */
function Covered({ language, coverage, official: list }: CoveredProps): ReactNode {
  const { stats } = guidanceMessages(language)
  const { listed, official } = coverage
  const kind = coverageKind(coverage)
  const total = official && grouped(language, official.amount)
  // Complete coverage needs one figure, with the list as its source.
  if (kind === 'same' && list) {
    return <MarkedValue mark={markOf(language, list.from)}>{grouped(language, listed)}</MarkedValue>
  }
  return (
    <>
      {grouped(language, listed)}
      {total && (
        <>
          {' '}
          <small className="inline-block text-xs font-normal text-quiet font-sans font-stretch-normal">
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
