import { sourceMessages } from '@/components/sources/messages'
import { distinctFigures, panelId } from '@/components/sources/panel-id'
import { FigureKey, markOf, SourceMark } from '@/components/sources/sources'
import { type Language } from '@/lib/language'
import { nameIn, placeIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { grouped } from '@/lib/text/format'
import { isOfGovernment, ownershipLabel } from '@/lib/vocabulary'
import { guidanceMessages } from '../messages'
import type { CollegeRow } from '../operations/college-queries'
import type { LastRanks } from '../view'
import { TableOfColleges } from './lists'

/**
 * Colleges shown before collapsing the rest, so that what follows is not screens away. Government colleges are never
 * collapsed.
 */
const SHOWN = 10

interface CollegeTableProps {
  language: Language
  label: string
  colleges: readonly CollegeRow[]
  /** On a state's page its lines omit the state. */
  withState?: boolean
  lastRanks?: LastRanks
}

/** Colleges with fees and, if any states them, seats. */
export function CollegeTable({ language, label, colleges, withState, lastRanks }: CollegeTableProps) {
  const { table: messages } = guidanceMessages(language)
  const tableOf = (part: readonly CollegeRow[]) => (
    <TableOfColleges
      label={label}
      messages={{
        name: messages.name,
        fees: messages.fee,
        seats: messages.seats,
        rank: messages.lastRank,
        notKnown: sourceMessages(language).notKnown,
      }}
      withRanks={lastRanks !== undefined && lastRanks.size > 0}
      rows={part.map((college) => ({
        name: college.name,
        href: pathsIn(language).college(college.slug),
        line: messages.facts(
          withState
            ? placeIn(language, college.location, college.state)
            : college.location && nameIn(language, college.location),
          college.ownership ? ownershipLabel(language, college.ownership) : null,
          college.established,
        ),
        fees: college.fees,
        ...(college.feesFrom && { feesFrom: markOf(language, college.feesFrom) }),
        seats: college.seats,
        ...(college.seatsFrom && { seatsFrom: markOf(language, college.seatsFrom) }),
        ...rankOf(language, lastRanks?.get(college.slug)),
      }))}
    />
  )
  const shown = Math.max(SHOWN, colleges.findLastIndex(isOfGovernment) + 1)
  const folded = colleges.slice(shown)
  return (
    <>
      {tableOf(colleges.slice(0, shown))}
      {folded.length > 0 && (
        <details>
          <summary className="py-3 font-semibold">{messages.more(folded.length)}</summary>
          {tableOf(folded)}
        </details>
      )}
    </>
  )
}

const rankOf = (language: Language, last: LastRankView | undefined) =>
  last && { rank: grouped(language, last.rank), rankFrom: markOf(language, last.mark) }

type LastRankView = NonNullable<ReturnType<LastRanks['get']>>

interface TableNoteProps {
  language: Language
  course: string
  colleges: readonly CollegeRow[]
  /** Whether government colleges come first. */
  isMixed?: boolean
  hasRanks?: boolean
}

/** Sources of the table's unmarked figures. */
export function TableNote({ language, course, colleges, isMixed, hasRanks }: TableNoteProps) {
  const { table: messages } = guidanceMessages(language)
  const documents = distinctFigures(colleges.map(({ seatsFrom }) => seatsFrom)).filter(({ source }) => source)
  return (
    <>
      <p className="text-sm text-quiet">
        {isMixed && `${messages.order} `}
        {messages.note(course)} {hasRanks && `${messages.rankNote} `}
        {documents.length > 0 && messages.seatsFrom}{' '}
        {documents.map((figure) => (
          <SourceMark key={panelId(figure)} language={language} figure={figure} />
        ))}
      </p>
      <FigureKey language={language} />
    </>
  )
}
