import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { factList } from './styles'

/** The record that a screen of ours is about, by the second part of its address under `/admin`. */
export function recordIdOf({ params }: Pick<AdminViewServerProps, 'params'>): string {
  const segments = params?.segments
  return Array.isArray(segments) ? (segments[1] ?? '') : ''
}

/** Facts of a record, each with its label; those that are not known are left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={factList}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
