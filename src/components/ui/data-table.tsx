import type { ReactNode } from 'react'

/**
 * The scroll box of a table: reachable by keyboard, named, its first column fixed on phones. Put a plain
 * <table> inside: th scope="col" in the head, th scope="row" first in each row, class "r" for figures.
 */
export function DataTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
