'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

// Drawn in the browser too, so that the page's data holds the words and not how each of them looks.

/** A small framed label without meaning in its colour: the ownership of a college. `wraps` where it may be long. */
export const Badge = ({ wraps, children }: { wraps?: boolean; children: ReactNode }) => (
  <span className={wraps ? 'badge' : 'badge whitespace-nowrap'}>{children}</span>
)

/** Meaning always comes with an icon and a word, never with colour alone. */
export type StatusKind = 'good' | 'warn' | 'bad' | 'calm'

const STATUS_ICONS: Record<StatusKind, IconName> = { good: 'check', warn: 'clock', bad: 'alert', calm: 'wait' }

const statusLook = cva('inline-flex items-baseline gap-[0.4rem] text-sm font-semibold whitespace-nowrap', {
  variants: { kind: { good: 'text-good', warn: 'text-warn', bad: 'text-bad', calm: 'text-quiet' } },
})

/** A state in words: Applied, Closes in 3 days, Withdrawn. */
export const Status = ({ kind, children }: { kind: StatusKind; children: ReactNode }) => (
  <span className={statusLook({ kind })}>
    <Icon name={STATUS_ICONS[kind]} className="translate-y-[0.22em]" /> {children}
  </span>
)
