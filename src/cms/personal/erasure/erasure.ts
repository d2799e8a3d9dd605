import type { CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { readAsServer } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { deleteWorkNaming } from '../../database/payload-jobs'
import { deleteMailsTo } from '../../database/payload-mail-jobs'
import { deletePresetsOf, deleteStudioTraces } from '../../database/payload-people'
import { keepPlansOf } from '../../database/payload-schedules'
import { withHooks } from '../../hooks/with-hooks'
import {
  asPatterns,
  deleteNoticesNaming,
  deleteViewsNaming,
  type RecordsOf,
  replaceActor,
  replaceAuthor,
} from './erasure-queries'

/**
 * Anonymises what staff wrote or changed, in a table with the author in its column `by`.
 * @param table database name
 */
export const eraseAuthorIn =
  (table: string): Eraser =>
  (req, person) =>
    replaceAuthor(req, table, person)

/**
 * Deletes a person's private saved views, and every view that searches for their email. Shared views stay, without an
 * owner.
 */
const eraseViews: Eraser = async (req, person) => {
  await deleteViewsNaming(req, person)
  await deletePresetsOf(req, person)
}

/** Deletes or anonymises a feature's data of an account being deleted. */
export type Eraser = (req: PayloadRequest, person: User) => Promise<void>

/**
 * Erases a person everywhere when their account is deleted over any route, in its transaction and before their rows are
 * gone. Features cannot know each other's records, so each contributes its part.
 * @param mailsAbout finds a person's records, one per kind that mails link to
 * @param parts of the features, in order, after the mails and before the shared configuration's log and studio data
 */
export function withErasure(
  people: CollectionConfig,
  mailsAbout: readonly RecordsOf[],
  parts: readonly Eraser[],
): CollectionConfig {
  const all = [eraseMails(mailsAbout), ...parts, replaceActor, deleteStudioTraces, eraseViews, keepPlansOf]
  const erasePerson: CollectionBeforeDeleteHook = async ({ id, req }) => {
    // Full authority: the right to delete was checked; the erased data goes beyond what the caller may read.
    const person = await readAsServer(req, 'users', id)
    if (!person) return
    for (const erase of all) await erase(req, person)
  }
  return withHooks(people, { first: { beforeDelete: [erasePerson] } })
}

const LOCAL_PART = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]"

/** Pattern of a whole email address: not part of a longer one. */
const patternOf = (mailbox: string) =>
  `(?<!${LOCAL_PART})${mailbox.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`

/**
 * Deletes waiting and failed mails to or about a person, team notices included: those that contain their email or link
 * to their records. For an unverified email only the mails to it.
 * @param kinds find their records, one per kind that mails link to
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
