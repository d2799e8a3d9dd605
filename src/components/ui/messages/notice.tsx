import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'

export type NoticeKind = 'info' | 'good' | 'warn' | 'bad'

const ICONS: Record<NoticeKind, IconName> = { info: 'info', good: 'check', warn: 'clock', bad: 'alert' }

const NOTICE =
  'flex items-start gap-3 rounded-control border px-4 py-3 max-[18rem]:[&>svg]:hidden leading-notice [&_a]:font-semibold [&_a]:text-inherit'

const COLORS: Record<NoticeKind, string> = {
  info: 'border-brand bg-brand-wash',
  good: 'border-good bg-good-wash [&>svg]:text-good',
  warn: 'border-warn bg-warn-wash [&>svg]:text-warn',
  bad: 'border-bad bg-bad-wash [&>svg]:text-bad',
}

/** Says what of a URL was left out; nothing if all of it was read. */
export const LeftOut = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <Notice>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )

/** Says what was done, if anything was. */
export const Done = (said: { title?: string; children: ReactNode }) =>
  said.children && <Notice kind="good" live {...said} />

/**
 * A persistent message. `live` announces it when it appears after an action: failures assertively, others politely.
 * Plain text becomes a paragraph.
 */
export function Notice(props: { kind?: NoticeKind; live?: boolean; title?: ReactNode; children: ReactNode }) {
  const { kind = 'info', live, title, children } = props
  return (
    <div className={`${NOTICE} ${COLORS[kind]}`} role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={ICONS[kind]} className="mt-[0.1em]" />
      <div>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
