import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { deskTable } from '../desk/styles'
import { studioMessages } from '../messages'

export interface Figure {
  label: string
  value: string | number
  /** The list behind the number. */
  href: string
  /** What else is worth knowing of it. */
  detail?: string
}

const shown = (value: string | number) => (typeof value === 'number' ? grouped(STUDIO_LANGUAGE, value) : value)

const CELL = 'border-b border-rule py-[0.4rem] pe-4 align-top max-md:block max-md:border-0 max-md:p-0'

/** Numbers in lines, each a link to what it counts; the noughts share one quiet sentence. */
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

/** The address of one of Payload's lists with a filter set, as its own filter form writes it. */
export function filteredList(collection: string, ...conditions: [field: string, operator: string, value: string][]) {
  const query = new URLSearchParams()
  conditions.forEach(([field, operator, value], index) => {
    query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  })
  return `/admin/collections/${collection}?${query}`
}
