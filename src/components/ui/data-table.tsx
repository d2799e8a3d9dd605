import type { ReactNode } from 'react'

// The table inside is plain markup, often from several components, so its cells are styled by the box: styles/lists.css.

/**
 * Scroll container of a table: focusable, named, first column sticky on phones, and faded at an edge with hidden
 * content. Children: a plain <table> with th scope="col" in the head, th scope="row" first in each row, class "figure"
 * for figures.
 * With `stacks` phones show each row as a block instead, so that nothing is hidden or cut off; `labelled` shows each
 * cell's `data-label` above it.
 */
export function DataTable(props: { label: string; stacks?: boolean | 'labelled'; children: ReactNode }) {
  const { label, stacks, children } = props
  const look = stacks === 'labelled' ? 'labelled' : stacks ? 'stacks' : 'scrolls'
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
