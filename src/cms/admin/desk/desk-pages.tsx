import { studioMessages } from '../messages'

interface DeskPagesProps {
  page: number
  pages: number
  hrefOf: (page: number) => string
}

const messages = studioMessages.pages

/** Previous and next under a desk's list; nothing when one page holds all. */
export function DeskPages({ page, pages, hrefOf }: DeskPagesProps) {
  if (pages <= 1) return null
  return (
    <nav className="mt-5 flex gap-4" aria-label={messages.label}>
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          {messages.previous}
        </a>
      ) : null}
      <span>{messages.page(page, pages)}</span>
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next">
          {messages.next}
        </a>
      ) : null}
    </nav>
  )
}
