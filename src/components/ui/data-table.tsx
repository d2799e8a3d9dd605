import type { ReactNode } from 'react'

// The table inside is plain markup, often from several components, so its cells are styled from here. `labelled`, which
// dozens of tables on one page may use, is in styles/lists.css.
const STACKS = [
  'max-md:[&_table]:min-w-0 max-md:[&_thead]:sr-only max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[1fr_auto]',
  'max-md:[&_tbody_tr]:gap-x-4 max-md:[&_tbody_tr]:gap-y-[0.35rem] max-md:[&_tbody_tr]:border-t max-md:[&_tbody_tr]:border-rule max-md:[&_tbody_tr]:py-[0.9rem]',
  'max-md:[&_tbody_:is(th,td)]:min-w-0 max-md:[&_tbody_:is(th,td)]:border-0 max-md:[&_tbody_:is(th,td)]:p-0 max-md:[&_tbody_:is(th,td)]:wrap-anywhere',
  'max-md:[&_tbody_:is(th,td:last-child)]:col-span-full max-md:[&_tbody_td:nth-child(3)]:[grid-area:2/1]',
  'max-md:[&_tbody_td:nth-child(2)]:text-sm max-md:[&_tbody_td:nth-child(2)]:text-quiet max-md:[&_tbody_td:nth-child(2)]:[grid-area:2/2]',
].join(' ')

const SCROLLS = [
  'supports-[animation-timeline:scroll()]:animate-beyond [animation-timeline:scroll(self_inline)]!',
  '[scrollbar-width:thin] max-md:[&_tr>:first-child]:sticky max-md:[&_tr>:first-child]:left-0',
  'max-md:[&_tr>:first-child]:w-42 max-md:[&_tr>:first-child]:min-w-42 max-md:[&_tr>:first-child]:bg-paper',
  'max-md:[&_tr>:first-child]:pr-3 max-md:[&_tr>:first-child]:shadow-[1px_0_0_var(--color-rule)]',
  'max-md:[&_tr>:nth-child(2)]:pl-[0.9rem]',
  // Tables that fit are not scrolled, so that no number is cut off.
  'max-md:[&_.narrow_tr>:first-child]:w-auto max-md:[&_.narrow_tr>:first-child]:min-w-0',
].join(' ')

/**
 * Scroll container of a table: focusable, named, first column sticky on phones, and faded at an edge with hidden
 * content. Children: a plain <table> with th scope="col" in the head, th scope="row" first in each row, class "figure"
 * for figures.
 * With `stacks` phones show each row as a block instead, so that nothing is hidden or cut off; `labelled` shows each
 * cell's `data-label` above it.
 */
export function DataTable(props: { label: string; stacks?: boolean | 'labelled'; children: ReactNode }) {
  const { label, stacks, children } = props
  const look = stacks === 'labelled' ? 'labelled' : stacks ? STACKS : SCROLLS
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={`data-table ${look}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

/** Column headings, `figure` for digits. Falsy entries are skipped. */
export const TableHead = ({ columns }: { columns: readonly (string | { figure: string } | false | undefined)[] }) => (
  <thead>
    <tr>
      {columns.map((column) => {
        if (!column) return null
        const [words, look] = typeof column === 'string' ? [column] : [column.figure, 'figure']
        return (
          <th key={words} scope="col" className={look}>
            {words}
          </th>
        )
      })}
    </tr>
  </thead>
)
