import type { ReactNode } from 'react'

// The table inside is plain markup, often from several components: its cells are drawn from here (styles/lists.css).
const STACKS = [
  'max-md:[&_table]:min-w-0 max-md:[&_thead]:sr-only max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[1fr_auto]',
  'max-md:[&_tbody_tr]:gap-x-4 max-md:[&_tbody_tr]:gap-y-[0.35rem] max-md:[&_tbody_tr]:border-t max-md:[&_tbody_tr]:border-rule max-md:[&_tbody_tr]:py-[0.9rem]',
  'max-md:[&_tbody_:is(th,td)]:min-w-0 max-md:[&_tbody_:is(th,td)]:border-0 max-md:[&_tbody_:is(th,td)]:p-0 max-md:[&_tbody_:is(th,td)]:wrap-anywhere',
  'max-md:[&_tbody_:is(th,td:last-child)]:col-span-full max-md:[&_tbody_td:nth-child(3)]:[grid-area:2/1]',
  'max-md:[&_tbody_td:nth-child(2)]:text-sm max-md:[&_tbody_td:nth-child(2)]:text-quiet max-md:[&_tbody_td:nth-child(2)]:[grid-area:2/2]',
].join(' ')

/**
 * The scroll box of a table: reachable by keyboard, named, its first column fixed on phones, and
 * faded at the edge beyond which there is more. Put a plain
 * <table> inside: th scope="col" in the head, th scope="row" first in each row, class "figure" for figures.
 * With `stacks` phones show each row as a block of its own instead, so that nothing of it is out of sight and no
 * number is cut at the edge; `labelled` writes the `data-label` of each cell above it.
 */
export function DataTable({
  label,
  stacks,
  children,
}: {
  label: string
  stacks?: boolean | 'labelled'
  children: ReactNode
}) {
  const look = stacks === 'labelled' ? 'data-table-labelled' : stacks ? STACKS : 'data-table-scrolls'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={`data-table ${look}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
