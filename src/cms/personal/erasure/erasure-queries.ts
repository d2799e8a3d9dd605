import { type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { tableOf } from '../../database/payload-tables'

/** Replaces the name or email of a deleted account. */
export const DELETED_ACCOUNT = 'Deleted account'

/** Finds ids of a kind of record about a person that mails may link to. */
export type RecordsOf = (req: PayloadRequest, person: User) => Promise<string[]>

/** Those that a person with a verified email sent, by account, by email, or both; trashed ones included. */
export const recordsBy =
  (collection: CollectionSlug, ...senders: ('user' | 'email')[]): RecordsOf =>
  async (req, { id, email }) => {
    const sent = { user: sql`user_id = ${id}::uuid`, email: sql`lower(email) = ${email.toLowerCase()}` }
    const where = sql.join(
      senders.map((sender) => sent[sender]),
      sql` or `,
    )
    const found = sql`select id from ${sql.identifier(tableOf(collection))} where ${where}`
    return (await rowsIn<{ id: string }>(req)(found)).map((row) => row.id)
  }

/**
 * Anonymises a person in the column `by` of a table. A name shared with someone else stays, because the entry may be
 * theirs.
 * @param table database name
 */
export async function replaceAuthor(req: PayloadRequest, table: string, { id, email, fullName }: User): Promise<void> {
  await runIn(req)(sql`
    update ${sql.identifier(table)} set "by" = ${DELETED_ACCOUNT}
    where lower("by") = ${email.toLowerCase()} or ("by" = ${fullName ?? ''}
      and not exists (select 1 from users where full_name = ${fullName ?? ''} and id <> ${id}::uuid))`)
}

/** Anonymises a person in the audit log. The entries stay; the team needs them. */
export async function replaceActor(req: PayloadRequest, { id, email }: User): Promise<void> {
  await runIn(req)(sql`
    update audit_log set actor_email = ${DELETED_ACCOUNT}
    where actor_id = ${id}::uuid or lower(actor_email) = ${email.toLowerCase()}`)
}

/** Deletes a person's private desk views, and those that search for their email. */
export async function deleteViewsNaming(req: PayloadRequest, { id, email }: User): Promise<void> {
  const [plain, encoded] = [email.toLowerCase(), encodeURIComponent(email.toLowerCase()).toLowerCase()]
  await runIn(req)(sql`
    delete from desk_views where (owner_id = ${id}::uuid and is_shared is not true)
      or position(${plain} in lower(concat_ws(' ', name, query))) > 0
      or position(${encoded} in lower(coalesce(query, ''))) > 0`)
}

/** Regular expressions as a query with one column `pattern`. */
export const asPatterns = (patterns: readonly string[]): SQL =>
  sql`select unnest(${sql.param([...patterns])}::text[]) as pattern`

/**
 * Deletes the team's waiting notices whose text matches.
 * @param patterns a query with one column `pattern`: regular expressions over lowercase text
 */
export async function deleteNoticesNaming(req: PayloadRequest, patterns: SQL): Promise<void> {
  await runIn(req)(sql`
    with known as (${patterns})
    delete from team_notices where exists (
      select 1 from known where lower(concat_ws(' ', reply_to, subject, href)) ~ pattern)`)
}

/**
 * Deletes audit log entries older than a moment, except those of the site's settings: the setup checklist reads from
 * them that settings were ever saved, and they identify no one.
 * @returns how many were deleted
 */
export async function deleteAuditEntries({ db }: Pick<Payload, 'db'>, writtenBefore: Date): Promise<number> {
  const { rowCount } = await db.pool.query(`delete from audit_log where created_at < $1 and "of" <> 'site-settings'`, [
    writtenBefore,
  ])
  return rowCount ?? 0
}

/** Deletes import rows, which allow undo, older than a moment; returns how many. */
export async function deleteImportRows({ db }: Pick<Payload, 'db'>, writtenBefore: Date): Promise<number> {
  const { rowCount } = await db.pool.query('delete from import_rows where created_at < $1', [writtenBefore])
  return rowCount ?? 0
}
