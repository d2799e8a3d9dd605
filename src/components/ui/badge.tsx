'use client'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

// A client component, so that the RSC payload holds the text without the markup.

/** A small framed label without semantic colour, such as the ownership. `wraps` for long ones. */
export const Badge = ({ wraps, children }: { wraps?: boolean; children: ReactNode }) => (
  <span className={wraps ? 'badge' : 'badge whitespace-nowrap'}>{children}</span>
)

/** Meaning always has an icon and a word, never colour alone. */
export type StatusKind = 'good' | 'warn' | 'bad' | 'calm'

const STATUS_ICONS: Record<StatusKind, IconName> = { good: 'check', warn: 'clock', bad: 'alert', calm: 'wait' }

const STATUS_COLORS = { good: 'text-good', warn: 'text-warn', bad: 'text-bad', calm: 'text-quiet' }

/** A status: Applied, Closes in 3 days, Withdrawn. */
export const Status = ({ kind, children }: { kind: StatusKind; children: ReactNode }) => (
  <span
    className={`inline-flex items-baseline gap-[0.4rem] text-sm font-semibold whitespace-nowrap ${STATUS_COLORS[kind]}`}
  >
    <Icon name={STATUS_ICONS[kind]} className="translate-y-[0.22em]" /> {children}
  </span>
)
