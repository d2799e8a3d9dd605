'use client'
import { DeskTable } from '@/cms/admin/desk/desk-table'
import { StudioButton, StudioLink } from '@/cms/admin/desk/studio-button'
import { mark } from '@/cms/admin/desk/styles'
import { useDeskCalls, useSelection } from '@/cms/admin/desk/use-desk'
import { rupees } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { factsMessages as texts } from './facts-messages'
import type { WaitingFact } from './facts-queries'

/** A figure as its row shows it. */
export interface FactRow extends Omit<WaitingFact, 'name' | 'course' | 'pool'> {
  /** What it is, and of which college. */
  figure: string
  /** The form of the college. */
  href: string
}

/** The figures that wait; those with a source can be found still true, one by one or together. */
export function FactsTable({ rows }: { rows: FactRow[] }) {
  const { send, isBusy, isPending } = useDeskCalls()
  const checkable = rows.filter(({ isPublic }) => isPublic).map(({ id }) => id)
  const selection = useSelection(checkable)
  const check = async (ids: readonly string[]) => {
    const said = [texts.checked, texts.notChecked] as const
    if (await send(said, 'POST', '/api/colleges/facts/checked', { ids })) selection.clear()
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
            {texts.stillTrue}
          </StudioButton>
        }
        columns={[
          {
            heading: texts.figure,
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
            heading: texts.onTheSite,
            cell: ({ kind, amount }) => (kind === 'fees' ? rupees(STUDIO_LANGUAGE, amount) : texts.seats(amount)),
          },
          { heading: texts.source, cell: ({ source }) => source ?? texts.ownListing },
          {
            heading: texts.why,
            cell: ({ isPublic, isContradicting, checkedOn, year }) => (
              <>
                <span className={mark({ tone: isPublic ? 'bad' : 'quiet', className: 'ms-0' })}>
                  {isPublic ? texts.late : texts.unverified}
                </span>{' '}
                {isPublic ? texts.lastChecked(checkedOn, year) : texts.noDocument}{' '}
                {isContradicting && texts.contradicting}
              </>
            ),
          },
          {
            heading: texts.action,
            cell: (row) => (
              <span className="flex flex-wrap gap-2">
                {row.isPublic ? (
                  <StudioButton
                    size="small"
                    aria-label={texts.stillTrueOf(nameOf(row))}
                    disabled={isBusy || isPending}
                    onClick={() => check([row.id])}
                  >
                    {texts.stillTrue}
                  </StudioButton>
                ) : null}
                <StudioLink kind="plain" size="small" href={row.href}>
                  {row.isPublic ? texts.change : texts.addSource}
                </StudioLink>
              </span>
            ),
          },
        ]}
      />
      <p className="text-quiet">{texts.help}</p>
    </>
  )
}
