import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecordId } from '@/lib/database/record-id'

/** What of a list makes its link. */
export interface SharedRow {
  id: string
  shareKey?: string | null
  sharedUntil?: string | null
}

/** Signed, not stored: the database alone makes no link. Long enough that nobody guesses one. */
function signatureOf(secret: string, { id, shareKey }: SharedRow): string {
  const key = createHmac('sha256', secret).update('choice list links').digest()
  return createHmac('sha256', key).update(`${id}/${shareKey}`).digest('base64url')
}

const isShared = ({ shareKey, sharedUntil }: SharedRow, now: Date) =>
  Boolean(shareKey && sharedUntil && new Date(sharedUntil) > now)

/** The secret part of the link to a list; null where it is not shared, or no longer. */
export const linkOf = (secret: string, row: SharedRow, now: Date): string | null =>
  isShared(row, now) ? `${row.id}.${signatureOf(secret, row)}` : null

/** The list that a link names, before anybody has checked the link. */
export function listNamedBy(link: unknown): string | null {
  const id = typeof link === 'string' && link.length < 200 ? (link.split('.')[0] ?? '') : ''
  return isRecordId(id) ? id : null
}

/** Whether a link opens a list today. */
export function opens(secret: string, link: string, row: SharedRow, now: Date): boolean {
  const right = linkOf(secret, row, now)
  if (!right) return false
  const [one, other] = [Buffer.from(link), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
