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

const entries = (facts: readonly Fact[]) =>
  known(facts).map(({ label, value, note }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd lang={typeof value === 'string' ? languageOfText(value) : undefined}>{value}</dd>
      {note && <dd className="text-xs/fact text-quiet">{note}</dd>}
    </div>
  ))

/** Where the labels stand on phones (styles/parts.css). */
type Labels = 'beside' | 'short' | 'stacked' | 'always'

/** A definition list, labels on the left; facts without a value are omitted, and so is an empty list. */
export function FactList({ facts, narrow = 'beside' }: { facts: readonly Fact[]; narrow?: Labels }) {
  if (!known(facts).length) return null
  return <dl className={`facts ${narrow}`}>{entries(facts)}</dl>
}

/** One ruled line of figures: 200+ partner hospitals. */
export function Stats({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  if (!known(facts).length) return null
  return <dl className={`stats ${className}`}>{entries(facts)}</dl>
}

/** The counts of a desk: active applications, saved colleges. */
export function Counts({ facts }: { facts: readonly Fact[] }) {
  return <dl className="counts">{entries(facts)}</dl>
}
