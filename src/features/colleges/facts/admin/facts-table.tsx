'use client'
import { DeskTable } from '@/cms/admin/desk/desk-table'
import { mark, StudioButton, StudioLink } from '@/cms/admin/desk/styles'
import { useDeskCalls, useSelection } from '@/cms/admin/desk/use-desk'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { money } from '@/lib/text/format'
import { factsMessages as messages } from './facts-messages'
import type { WaitingFact } from './facts-queries'

/** A figure as shown in its row. */
export interface FactRow extends Omit<WaitingFact, 'name' | 'course' | 'pool'> {
  /** Label and college. */
  figure: string
  /** URL of the college's form. */
  href: string
}

/** Figures to check; sourced ones can be confirmed, singly or together. */
export function FactsTable({ rows }: { rows: FactRow[] }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const checkable = rows.filter(({ isPublic }) => isPublic).map(({ id }) => id)
  const selection = useSelection(checkable)
  const check = async (ids: readonly string[]) => {
    const toasts = [messages.checked, messages.notChecked] as const
    if (await send(toasts, 'POST', '/api/colleges/facts/checked', { ids })) selection.clear()
  }
  const nameOf = ({ figure, college }: FactRow) => `${figure}, ${college}`
  return (
    <>
      <DeskTable
        rows={rows}
        isBusy={isBusy || isPending}
        selection={checkable.length > 0 ? selection : undefined}
        nameOf={nameOf}
        bulk={
          <StudioButton size="small" disabled={isBusy || isPending} onClick={() => check(selection.selected)}>
            {messages.stillTrue}
          </StudioButton>
        }
        columns={[
          {
            heading: messages.figure,
            cell: ({ figure, college, place, href }) => (
              <>
                <a href={href}>{figure}</a>
                <span className="block font-normal text-quiet">
                  {college}, {place}
                </span>
              </>
            ),
          },
          {
            heading: messages.onTheSite,
            cell: ({ kind, amount, country }) =>
              kind === 'fees' ? money(STUDIO_LANGUAGE, amount, country) : messages.seats(amount),
          },
          { heading: messages.source, cell: ({ source }) => source ?? messages.ownListing },
          {
            heading: messages.why,
            cell: ({ isPublic, isContradicting, checkedOn, year }) => (
              <>
                <span className={mark(isPublic ? 'bad' : 'quiet', 'ms-0!')}>
                  {isPublic ? messages.late : messages.unverified}
                </span>{' '}
                {isPublic ? messages.lastChecked(checkedOn, year) : messages.noDocument}{' '}
                {isContradicting && messages.contradicting}
              </>
            ),
          },
          {
            heading: messages.action,
            cell: (row) => (
              <span className="flex flex-wrap gap-2">
                {row.isPublic ? (
                  <StudioButton
                    kind="plain"
                    size="small"
                    className="whitespace-nowrap"
                    aria-label={messages.stillTrueOf(nameOf(row))}
                    disabled={isBusy || isPending}
                    onClick={() => check([row.id])}
                  >
                    {messages.stillTrue}
                  </StudioButton>
                ) : null}
                <StudioLink kind="plain" size="small" href={row.href}>
                  {row.isPublic ? messages.change : messages.addSource}
                </StudioLink>
              </span>
            ),
          },
        ]}
      />
      <p className="text-quiet">{messages.help}</p>
    </>
  )
}
