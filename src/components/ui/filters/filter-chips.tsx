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
      <ul className="link-chips set" aria-label={label}>
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
