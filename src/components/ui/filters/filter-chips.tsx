import Link from 'next/link'
import { Icon } from '../icon'

export interface FilterChip {
  key: string
  text: string
  /** URL without this filter. */
  href: string
  /** Accessible label: "Remove Bihar". */
  name: string
}

/** Active filters, each a link that removes it, and one that removes all. Nothing without any. */
export function FilterChips(props: {
  label: string
  chips: readonly FilterChip[]
  /** URL without filters. */
  clear: { text: string; href: string }
}) {
  const { label, chips, clear } = props
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 pt-4">
      <ul
        className="contents [&_a]:inline-flex [&_a]:min-h-tap [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-control [&_a]:border [&_a]:border-brand [&_a]:bg-brand-wash [&_a]:px-3 [&_a]:text-sm [&_a]:text-ink [&_a]:no-underline [&_a:hover]:border-ink"
        aria-label={label}
      >
        {chips.map(({ key, text, href, name }) => (
          <li key={key}>
            <Link href={href} prefetch={false} scroll={false} aria-label={name}>
              {text} <Icon name="close" className="w-[0.8em]" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={clear.href}
        prefetch={false}
        scroll={false}
        className="inline-flex min-h-tap items-center px-2 font-semibold"
      >
        {clear.text}
      </Link>
    </div>
  )
}
