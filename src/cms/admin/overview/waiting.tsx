import { classNames } from '@/components/ui/class-names'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated, grouped } from '@/lib/text/format'
import { deskTable, StudioLink } from '../desk/styles'
import { studioMessages } from '../messages'

export interface Figure {
  label: string
  value: string | number
  /** The list behind the number. */
  href: string
  /** More detail. */
  detail?: string
}

const shown = (value: string | number) => (typeof value === 'number' ? grouped(STUDIO_LANGUAGE, value) : value)

const CELL = 'border-b border-rule py-[0.4rem] pe-4 align-top max-md:block max-md:border-0 max-md:p-0'

/** Figures as rows, each linked to what it counts; zeros share one muted sentence. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const noughts = figures.filter(({ value }) => value === 0)
  return (
    <>
      <table className={`${deskTable} max-md:block`}>
        <tbody className="max-md:block">
          {figures
            .filter(({ value }) => value !== 0)
            .map(({ label, value, href, detail }) => (
              <tr
                key={label}
                className="max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-4 max-md:border-b max-md:border-rule max-md:py-1"
              >
                <th scope="row" className={`text-start font-normal ${CELL}`}>
                  <a className="max-md:inline-flex max-md:min-h-11 max-md:items-center" href={href}>
                    {label}
                  </a>
                </th>
                <td className={`text-end whitespace-nowrap ${CELL}`}>
                  <strong>{shown(value)}</strong>
                </td>
                <td className={`text-note text-quiet max-md:col-span-2 max-md:empty:hidden ${CELL}`}>{detail}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {noughts.length > 0 ? (
        <p className="mt-2 text-note text-quiet">
          <b className="font-medium">{studioMessages.overview.none}</b>{' '}
          {noughts.map(({ label, href }, index) => (
            <span key={label}>
              {index > 0 ? ', ' : null}
              <a className="text-quiet" href={href}>
                {label}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** URL of a Payload list with a filter, as its own filter form builds it. */
export function filteredList(collection: string, ...conditions: [field: string, operator: string, value: string][]) {
  const query = new URLSearchParams()
  conditions.forEach(([field, operator, value], index) => {
    query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  })
  return `/admin/collections/${collection}?${query}`
}

const messages = studioMessages.overview

/** A count of waiting work. */
export interface Waiting {
  label: string
  count: number
  /** Where it is done. */
  href: string
  /** Button label. */
  act: string
  detail?: string
  /** Overdue, and how serious that is. */
  late?: 'bad' | 'warn'
}

/** Overview entries of one feature. */
export interface OverviewPart {
  waiting: Waiting[]
  figures: Figure[]
}

const LINE =
  'grid grid-cols-[3.2rem_minmax(0,1fr)] items-center gap-x-4 border-t border-rule py-2 last:border-b sm:grid-cols-[3.2rem_minmax(0,1fr)_auto]'
const LATE_LINES = { bad: 'shadow-[inset_4px_0_var(--color-bad)]', warn: 'shadow-[inset_4px_0_var(--color-warn)]' }

const COUNT = 'text-end leading-none tabular-nums font-wide font-stretch-114%'
const COUNTS = {
  bad: 'text-h1 font-semibold text-bad',
  warn: 'text-h1 font-semibold text-warn',
  quiet: 'text-h3 font-normal text-quiet',
}

const WaitingList = ({ items }: { items: readonly Waiting[] }) => (
  <ul>
    {items.map(({ label, count: amount, href, act, detail, late }) => (
      <li key={label} className={classNames(LINE, late && LATE_LINES[late])}>
        <b className={`${COUNT} ${COUNTS[late ?? 'quiet']}`}>{grouped(STUDIO_LANGUAGE, amount)}</b>
        <div>
          <a
            className={`max-md:inline-flex max-md:min-h-11 max-md:items-center ${late ? 'font-semibold' : ''}`}
            href={href}
          >
            {label}
          </a>
          {detail ? <span className="block text-note text-quiet">{detail}</span> : null}
        </div>
        <StudioLink
          kind="plain"
          size="small"
          className="max-sm:col-start-2 max-sm:mt-2 max-sm:min-h-11 max-sm:justify-self-start"
          href={href}
          aria-label={messages.actionOn(act, label)}
        >
          {act}
        </StudioLink>
      </li>
    ))}
  </ul>
)

/** Overdue work first and marked, then other work; what is done is one collapsed muted line. */
export function WaitingLists({ items }: { items: readonly Waiting[] }) {
  const open = items.filter((item) => item.count > 0)
  const parts = {
    late: open.filter((item) => item.late),
    waiting: open.filter((item) => !item.late),
  }
  const inOrder = items.filter((item) => item.count === 0)
  return (
    <>
      {(['late', 'waiting'] as const).map((part) =>
        parts[part].length > 0 ? (
          <section key={part} aria-labelledby={part}>
            <h2 id={part}>{messages[part]}</h2>
            <WaitingList items={parts[part]} />
          </section>
        ) : null,
      )}
      {open.length === 0 ? <p className="text-quiet">{messages.nothing}</p> : null}
      {inOrder.length > 0 ? (
        <details className="mt-4 text-note text-quiet">
          <summary className="cursor-pointer py-2">{messages.inOrder(inOrder.length)}</summary>
          <p>
            {enumerated(
              STUDIO_LANGUAGE,
              inOrder.map(({ label }) => label),
            )}
          </p>
        </details>
      ) : null}
    </>
  )
}

/** Number of kinds of overdue work. */
export const lateKinds = (items: readonly Waiting[]): number =>
  items.filter((item) => item.late && item.count > 0).length
