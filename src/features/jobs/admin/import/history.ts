import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import type { ImportReport } from './run-import'

/** Keeps the record of one upload in `imports`: begun before the first row, finished in the rows' own transaction. */
export function importHistory(req: PayloadRequest, fileName: string) {
  let id: string | undefined
  return {
    async begin(fileHash: string): Promise<void> {
      // Full authority: the record is the server's own; no door lets a person write it.
      const record = await req.payload.create({
        collection: 'imports',
        data: { fileName, fileHash, kind: 'jobs', status: 'running', importedBy: String(req.user?.id) },
        overrideAccess: true,
      })
      id = record.id
    },

    /** Counts and errors, written by the client that writes the vacancies: either both are there or neither. */
    async finish(client: PoolClient, report: ImportReport): Promise<void> {
      if (!id) return
      await client.query(
        `update imports set status = 'done', total_count = $2, created_count = $3, updated_count = $4,
           skipped_count = $5, failed_count = $6, updated_at = now() where id = $1`,
        [id, report.total, report.created, report.changed, report.skipped, report.failed],
      )
      await client.query(
        `insert into imports_row_errors (_order, _parent_id, id, line, "column", message)
         select place, $1, id, line, name, message
         from unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::text[]) as e (place, id, line, name, message)`,
        [
          id,
          report.errors.map((_, index) => index + 1),
          report.errors.map(() => randomUUID()),
          report.errors.map(({ line }) => line),
          report.errors.map(({ column }) => column),
          report.errors.map(({ message }) => message),
        ],
      )
      await client.query(
        `insert into audit_log (summary, action, "of", record, actor_id, actor_email, updated_at, created_at)
         values ($1, 'create', 'jobs', $2, $3, $4, now(), now())`,
        [
          `Imported ${fileName}: ${report.created} created, ${report.changed} changed`,
          id,
          req.user?.id ?? null,
          req.user?.email ?? null,
        ],
      )
    },

    async fail(status: 'failed' | 'cancelled', reason: string): Promise<void> {
      if (!id) return
      // Full authority, as above.
      await req.payload.update({ collection: 'imports', id, data: { status, reason }, overrideAccess: true })
    },
  }
}
