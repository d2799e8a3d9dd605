import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

export type NoticeKind = 'info' | 'good' | 'warn' | 'bad'

const ICONS: Record<NoticeKind, IconName> = { info: 'info', good: 'check', warn: 'clock', bad: 'alert' }

/**
 * A message that stays on the page. `live` announces it when it appears after an action: failures at once,
 * the rest politely.
 */
export function Notice({ kind = 'info', live, children }: { kind?: NoticeKind; live?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames('notice', kind !== 'info' && kind)}
      role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
