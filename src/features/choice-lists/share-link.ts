import { isSameLink, signedLink } from '@/lib/request/signed-link'

/** What of a list makes its link. */
export interface SharedRow {
  id: string
  shareKey?: string | null
  sharedUntil?: string | null
}

/** The secret part of the link to a list; null where it is not shared, or no longer. */
export function linkOf(secret: string, { id, shareKey, sharedUntil }: SharedRow, now: Date): string | null {
  const isShared = shareKey && sharedUntil && new Date(sharedUntil) > now
  return isShared ? signedLink(secret, { purpose: 'choice list links', id, key: shareKey }) : null
}

/** Whether a link opens a list today. */
export function opens(secret: string, link: string, row: SharedRow, now: Date): boolean {
  const right = linkOf(secret, row, now)
  return right !== null && isSameLink(link, right)
}
