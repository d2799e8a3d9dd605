import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import type { Import, User } from '@/payload-types'
import { importedCollections } from '../cms-metadata'
import type { RowError } from '../csv/messages'
import { importMessages } from './messages'
import type { ImportReport } from './report/report'
import { importLock } from './run-import'

export interface ImportFacts {
  kind: Import['kind']
  fileName: string
  fileHash: string
  /** Null when imported from the command line. */
  actor: User | null
}

/** Maintains a file's record in `imports`: started before the first row, finished in the rows' transaction. */
export function importHistory(payload: Payload, { kind, fileName, fileHash, actor }: ImportFacts) {
  let id: string | undefined
  return {
    /** Called while holding this kind's lock, so any other running record belongs to a dead process. */
    async begin(): Promise<string> {
      await failRunning(payload.db.pool, kind)
      // Full authority: no one may write these records.
      const record = await payload.create({
        collection: 'imports',
        data: { fileName, fileHash, kind, status: 'running', importedBy: actor?.id },
        overrideAccess: true,
      })
      id = record.id
      return id
    },

    /** Counts and errors, written by the rows' client: both or neither. */
    async finish(client: PoolClient, report: ImportReport): Promise<void> {
      if (!id) return
      await client.query(
        `update imports set status = 'done', total_count = $2, created_count = $3, updated_count = $4,
           skipped_count = $5, failed_count = $6, updated_at = now() where id = $1`,
        [id, report.total, report.created, report.changed, report.skipped + report.left, report.failed],
      )
      await storeErrors(client, id, report)
      const summary = importMessages.audit(fileName, report.created, report.changed)
      await noteInAudit(client, { summary, action: 'create', kind, id, actor })
    },

    /** Why nothing was saved, and the wrong rows if that is why. */
    async fail(status: 'failed' | 'cancelled', reason: string, report?: ImportReport): Promise<void> {
      if (!id) return
      const counts = report ? { totalCount: report.total, failedCount: report.failed } : {}
      const rowErrors = report?.errors.slice(0, MAX_ERRORS_RECORDED).map((error) => recordOf(error))
      // Full authority, as above.
      const data = { status, reason, ...counts, ...(rowErrors ? { rowErrors } : {}) }
      await payload.update({ collection: 'imports', id, data, overrideAccess: true })
    },
  }
}

interface AuditNote {
  summary: string
  action: 'create' | 'update'
  kind: string
  id: string
  actor: User | null
}

/** One audit log entry for a whole file, written by the rows' client. */
export async function noteInAudit(client: PoolClient, { summary, action, kind, id, actor }: AuditNote): Promise<void> {
  await client.query(
    `insert into audit_log (summary, action, "of", record, actor_id, actor_email, updated_at, created_at)
     values ($1, $2, $3, $4, $5, $6, now(), now())`,
    [summary, action, kind, id, actor?.id ?? null, actor?.email ?? null],
  )
}

const MAX_ERRORS_RECORDED = 200

/** An error in the record's field names. */
const recordOf = ({ row, title, column, value, message }: RowError) => ({
  line: row,
  column,
  message: importMessages.recorded({ title, value, message }),
})

async function storeErrors(client: PoolClient, id: string, report: ImportReport): Promise<void> {
  const errors = report.errors.slice(0, MAX_ERRORS_RECORDED).map(recordOf)
  await client.query(
    `insert into imports_row_errors (_order, _parent_id, id, line, "column", message)
     select place, $1, id, line, name, message
     from unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::text[]) as e (place, id, line, name, message)`,
    [
      id,
      errors.map((_, index) => index + 1),
      errors.map(() => randomUUID()),
      errors.map(({ line }) => line),
      errors.map(({ column }) => column),
      errors.map(({ message }) => message),
    ],
  )
}

const failRunning = (client: Pick<PoolClient, 'query'>, kind: string) =>
  client.query(
    `update imports set status = 'failed', reason = $2, updated_at = now() where status = 'running' and kind::text = $1`,
    [kind, importMessages.abandoned],
  )

/** Marks imports of dead processes as failed; those running elsewhere stay. */
export async function failAbandonedImports(payload: Payload): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    for (const { slug: kind } of importedCollections(payload.config.collections)) {
      await client.query('begin')
      const { rows } = await client.query<{ free: boolean }>(
        `select pg_try_advisory_xact_lock(${importLock(kind)}) as free`,
      )
      if (rows[0]?.free) await failRunning(client, kind)
      await client.query('commit')
    }
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
