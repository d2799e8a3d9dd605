import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/text/language'
import { Icon, type IconName } from './icon'
import { uiTexts } from './texts'

/** A small framed label without meaning in its colour: the ownership of a college. `wraps` where it may be long. */
export function Badge({ wraps, children }: { wraps?: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-[0.35rem] rounded-chip border border-edge px-2 py-[0.08rem] text-xs/normal font-medium text-ink ${wraps ? '' : 'whitespace-nowrap'}`}
    >
      {children}
    </span>
  )
}

/** Meaning always comes with an icon and a word, never with colour alone. */
export type StatusKind = 'good' | 'warn' | 'bad' | 'calm'

const STATUS_ICONS: Record<StatusKind, IconName> = { good: 'check', warn: 'clock', bad: 'alert', calm: 'wait' }

const statusLook = cva('inline-flex items-baseline gap-[0.4rem] text-sm font-semibold whitespace-nowrap', {
  variants: { kind: { good: 'text-good', warn: 'text-warn', bad: 'text-bad', calm: 'text-quiet' } },
})

/** A state in words: Applied, Closes in 3 days, Withdrawn. */
export function Status({ kind, icon, children }: { kind: StatusKind; icon?: IconName; children: ReactNode }) {
  return (
    <span className={statusLook({ kind })}>
      <Icon name={icon ?? STATUS_ICONS[kind]} className="translate-y-[0.22em]" /> {children}
    </span>
  )
}

const CHIP = 'inline-flex items-center rounded-chip py-[0.12rem] text-xs/chip'

/** Short words in a row, at most `most` of them and then "+N more". */
export function Chips({
  language,
  label,
  items,
  most = 3,
}: {
  language: Language
  label: string
  items: readonly string[]
  most?: number
}) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-wrap content-start items-center gap-1.5" aria-label={label}>
      {items.slice(0, most).map((item) => (
        <li className={`${CHIP} bg-brand-wash px-2 text-ink`} key={item}>
          {item}
        </li>
      ))}
      {items.length > most && (
        <li className={`${CHIP} px-[0.2rem] text-quiet`}>{uiTexts(language).more(items.length - most)}</li>
      )}
    </ul>
  )
}
