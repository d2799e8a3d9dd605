import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
export interface Figure {
  label: string
  value: string | number
  /** The list behind the number. */
  href: string
  tone?: 'warn' | 'bad'
}

const shown = (value: string | number) => (typeof value === 'number' ? grouped(STUDIO_LANGUAGE, value) : value)

/** Numbers that are links to what they count. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <ul className="overview-figures">
      {figures.map(({ label, value, href, tone }) => (
        <li key={label} className={tone && value !== 0 ? `is-${tone}` : undefined}>
          <a href={href}>
            <span className="overview-label">{label}</span>
            <strong>{shown(value)}</strong>
          </a>
        </li>
      ))}
    </ul>
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
