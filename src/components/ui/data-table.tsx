import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

// The table inside is plain markup, often from several components: its cells are drawn from here.
const tableLook = cva(
  [
    'relative overflow-x-auto border-y border-ink [&_table]:min-w-[38rem] [&_table.narrow]:min-w-0',
    '[&_:is(th,td)]:border-t [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-[0.7rem] [&_:is(th,td)]:pr-5 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-baseline',
    '[&_thead_th]:border-t-0 [&_thead_th]:text-sm [&_thead_th]:font-semibold [&_thead_th]:whitespace-nowrap [&_thead_th]:text-quiet',
    '[&_tbody_th]:min-w-44 [&_tbody_th]:font-medium [&_tfoot_:is(th,td)]:border-ink [&_tfoot_:is(th,td)]:font-semibold',
    '[&_.figure]:pr-8 [&_.figure]:text-right [&_.figure]:whitespace-nowrap [&_caption]:py-2 [&_caption]:text-left [&_caption]:text-sm [&_caption]:text-quiet',
    '[&_a:focus-visible]:-outline-offset-1 pointer-coarse:[&_a]:inline-flex pointer-coarse:[&_a]:min-h-tap pointer-coarse:[&_a]:items-center',
  ],
  {
    variants: {
      stacks: {
        true: [
          'max-md:[&_table]:min-w-0 max-md:[&_thead]:sr-only max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-[1fr_auto]',
          'max-md:[&_tbody_tr]:gap-x-4 max-md:[&_tbody_tr]:gap-y-[0.35rem] max-md:[&_tbody_tr]:border-t max-md:[&_tbody_tr]:border-rule max-md:[&_tbody_tr]:py-[0.9rem]',
          'max-md:[&_tbody_:is(th,td)]:min-w-0 max-md:[&_tbody_:is(th,td)]:border-0 max-md:[&_tbody_:is(th,td)]:p-0 max-md:[&_tbody_:is(th,td)]:wrap-anywhere',
          'max-md:[&_tbody_:is(th,td:last-child)]:col-span-full max-md:[&_tbody_td:nth-child(3)]:[grid-area:2/1]',
          'max-md:[&_tbody_td:nth-child(2)]:text-sm max-md:[&_tbody_td:nth-child(2)]:text-quiet max-md:[&_tbody_td:nth-child(2)]:[grid-area:2/2]',
        ],
        false: [
          // A box with nothing beyond its edge has no such timeline, and no fade.
          'supports-[animation-timeline:scroll()]:animate-beyond [animation-timeline:scroll(self_inline)]! [scrollbar-width:thin]',
          'max-md:[&_tr>:first-child]:sticky max-md:[&_tr>:first-child]:left-0 max-md:[&_tr>:first-child]:w-42 max-md:[&_tr>:first-child]:min-w-42',
          'max-md:[&_tr>:first-child]:bg-paper max-md:[&_tr>:first-child]:pr-3 max-md:[&_tr>:first-child]:shadow-[1px_0_0_var(--color-rule)] max-md:[&_tr>:nth-child(2)]:pl-[0.9rem]',
        ],
      },
    },
    defaultVariants: { stacks: false },
  },
)

/**
 * The scroll box of a table: reachable by keyboard, named, its first column fixed on phones, and
 * faded at the edge beyond which there is more. Put a plain
 * <table> inside: th scope="col" in the head, th scope="row" first in each row, class "figure" for figures.
 * With `stacks` phones show each row as a block of its own instead, so that nothing of it is out of sight.
 */
export function DataTable({ label, stacks, children }: { label: string; stacks?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={tableLook({ stacks })} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
