import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { deleteMailsTo, deletePresetsOf, deleteStudioTraces, deleteWorkNaming } from '../../database/payload-tables'
import { asPatterns, deleteNoticesNaming, deleteViewsNaming, replaceActor, replaceAuthor } from './erasure-queries'

/** Takes a person's name and address out of the audit log. The entries themselves stay; the team needs them. */
const eraseActor: Eraser = replaceActor

/**
 * The same for what somebody wrote or changed as staff, in a table with the author in its column `by`.
 * @param table as the database names it
 */
export const eraseAuthorIn =
  (table: string): Eraser =>
  (req, person) =>
    replaceAuthor(req, table, person)

/**
 * Deletes the saved views that were a person's alone, and every view that looks for their address. What they shared
 * stays for the others, without saying whose it was.
 */
const eraseViews: Eraser = async (req, person) => {
  await deleteViewsNaming(req, person)
  await deletePresetsOf(req, person)
}

/**
 * Deletes what the studio remembers of a person: the searches and columns of their lists, and the records they had
 * open. Payload 3.90 looks for these after the account is gone, when the database has dropped whose they are.
 */
const eraseStudioTraces: Eraser = (req, { id }) => deleteStudioTraces(req, id)

/** Removes, or makes anonymous, what one part of the site keeps of a person whose account is being deleted. */
export type Eraser = (req: PayloadRequest, person: User) => Promise<void>

/**
 * Has every deletion of a person erase them everywhere, whichever door it comes through, in its own transaction and
 * before their rows are gone. Features cannot know each other's records, so each gives its own part.
 * @param mailsAbout what finds a person's records, one for each kind that mails lead to
 * @param parts what the features erase, in this order, after the mails and before the shared configuration's log and
 * studio
 */
export function withErasure(
  people: CollectionConfig,
  mailsAbout: readonly RecordsOf[],
  parts: readonly Eraser[],
): CollectionConfig {
  const all = [eraseMails(mailsAbout), ...parts, eraseActor, eraseStudioTraces, eraseViews]
  const erasePerson: CollectionBeforeDeleteHook = async ({ id, req }) => {
    // Full authority: the caller's right to delete was decided; what is erased is more than they may read.
    const person = await req.payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer(req) })
    if (!person) return
    for (const erase of all) await erase(req, person)
  }
  return {
    ...people,
    hooks: { ...people.hooks, beforeDelete: [erasePerson, ...(people.hooks?.beforeDelete ?? [])] },
  }
}

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
const eraseMails =
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
