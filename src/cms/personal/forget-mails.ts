import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { deleteMailsTo, deleteWorkNaming } from '../database/payload-tables'
import type { Forget } from './forgetting'
import { asPatterns, deleteNoticesNaming } from './forgetting-queries'

/** Ids of the records of one kind that are about a person, of whom mails may tell. */
export type RecordsOf = (req: PayloadRequest, person: User) => Promise<string[]>

const LOCAL_PART = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]"

/** A pattern for an address as a whole: neither the end of a longer one nor its beginning. */
const patternOf = (address: string) =>
  `(?<!${LOCAL_PART})${address.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`

/**
 * Deletes the mails to or about a person, the notices of the team among them, that wait or have failed: those that name
 * an address of theirs or lead to one of their records. Of an address that was never proved to be theirs only the mails
 * to it.
 * @param kinds what finds their records, one for each kind that mails lead to
 */
export const forgetMails =
  (kinds: readonly RecordsOf[]): Forget =>
  async (req, person) => {
    const { email, pendingEmail, verified } = person
    if (!verified) return deleteMailsTo(req, email)
    const addresses = [email, pendingEmail].filter((address) => typeof address === 'string' && address !== '')
    const records: string[] = []
    for (const recordsOf of kinds) records.push(...(await recordsOf(req, person)))
    const patterns = asPatterns([...addresses.map((address) => patternOf(String(address))), ...records])
    await deleteWorkNaming(req, patterns)
    await deleteNoticesNaming(req, patterns)
  }
