import type { ReactNode } from 'react'

/** Ruled rows in prospectus style: heading on the left, content on the right. */
export const RuledRows = ({ children }: { children: ReactNode }) => (
  <div className="grid *:grid *:gap-x-8 *:gap-y-3 *:border-t *:border-rule *:py-7 *:first:border-t-0 *:first:pt-0 *:last:pb-0 md:*:grid-cols-[15rem_1fr]">
    {children}
  </div>
)

/** One row: the heading spans its content's height. */
export const RuledRow = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    <div className="grid content-start gap-y-3">{children}</div>
  </div>
)
