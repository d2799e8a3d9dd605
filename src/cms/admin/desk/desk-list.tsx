import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { grouped } from '@/lib/text/format'
import { DeskViewBar } from '../../views/desk-view-bar'
import { studioMessages } from '../messages'
import { Options, type OptionsProps } from './options'
import { countHeading, emptyState, filterRow, StudioButton } from './styles'

const messages = studioMessages.list

/** A filter of a desk: a select with `choices`, otherwise a search box. */
export interface DeskFilter {
  name: string
  label: string
  value: string | number | null
  hint?: string
  choices?: OptionsProps['of']
  counts?: OptionsProps['counts']
  /** Label of the empty choice; "All" by default. */
  any?: string
  className?: string
}

interface DeskListProps {
  path: (query?: Record<string, string>) => string
  /** The current query without empty values. */
  query: Record<string, string>
  filters: readonly DeskFilter[]
  /** Tabs above the filters. */
  tabs?: { label: string; steps: readonly { label: string; count?: number; href: string; isOpen: boolean }[] }
  /** Query parameters that stay when the filters change. */
  kept?: Record<string, string>
  /** URL of the unfiltered list, unless it is the desk without a query. */
  clear?: string
  isFiltered?: boolean
  /** After the filters: a download. */
  beside?: ReactNode
  saved?: { req: PayloadRequest; desk: Parameters<typeof DeskViewBar>[0]['desk'] }
  /** Between the filters and the list. */
  above?: ReactNode
  /** Row count; without it the list is not paginated. */
  count?: { heading?: ReactNode; page: number; pages: number }
  /** Shown when there are no rows. */
  none: string
  /** The table, or null without rows. */
  children: ReactNode
}

const TAB = [
  'rounded-control border border-rule px-[0.8rem] py-[0.35rem] text-ink no-underline aria-[current=page]:border-brand',
  'aria-[current=page]:bg-brand-wash aria-[current=page]:font-semibold aria-[current=page]:text-brand-deep',
].join(' ')

/** The list of every desk: tabs, filters, saved views, count, table, and pagination. */
export function DeskList(props: DeskListProps) {
  const { path, query, filters, tabs, kept = {}, clear = path(), beside, saved, above, count, none, children } = props
  const isFiltered = props.isFiltered ?? filters.some(({ value }) => value !== '' && value !== null)
  return (
    <>
      {tabs ? (
        <nav className="mb-5 flex flex-wrap gap-[0.4rem]" aria-label={tabs.label}>
          {tabs.steps.map(({ label, count: within, href, isOpen }) => (
            <a key={href} className={TAB} href={href} aria-current={isOpen ? 'page' : undefined}>
              {label}
              {within === undefined ? null : (
                <span className="text-quiet tabular-nums"> {grouped(STUDIO_LANGUAGE, within)}</span>
              )}
            </a>
          ))}
        </nav>
      ) : null}
      <form className={filterRow} method="get" action={path()}>
        <HiddenFields pairs={Object.entries(kept)} />
        {filters.map((filter) => (
          <FilterField key={filter.name} {...filter} />
        ))}
        <StudioButton kind="plain" type="submit">
          {messages.find}
        </StudioButton>
        {isFiltered ? <a href={clear}>{messages.clear}</a> : null}
        {beside}
      </form>
      {saved ? <DeskViewBar {...saved} path={path()} query={query} /> : null}
      {above}
      {count?.heading ? <h2 className={countHeading}>{count.heading}</h2> : null}
      {children ?? <p className={emptyState}>{none}</p>}
      {count ? <DeskPages {...count} hrefOf={(page) => path({ ...query, page: String(page) })} /> : null}
    </>
  )
}

function FilterField({ name, label, value, hint, choices, counts, any = messages.all, className }: DeskFilter) {
  const id = `filter-${name}`
  const shared = { id, name, className, defaultValue: value ?? '' }
  return (
    <label htmlFor={id}>
      <span>{label}</span>
      {choices ? (
        <select {...shared}>
          <option value="">{any}</option>
          <Options of={choices} counts={counts} />
        </select>
      ) : (
        <input type="search" placeholder={hint} {...shared} />
      )}
    </label>
  )
}

const pageMessages = studioMessages.pages

/** Previous and next links under a desk's list; nothing for a single page. */
export function DeskPages({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  if (pages <= 1) return null
  return (
    <nav className="mt-5 flex gap-4" aria-label={pageMessages.label}>
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          {pageMessages.previous}
        </a>
      ) : null}
      <span>{pageMessages.page(page, pages)}</span>
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next">
          {pageMessages.next}
        </a>
      ) : null}
    </nav>
  )
}
