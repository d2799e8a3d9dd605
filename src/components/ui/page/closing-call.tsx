import type { ReactNode } from 'react'
import { Jaali, type JaaliFamily } from '@/components/drawings/jaali'

/** Closing band of a page: title, sentence, next steps, with the lattice dissolving in from the right. */
export function ClosingCall(props: {
  /** The drawing's seed, usually the page's name. */
  seed: string
  family?: JaaliFamily
  title: ReactNode
  text: ReactNode
  /** How well the promise in the sentence was kept. */
  after?: ReactNode
  /** Buttons side by side; full width on phones. */
  children: ReactNode
}) {
  const { seed, family, title, text, after, children } = props
  return (
    <section className="relative overflow-clip border-t border-rule bg-sunk print:hidden">
      <Jaali
        seed={seed}
        family={family}
        width={800}
        height={360}
        fades
        className="absolute inset-y-0 right-0 h-full w-[55%] max-md:opacity-55 forced-colors:hidden"
      />
      <div className="wrap relative grid justify-items-start gap-4 wrap-anywhere py-[calc(var(--spacing-section)*1.5)]">
        <h2>{title}</h2>
        <p>{text}</p>
        {after}
        {children}
      </div>
    </section>
  )
}

/** Button row of a closing band or a banner. */
export function Actions({ className = 'pt-1', children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-3 print:hidden max-xs:[&>*]:flex-[1_1_100%] ${className}`}>{children}</div>
}
