import type { ReactNode } from 'react'
import { Jaali, type JaaliFamily } from '@/components/drawings/jaali'

/**
 * A lattice, one sentence, one action: for empty lists and missing pages. `quiet` omits the box and lattice, where
 * several follow each other.
 */
export function EmptyState(props: {
  title: ReactNode
  /** Seed of the drawing, such as the name of the list. */
  seed: string
  family?: JaaliFamily
  level?: 'h1' | 'h2' | 'h3'
  quiet?: boolean
  actions?: ReactNode
  children?: ReactNode
}) {
  const { title, seed, family, level: Title = 'h3', quiet, actions, children } = props
  if (quiet)
    return (
      <div className="grid justify-items-start border-t border-rule pt-3">
        <Title className="text-base">{title}</Title>
        {children && <p>{children}</p>}
        {actions}
      </div>
    )
  return (
    <div className="relative grid justify-items-start gap-3 overflow-clip rounded-card border border-rule bg-sunk px-[clamp(1.25rem,4vw,3rem)] py-[clamp(1.75rem,4vw,3.5rem)]">
      <Jaali
        seed={`${seed} empty`}
        family={family}
        width={620}
        height={260}
        fades
        className="absolute inset-y-0 right-0 h-full w-[60%] max-md:opacity-55 forced-colors:hidden"
      />
      <Title className={Title === 'h1' ? 'relative' : 'relative text-h3'}>{title}</Title>
      {children && <p className="relative">{children}</p>}
      {actions && <div className="relative mt-3 flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  )
}
