import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { deleteMailsTo, deleteWorkNaming } from '../../database/payload-tables'
import type { Eraser } from './erasure'
import { asPatterns, deleteNoticesNaming } from './erasure-queries'

/** Ids of the records of one kind that are about a person, of whom mails may tell. */
export type RecordsOf = (req: PayloadRequest, person: User) => Promise<string[]>

const LOCAL_PART = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]"

/** A pattern for an address as a whole: neither the end of a longer one nor its beginning. */
const patternOf = (mailbox: string) =>
  `(?<!${LOCAL_PART})${mailbox.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`

/**
 * Deletes the mails to or about a person, the notices of the team among them, that wait or have failed: those that name
 * an address of theirs or lead to one of their records. Of an address that was never proved to be theirs only the mails
 * to it.
 * @param kinds what finds their records, one for each kind that mails lead to
 */
export const eraseMails =
  (kinds: readonly RecordsOf[]): Eraser =>
  async (req, person) => {
    const { email, pendingEmail, verified } = person
    if (!verified) return deleteMailsTo(req, email)
    const mailboxes = [email, pendingEmail].filter((mailbox) => typeof mailbox === 'string' && mailbox !== '')
    const records: string[] = []
    for (const recordsOf of kinds) records.push(...(await recordsOf(req, person)))
    const patterns = asPatterns([...mailboxes.map((mailbox) => patternOf(String(mailbox))), ...records])
    await deleteWorkNaming(req, patterns)
    await deleteNoticesNaming(req, patterns)
  }
