import Link from 'next/link'
import { Icon } from '../icon'

export interface FilterChip {
  key: string
  text: string
  /** The list without it. */
  href: string
  /** What the link does, for those who cannot see the cross: "Remove Bihar". */
  name: string
}

/** What narrows a list, each as a link that takes it away. Nothing when nothing does. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul className="m-0 flex list-none flex-wrap gap-2 p-0 pt-4" aria-label={label}>
      {chips.map(({ key, text, href, name }) => (
        <li key={key}>
          <Link
            href={href}
            prefetch={false}
            scroll={false}
            aria-label={name}
            className="inline-flex min-h-tap items-center gap-2 rounded-control border border-brand bg-brand-wash px-3 text-sm text-ink no-underline hover:border-ink"
          >
            {text} <Icon name="close" className="w-[0.8em]" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
