import Link from 'next/link'
import type { Language } from '@/lib/language'
import type { CutOffSeries } from '../../records/view'
import { cutOffMessages } from '../messages'

/** The years that a list has, each at its address; nothing where there is one. */
export function YearLinks({
  language,
  series,
  year,
  yearHref,
}: {
  language: Language
  series: readonly CutOffSeries[]
  /** The one that is shown; null where each kind of seat shows its latest. */
  year: number | null
  /** The address of the same list for another year. */
  yearHref: (year: number) => string
}) {
  const years = [...new Set(series.flatMap(({ figures }) => figures.map((figure) => figure.year)))].sort(
    (one, other) => other - one,
  )
  return (
    years.length > 1 && (
      <p className="flex flex-wrap items-center gap-x-5">
        <span className="text-quiet">{cutOffMessages(language).years}</span>
        {years.map((each) => (
          <Link
            key={each}
            className="inline-flex min-h-tap items-center tabular-nums aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline aria-[current]:shadow-[inset_0_-3px_var(--color-brand)]"
            aria-current={each === year ? 'true' : undefined}
            href={yearHref(each)}
            prefetch={false}
          >
            {each}
          </Link>
        ))}
      </p>
    )
  )
}
