import type { ReactNode } from 'react'

/**
 * The scroll box of a table: reachable by keyboard, named, its first column fixed on phones. Put a plain
 * <table> inside: th scope="col" in the head, th scope="row" first in each row, class "r" for figures.
 * With `stacks` phones show each row as a block of its own instead, so that nothing of it is out of sight.
 */
export function DataTable({ label, stacks, children }: { label: string; stacks?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={stacks ? 'table stacks' : 'table'} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
