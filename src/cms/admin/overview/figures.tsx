import { cva } from 'class-variance-authority'
import { grouped } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'

const card = cva(
  'flex h-full flex-col justify-between gap-[0.35rem] rounded-card border bg-raised px-4 py-[0.8rem] no-underline hover:border-brand',
  {
    variants: {
      tone: {
        none: 'border-rule',
        warn: 'border-rule border-s-4 border-s-warn',
        bad: 'border-rule border-s-4 border-s-bad',
      },
    },
    defaultVariants: { tone: 'none' },
  },
)

const number = cva('text-h1 font-semibold leading-[1.1] tabular-nums', {
  variants: { tone: { none: 'text-ink', warn: 'text-warn', bad: 'text-bad' } },
  defaultVariants: { tone: 'none' },
})

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
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
      {figures.map(({ label, value, href, tone }) => (
        <li key={label}>
          <a className={card({ tone: value === 0 ? undefined : tone })} href={href}>
            <span className="leading-[1.3] text-quiet">{label}</span>
            <strong className={number({ tone: value === 0 ? undefined : tone })}>{shown(value)}</strong>
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
