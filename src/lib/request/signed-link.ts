import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecordId } from '@/lib/database/record-id'

/** What a signed link opens: the record, and what ends the link by changing. */
export interface LinkTarget {
  /** Whose links these are, so that one never opens another. */
  purpose: string
  id: string
  key: string
}

/** The secret part of a link. Signed, not stored: the database alone makes none. Long enough that nobody guesses one. */
export function signedLink(secret: string, { purpose, id, key }: LinkTarget): string {
  const own = createHmac('sha256', secret).update(purpose).digest()
  return `${id}.${createHmac('sha256', own).update(`${id}/${key}`).digest('base64url')}`
}

/** The record that a link names, before anybody has checked the link. */
export function recordNamedBy(link: unknown): string | null {
  const id = typeof link === 'string' && link.length < 200 ? (link.split('.')[0] ?? '') : ''
  return isRecordId(id) ? id : null
}

/** Whether two links are the same, in a time that tells nothing of where they differ. */
export function isSameLink(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
