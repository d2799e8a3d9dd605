'use client'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

// Drawn in the browser too, so that the page's data holds the figures and not how each of them looks.

export interface Fact {
  label: string
  value: ReactNode
  /** What stands beneath: whose figure it is and when it was true. */
  note?: ReactNode
}

const known = (facts: readonly Fact[]) =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '')

interface Look {
  entry: string
  label: string
  value: string
}

const entries = (facts: readonly Fact[], { entry, label, value }: Look) =>
  known(facts).map((fact) => (
    <div key={fact.label} className={entry}>
      <dt className={label}>{fact.label}</dt>
      <dd className={value}>{fact.value}</dd>
      {fact.note && <dd className="order-first text-xs/fact text-quiet">{fact.note}</dd>}
    </div>
  ))

// The label is read first and stands below its figure.
const UPSIDE_DOWN = 'flex flex-col-reverse justify-end'

const listEntry = cva('grid gap-x-6 border-t border-rule last:border-b max-xs:gap-x-4', {
  variants: {
    /** How the label stands beside its value; on the narrowest phones `stacked` puts it above. */
    narrow: {
      beside: 'gap-y-1 py-[0.7rem] grid-cols-[minmax(8.5rem,11rem)_1fr] max-xs:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
      stacked: 'gap-y-1 py-[0.7rem] grid-cols-[minmax(8.5rem,11rem)_1fr] max-sm:grid-cols-1',
      always: 'gap-y-0 py-2 grid-cols-1',
      short: 'gap-y-1 py-[0.7rem] grid-cols-[minmax(8.5rem,11rem)_1fr] max-xs:grid-cols-[7rem_1fr]',
    },
  },
  defaultVariants: { narrow: 'beside' },
})

/** Facts under each other, label left; a fact without a value is left out, and the list with its last one. */
export function FactList({ facts, narrow }: { facts: readonly Fact[] } & VariantProps<typeof listEntry>) {
  if (!known(facts).length) return null
  const look = {
    entry: listEntry({ narrow }),
    label: narrow === 'always' ? 'text-xs text-quiet' : 'text-quiet',
    value: 'tabular-nums lining-nums [&_b]:text-[1.1em]',
  }
  return <dl className="grid">{entries(facts, look)}</dl>
}

const STATS_LOOK = {
  entry: `${UPSIDE_DOWN} border-rule p-4 pl-0 even:border-l even:pl-4 not-last:border-b odd:nth-last-2:border-b-0 md:not-last:border-b-0 md:border-l md:px-6 md:py-[1.35rem] md:even:pl-6 md:first:border-l-0 md:first:pl-0`,
  label: 'text-sm/fact text-quiet',
  value: 'text-figure/figure font-semibold lining-nums font-wide font-stretch-114%',
}

/** One ruled line of figures: 200+ partner hospitals. */
export function Stats({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  if (!known(facts).length) return null
  return <dl className={`grid grid-cols-2 md:grid-cols-4 ${className}`}>{entries(facts, STATS_LOOK)}</dl>
}

const COUNTS_LOOK = {
  entry: `${UPSIDE_DOWN} border-l border-rule py-[0.9rem] pr-2 pl-4 first:border-l-0 first:pl-0`,
  label: 'text-sm/heading-4 text-quiet',
  value: 'text-[1.625rem]/figure font-semibold font-wide font-stretch-114%',
}

/** The counts of a desk: active applications, saved colleges. */
export function Counts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-3 border-t-[3px] border-b border-t-ink border-b-rule">
      {entries(facts, COUNTS_LOOK)}
    </dl>
  )
}
