import { FigureKey } from '@/components/sources/sources'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { type Language, pathsIn } from '@/lib/language'
import { choiceMessages } from '../messages'
import { ChoiceList, type ChoiceRow } from './choice-list'

/** The list of one authority as the form that changes it, with what should be looked at and the ways to take it along. */
export function ChoiceForm({
  language,
  authority,
  rows,
  open,
  state,
}: {
  language: Language
  authority: { name: string; site: string }
  rows: readonly ChoiceRow[]
  /** The place of the choice whose note is being written. */
  open: number | null
  /** The state of the list, as its address holds it. */
  state: readonly (readonly [string, string])[]
}) {
  const messages = choiceMessages(language)
  const paths = pathsIn(language)
  const toLookAt = rows.filter(({ warnings }) => warnings.length > 0).length
  return (
    <form action={paths.myList()} method="get" className="grid gap-3">
      <HiddenFields pairs={state} />
      {/* A browser presses the first button of a form for Enter: this one keeps the note, and moves nothing. */}
      {open !== null && <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />}
      <div className="border-b-2 border-ink pb-2">
        <h2 className="text-h3">
          {authority.name}: {messages.choices(rows.length)}
          {toLookAt > 0 && <>, {messages.toLookAt(toLookAt)}</>}
        </h2>
        <p className="max-w-none text-sm text-quiet print:hidden">{messages.kept}</p>
      </div>
      {rows.length === 0 ? (
        <div>
          <p className="font-semibold">{messages.empty}</p>
          <p>{messages.emptyHint}</p>
        </div>
      ) : (
        <>
          <ChoiceList language={language} rows={rows} open={open} />
          <FigureKey language={language} />
          {rows.every(({ view }) => view.part !== 'likely') && (
            <Notice kind="warn">{messages.warnings.nothingLikely}</Notice>
          )}
          <p className="flex max-w-none flex-wrap gap-x-6 gap-y-2 print:hidden">
            <a href={paths.myListCsv(state)} download>
              {messages.csv.link}
            </a>
            <a href={paths.myListOffline(state)} download>
              {messages.offline.link}
            </a>
            <a href={authority.site} rel="noopener" target="_blank">
              {messages.onSite(new URL(authority.site).host)}
            </a>
          </p>
        </>
      )}
    </form>
  )
}

/** Why the order is the family's wish; open until they have begun. */
export function OrderAdvice({ language, isOpen }: { language: Language; isOpen: boolean }) {
  const { title, lines } = choiceMessages(language).order
  return (
    <details open={isOpen} className="print:hidden">
      <summary className="min-h-tap cursor-pointer py-2 font-semibold">{title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  )
}
