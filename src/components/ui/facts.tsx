import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Names the fact's column where rows of facts stand under each other. */
  column?: string
}

const known = (facts: readonly Fact[]) =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '')

const entries = (facts: readonly Fact[]) =>
  known(facts).map(({ label, value, column }) => (
    <div key={label} className={column}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))

/** Facts under each other, label left; a fact without a value is left out, and the list with its last one. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return known(facts).length ? <dl className="list-facts">{entries(facts)}</dl> : null
}

/** Two or three facts in a row, as on a card. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return known(facts).length ? <dl className="facts">{entries(facts)}</dl> : null
}

/** One ruled line of figures: 200+ partner hospitals. */
export function Stats({ facts }: { facts: readonly Fact[] }) {
  return known(facts).length ? <dl className="stats">{entries(facts)}</dl> : null
}

/** The counts of a desk: active applications, saved colleges. */
export function Counts({ facts }: { facts: readonly Fact[] }) {
  return <dl className="counts">{entries(facts)}</dl>
}
