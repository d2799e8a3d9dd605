import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecordId } from '@/lib/database/record-id'

/** What a signed link gives access to, and what invalidates it by changing. */
export interface LinkTarget {
  /** Kind of link, so that none works as another kind. */
  purpose: string
  id: string
  key: string
}

/**
 * The secret part of a link. Signed, not stored, so that the database alone yields no valid link; too long to guess.
 */
export function signedLink(secret: string, { purpose, id, key }: LinkTarget): string {
  const own = createHmac('sha256', secret).update(purpose).digest()
  return `${id}.${createHmac('sha256', own).update(`${id}/${key}`).digest('base64url')}`
}

/** Record named by a link that has not been verified yet. */
export function recordNamedBy(link: unknown): string | null {
  const id = typeof link === 'string' && link.length < 200 ? (link.split('.')[0] ?? '') : ''
  return isRecordId(id) ? id : null
}

/** Constant-time comparison of two links or signatures; false if there is no right one. */
export function isSameSecret(given: string, right: string | null): boolean {
  if (right === null) return false
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
