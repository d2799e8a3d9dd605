import type { ReactNode } from 'react'
import { Icon } from '../icon'

/** A summary line with collapsible content. */
export const Fold = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className="group [&>form]:pt-2 [&>form]:pb-4" open={isOpen || undefined}>
    <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between font-semibold text-brand [&::-webkit-details-marker]:hidden">
      {title} <Icon name="plus" className="group-open:rotate-45" />
    </summary>
    {children}
  </details>
)
