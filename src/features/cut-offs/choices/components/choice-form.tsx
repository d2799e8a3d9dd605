import Link from 'next/link'
import { FigureKey } from '@/components/sources/sources'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { Notice } from '@/components/ui/messages/notice'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { choiceMessages } from '../messages'
import { ChoiceList, type ChoiceRow } from './choice-list'

interface AuthorityTab {
  id: string
  /** "Bihar: BCECEB". */
  name: string
  choices: number
  /** The parameters of its list. */
  query: readonly (readonly [string, string])[]
  isOpen: boolean
  /** For all India or the home state. */
  isNear: boolean
}

/** The possible lists, one per authority; those of other states are folded unless begun. */
export function AuthorityTabs({ language, tabs }: { language: Language; tabs: readonly AuthorityTab[] }) {
  const messages = choiceMessages(language)
  const isShown = ({ isNear, isOpen, choices }: AuthorityTab) => isNear || isOpen || choices > 0
  const others = tabs.filter((tab) => !isShown(tab))
  return (
    <nav aria-label={messages.authorities} className="flex flex-wrap gap-x-5 print:hidden">
      <Tabs language={language} tabs={tabs.filter(isShown)} />
      {others.length > 0 && (
        <details className="open:basis-full">
          <summary className="min-h-tap cursor-pointer py-2">{messages.others}</summary>
          <Tabs language={language} tabs={others} />
        </details>
      )}
    </nav>
  )
}

function Tabs({ language, tabs }: { language: Language; tabs: readonly AuthorityTab[] }) {
  return (
    <ul className="flex list-none flex-wrap gap-x-5 p-0">
      {tabs.map(({ id, name, choices, query, isOpen }) => (
        <li key={id}>
          <Link
            href={pathsIn(language).myList(query)}
            prefetch={false}
            aria-current={isOpen ? 'page' : undefined}
            className="inline-flex min-h-tap items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
          >
            {choiceMessages(language).ofAuthority(name, choices)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface ChoiceFormProps {
  language: Language
  authority: { name: string; site: string }
  rows: readonly ChoiceRow[]
  /** The index of the choice whose note is open. */
  open: number | null
  /** The list's parameters. */
  state: readonly (readonly [string, string])[]
}

/** The form that changes an authority's list, with warnings and downloads. */
export function ChoiceForm({ language, authority, rows, open, state }: ChoiceFormProps) {
  const messages = choiceMessages(language)
  const paths = pathsIn(language)
  const toLookAt = rows.filter(({ warnings }) => warnings.length > 0).length
  return (
    <form action={paths.myList()} method="get" className="grid gap-3">
      <HiddenFields pairs={state} />
      {/* Enter presses a form's first button: this one only saves the note. */}
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

/** Advice about the order; open until the list is begun. */
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
