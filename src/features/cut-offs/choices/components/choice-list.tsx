import Link from 'next/link'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { Figure } from '@/components/sources/sources'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/field'
import { Icon } from '@/components/ui/icon'
import { type Language, languageOfName } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { predictorMessages } from '../../messages'
import { isMainRound, MAIN_ROUNDS } from '../../schema'
import { MAX_NOTE_LENGTH, MOVED, NOTE } from '../choice-params'
import type { ChoiceView } from '../choices-queries'
import { choiceMessages } from '../messages'
import { type ChoiceWarning } from '../warnings'
import { DragNumber } from './drag-number'

export interface ChoiceRow {
  /** Its index among the choices of all authorities. */
  index: number
  isEntered: boolean
  note: string
  view: ChoiceView
  warnings: readonly ChoiceWarning[]
  name: string
  /** The college's page, if any. */
  href: string | null
  place: string
  /** The distance in words; null if not requested or unknown. */
  distance: string | null
  /** The yearly fee with its mark. */
  fee: { amount: string | null; mark: MarkedFigure | null }
}

const move =
  'scroll-mt-24 grid min-h-tap min-w-tap cursor-pointer place-items-center rounded-control disabled:opacity-30 enabled:hover:text-brand'

/** The element id of a choice, to return to after a change. */
export const choiceId = (index: number | ''): string => `choice-${index}`
/** The same for its buttons. */
export const moveId = (index: number, way: 'up' | 'down'): string => `${choiceId(index)}-${way}`

interface ChoiceListProps {
  language: Language
  rows: readonly ChoiceRow[]
  /** The index of the choice whose note is open. */
  open?: number | null
  /** Without form controls. */
  isReadOnly?: boolean
}

/** The choices of one authority in order, with buttons for the form around them. */
export function ChoiceList({ language, rows, open = null, isReadOnly = false }: ChoiceListProps) {
  const messages = choiceMessages(language)
  const seats = [...new Set(rows.map(({ view }) => seatOf(language, view)))]
  const common = seats.length === 1 ? seats[0] : null
  return (
    <>
      {common && <p className="text-sm text-quiet">{messages.allSeats(common)}</p>}
      <ol className="listed-marks list-none p-0">
        {rows.map((row, at) => (
          <li
            key={row.index}
            id={choiceId(row.index)}
            tabIndex={-1}
            className="scroll-mt-24 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-rule bg-paper py-2 data-drop:border-brand data-drop:shadow-[inset_0_3px_var(--color-brand)] lg:grid-cols-[auto_minmax(0,1fr)_20rem] print:grid-cols-[1.5rem_minmax(0,1fr)] print:break-inside-avoid print:gap-x-2 print:py-0.5 print:text-[8pt]/[1.25] print:[&_.min-h-tap]:min-h-0 print:[&_.min-w-tap]:min-w-0"
          >
            <div className="row-span-2 print:row-span-1 grid content-start justify-items-center lg:row-span-1 lg:flex lg:items-start lg:gap-1">
              {isReadOnly ? (
                <span className="grid min-h-tap min-w-tap place-items-center font-semibold tabular-nums">{at + 1}</span>
              ) : (
                <>
                  <DragNumber name={MOVED} prefix={choiceId('')}>
                    {at + 1}
                  </DragNumber>
                  <Moves language={language} row={row} at={at} last={rows.length - 1} />
                </>
              )}
            </div>
            <Choice language={language} row={row} hasSeat={!common} />
            <div className="col-start-2 grid content-start gap-1 text-sm lg:col-start-3">
              <Warnings language={language} warnings={row.warnings} />
              {row.index === open ? (
                <NoteInput language={language} row={row} />
              ) : (
                row.note && <p className="wrap-anywhere border-s-2 border-rule ps-3">{row.note}</p>
              )}
              {isReadOnly ? (
                row.isEntered && <p>{messages.entered}</p>
              ) : (
                <RowButtons language={language} row={row} isOpen={row.index === open} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Moves({ language, row, at, last }: { language: Language; row: ChoiceRow; at: number; last: number }) {
  const messages = choiceMessages(language)
  return (
    <>
      {(
        [
          ['up', 0],
          ['down', last],
        ] as const
      ).map(([way, end]) => (
        <button
          key={way}
          id={moveId(row.index, way)}
          type="submit"
          name={way}
          value={row.index}
          disabled={at === end}
          aria-label={messages[way](row.name)}
          className={`${move} print:hidden`}
        >
          <Icon name="down" className={way === 'up' ? 'rotate-180' : undefined} />
        </button>
      ))}
    </>
  )
}

function RowButtons({ language, row, isOpen }: { language: Language; row: ChoiceRow; isOpen: boolean }) {
  const messages = choiceMessages(language)
  return (
    <div className="flex flex-wrap lg:justify-end print:hidden [&>button]:text-sm">
      <Button
        type="submit"
        kind="bare"
        name="tick"
        value={row.index}
        aria-pressed={row.isEntered}
        aria-label={`${messages.entered}: ${row.name}`}
      >
        {row.isEntered && <Icon name="check" />} {messages.entered}
      </Button>
      {!isOpen && (
        <Button
          type="submit"
          kind="bare"
          name={NOTE.open}
          value={row.index}
          aria-label={`${row.note ? messages.note.change : messages.note.add}: ${row.name}`}
        >
          {row.note ? messages.note.change : messages.note.add}
        </Button>
      )}
      <Button type="submit" kind="bare" name="out" value={row.index} aria-label={`${messages.takeOut}: ${row.name}`}>
        {messages.takeOut}
      </Button>
    </div>
  )
}

/** The input for a note; the form's first button, and Enter, save it. */
function NoteInput({ language, row: { index, note, name } }: { language: Language; row: ChoiceRow }) {
  const { label, hint, save } = choiceMessages(language).note
  return (
    <div className="grid gap-2 print:hidden">
      <input type="hidden" name={NOTE.of} value={index} />
      <TextInput
        type="text"
        id="note"
        name={NOTE.words}
        label={`${label}: ${name}`}
        hint={hint(MAX_NOTE_LENGTH)}
        defaultValue={note}
        maxLength={MAX_NOTE_LENGTH}
        autoFocus
      />
      <div>
        <Button type="submit" kind="line">
          {save}
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps {
  language: Language
  row: ChoiceRow
  /** Whether the rows differ in their kind of seat. */
  hasSeat: boolean
}

function Choice({ language, row: { view, name, href, place, distance, fee }, hasSeat }: ChoiceProps) {
  const messages = choiceMessages(language)
  const { rounds } = predictorMessages(language)
  const band = bandOf(language, view)
  const last = lastOf(view)
  return (
    <div className="grid content-start gap-0.5 pt-2 text-sm/[1.35] print:text-[8pt]/[1.25] print:block print:py-0 print:[&>*]:me-2 print:[&>*]:inline print:[&>p]:text-[8pt] print:[&>p>*]:mr-2">
      <h3 className="text-base print:text-[8pt]" lang={languageOfName(name)}>
        {href ? (
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className="max-w-none text-quiet">
        {messages.row([place, distance ?? '', hasSeat ? seatOf(language, view) : ''].filter(Boolean))}
      </p>
      <p className="flex max-w-none flex-wrap gap-x-4 text-quiet tabular-nums print:inline">
        {band && <b className="text-ink">{band}</b>}
        {last[0] && (
          <span className="flex flex-wrap gap-x-4 print:inline print:[&>*]:me-2">
            <span>{last[0].year}</span>
            {last.map((figure) => (
              <span key={figure.round}>
                {rounds[figure.round]}{' '}
                <Figure language={language} mark={figure.mark}>
                  {grouped(language, figure.closingRank)}
                </Figure>
              </span>
            ))}
          </span>
        )}
        <span>
          {messages.fee}{' '}
          <Figure language={language} mark={fee.mark}>
            {fee.amount}
          </Figure>
        </span>
      </p>
    </div>
  )
}

/** The band in words, or null. */
export function bandOf(language: Language, { standing, noBand, part }: ChoiceView): string | null {
  const messages = predictorMessages(language)
  if (standing !== 'ok') return null
  if (noBand) return messages.noGuess(messages.noBand[noBand].short)
  return part ? messages.parts[part] : choiceMessages(language).beyond
}

/** The kind of seat in words: "State quota of Bihar". */
export function seatOf(language: Language, { quota, state }: ChoiceView): string {
  if (!quota) return ''
  return predictorMessages(language).pool(quota.forResidents ? state : null, quota.words ?? quota.code)
}

/** The first and last main round of the latest year, each by its highest closing rank. */
export function lastOf({ series }: ChoiceView) {
  const main = series.flatMap(({ figures }) => figures.filter(({ round, flag }) => !flag && isMainRound(round)))
  const year = Math.max(...main.map((figure) => figure.year))
  const rounds = MAIN_ROUNDS.flatMap((round) => {
    const [furthest] = main
      .filter((figure) => figure.year === year && figure.round === round)
      .sort((one, other) => other.closingRank - one.closingRank)
    return furthest ? [furthest] : []
  })
  return rounds.length > 1 ? [rounds[0], rounds.at(-1)].filter((each) => each !== undefined) : rounds
}

/** The marks of the figures that rows show. */
export const marksOfRows = (rows: readonly ChoiceRow[]) =>
  rows.flatMap(({ view, fee }) => [...lastOf(view), fee].map(({ mark }) => mark))

function Warnings({ language, warnings }: { language: Language; warnings: readonly ChoiceWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="grid list-none gap-1 p-0 pt-2 print:pt-0 print:text-[8pt]/[1.25]">
      {warningTexts(language, warnings).map((text) => (
        <li key={text} className="flex gap-2 text-warn">
          <Icon name="info" className="mt-[0.2em] shrink-0" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

export function warningTexts(language: Language, warnings: readonly ChoiceWarning[]): string[] {
  const messages = choiceMessages(language).warnings
  return warnings.map((warning) => ('at' in warning ? messages[warning.kind](warning.at + 1) : messages[warning.kind]))
}
