import type { PoolClient } from 'pg'
import { tableOf } from '../database/payload-tables'
import type { Importer, LineRange } from './importer'

/** Notes what was written among some lines, and what it was before, for the list of an import and for undoing it. */
export async function noteWritten<Row>(
  client: PoolClient,
  { kind, preview }: Importer<Row>,
  importId: string,
  { after, upTo }: LineRange,
): Promise<void> {
  await client.query(
    `insert into import_rows (import_id, line, action, record, title, before, written_at, is_undone)
     select $3, staged.line,
       (case staged.outcome when 'create' then 'created' else 'changed' end)::enum_import_rows_action,
       staged.target, left(staged.about, 300), jsonb_build_object('own', held.own, 'lists', held.lists),
       own.updated_at, false
     from (select line, outcome, target, (${preview[0]})::text as about from staged
         where outcome in ('create', 'change') and line > $1 and line <= $2) as staged
       join ${tableOf(kind)} as own on own.id = staged.target
       left join held on held.record = staged.target`,
    [after, upTo, importId],
  )
}
