'use client'
import type { ReactNode } from 'react'
import { languageOfText } from '@/lib/language'

// A client component, so that the RSC payload holds the figures without the markup.

export interface Fact {
  label: string
  value: ReactNode
  /** Caption: source and date. */
  note?: ReactNode
}

const known = (facts: readonly Fact[]) =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '')

// Each list styles its entries, so that none repeats it.
const entries = (facts: readonly Fact[]) =>
  known(facts).map(({ label, value, note }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd lang={typeof value === 'string' ? languageOfText(value) : undefined}>{value}</dd>
      {note && <dd className="text-xs/fact text-quiet">{note}</dd>}
    </div>
  ))

// The label is read first but shown below its figure.
const UPSIDE_DOWN = '*:flex *:flex-col-reverse *:justify-end [&>div>dd+dd]:order-first'

const FACTS =
  'grid *:grid *:items-baseline *:gap-x-6 *:border-t *:border-rule *:last:border-b max-xs:*:gap-x-4 [&>div>dt]:text-quiet [&>div>dt+dd]:tabular-nums [&>div>dt+dd]:lining-nums [&_dd_b]:text-[1.1em] [&>div>dd]:wrap-anywhere [&>div>dd+dd]:-col-end-1'

/** Label position; `stacked` puts it above on the narrowest phones. */
const LABELS = {
  beside:
    '*:gap-y-1 *:py-[0.7rem] *:grid-cols-[minmax(8.5rem,11rem)_1fr] max-xs:*:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-[18rem]:*:grid-cols-1',
  stacked: '*:gap-y-1 *:py-[0.7rem] *:grid-cols-[minmax(8.5rem,11rem)_1fr] max-sm:*:grid-cols-1',
  always: '*:gap-y-0 *:py-2 *:grid-cols-1 [&>div>dt]:text-xs',
  short:
    '*:gap-y-1 *:py-[0.7rem] *:grid-cols-[minmax(8.5rem,11rem)_1fr] max-xs:*:grid-cols-[7rem_1fr] max-[18rem]:*:grid-cols-1',
}

/** A definition list, labels on the left; facts without a value are omitted, and so is an empty list. */
export function FactList({ facts, narrow = 'beside' }: { facts: readonly Fact[]; narrow?: keyof typeof LABELS }) {
  if (!known(facts).length) return null
  return <dl className={`${FACTS} ${LABELS[narrow]}`}>{entries(facts)}</dl>
}

const STATS = `grid grid-cols-2 max-[18rem]:grid-cols-1 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${UPSIDE_DOWN} *:border-rule *:p-4 *:pl-0 min-[18rem]:*:even:border-l min-[18rem]:*:even:pl-4 max-lg:min-[18rem]:*:last:odd:col-span-full *:not-last:border-b *:odd:nth-last-2:border-b-0 lg:*:not-last:border-b-0 lg:*:border-l lg:*:px-6 lg:*:py-[1.35rem] lg:*:even:pl-6 lg:*:first:border-l-0 lg:*:first:pl-0 [&>div>dt]:pt-1 [&>div>dt]:text-sm/fact [&>div>dt]:text-quiet [&>div>dt+dd]:text-figure/figure [&>div>dt+dd]:font-semibold [&>div>dt+dd]:lining-nums [&>div>dt+dd]:font-wide [&>div>dt+dd]:font-stretch-114%`

/** One ruled line of figures: 200+ partner hospitals. */
export function Stats({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  if (!known(facts).length) return null
  return <dl className={`${STATS} ${className}`}>{entries(facts)}</dl>
}

const COUNTS = `grid grid-cols-3 border-t-[3px] border-b border-t-ink border-b-rule ${UPSIDE_DOWN} *:border-l *:border-rule *:py-[0.9rem] *:pr-2 *:pl-4 *:first:border-l-0 *:first:pl-0 [&>div>dt]:text-sm/heading-4 [&>div>dt]:text-quiet [&>div>dt+dd]:text-[1.625rem]/figure [&>div>dt+dd]:font-semibold [&>div>dt+dd]:font-wide [&>div>dt+dd]:font-stretch-114%`

/** The counts of a desk: active applications, saved colleges. */
export function Counts({ facts }: { facts: readonly Fact[] }) {
  return <dl className={COUNTS}>{entries(facts)}</dl>
}
