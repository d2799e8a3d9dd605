import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

/** A small framed label without meaning in its colour: the ownership of a college. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}

/** Meaning always comes with an icon and a word, never with colour alone. */
export type StatusKind = 'good' | 'warn' | 'bad' | 'calm'

const STATUS_ICONS: Record<StatusKind, IconName> = { good: 'check', warn: 'clock', bad: 'alert', calm: 'wait' }

/** A state in words: Applied, Closes in 3 days, Withdrawn. */
export function Status({ kind, icon, children }: { kind: StatusKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`status ${kind}`}>
      <Icon name={icon ?? STATUS_ICONS[kind]} /> {children}
    </span>
  )
}

/** Short words in a row, at most `most` of them and then "+N more". */
export function Chips({ label, items, most = 3 }: { label: string; items: readonly string[]; most?: number }) {
  if (items.length === 0) return null
  return (
    <ul className="chips" aria-label={label}>
      {items.slice(0, most).map((item) => (
        <li className="chip" key={item}>
          {item}
        </li>
      ))}
      {items.length > most && <li className="chip more">{`+${items.length - most} more`}</li>}
    </ul>
  )
}
