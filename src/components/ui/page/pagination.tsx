import Link from 'next/link'

/** Result count above a list, and the visible range. */
export const RESULT_HEAD =
  'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-7 pb-4 [&>p]:text-sm [&>p]:text-quiet'

/** Page numbers to show: first, last and around the current one; negative numbers are gaps. */
function pageWindow(current: number, last: number): number[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1]
    return before !== undefined && page - before > 1 ? [-page, page] : [page]
  })
}

// The list styles its entries, so that none repeats it. Disabled ones give way on phones.
const PLACES =
  'flex flex-wrap items-center gap-1.5 pt-7 print:hidden *:grid *:min-h-tap *:min-w-tap *:place-items-center *:rounded-control *:px-3 *:tabular-nums [&>span]:text-quiet max-xs:[&>span:not([aria-hidden])]:hidden'
const STEPS =
  '[&>a]:border [&>a]:border-rule [&>a]:no-underline [&>a]:hover:border-brand [&>a]:hover:bg-brand-wash [&>a]:aria-[current=page]:border-brand [&>a]:aria-[current=page]:bg-brand [&>a]:aria-[current=page]:font-semibold forced-colors:[&>a]:aria-[current=page]:border-2 [&>a]:aria-[current=page]:text-on-brand'

/** Pagination; nothing for a single page. `href` returns a page's URL. */
export function Pagination(props: {
  current: number
  last: number
  href: (page: number) => string
  messages: { label: string; previous: string; next: string; page: (page: number) => string }
}) {
  const { current, last, href, messages } = props
  if (last <= 1) return null
  return (
    <nav className={`${PLACES} ${STEPS}`} aria-label={messages.label}>
      {current > 1 ? (
        <Link href={href(current - 1)} rel="prev">
          {messages.previous}
        </Link>
      ) : (
        <span>{messages.previous}</span>
      )}
      {pageWindow(current, last).map((page) =>
        page < 0 ? (
          <span key={page} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            href={href(page)}
            aria-label={messages.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < last ? (
        <Link href={href(current + 1)} rel="next">
          {messages.next}
        </Link>
      ) : (
        <span>{messages.next}</span>
      )}
    </nav>
  )
}
