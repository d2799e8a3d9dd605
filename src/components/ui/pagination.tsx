import Link from 'next/link'

/** The pages worth a link: the first, the last and those around the current one; a negative number stands for a gap. */
function pageWindow(current: number, last: number): number[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1]
    return before !== undefined && page - before > 1 ? [-page, page] : [page]
  })
}

/** Links to the pages of a list; nothing when there is one page. `href` gives the address of a page. */
export function Pagination({
  current,
  last,
  href,
  words,
}: {
  current: number
  last: number
  href: (page: number) => string
  words: { label: string; previous: string; next: string; page: (page: number) => string }
}) {
  if (last <= 1) return null
  return (
    <nav className="pages" aria-label={words.label}>
      {current > 1 ? (
        <Link href={href(current - 1)} rel="prev">
          {words.previous}
        </Link>
      ) : (
        <span>{words.previous}</span>
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
            aria-label={words.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < last ? (
        <Link href={href(current + 1)} rel="next">
          {words.next}
        </Link>
      ) : (
        <span>{words.next}</span>
      )}
    </nav>
  )
}
