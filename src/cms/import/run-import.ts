import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { onOwnConnection } from '@/lib/database/database-pool'
import { csvMessages, ImportProblem } from '../csv/messages'
import { recordsOf } from '../csv/records'
import type { SpooledFile } from '../csv/spool'
import { readHeader, readRow } from '../csv/table'
import { tableOf } from '../database/payload-tables'
import type { Importer, Writing } from './importer'
import { importMessages } from './messages'
import { leavePresent, type PresentChoice } from './present'
import type { DraftChoice, ImportMode, ImportProgress, ImportReport } from './report/report'
import {
  createStaging,
  partsToWrite,
  readChanges,
  readContradictions,
  readFirstRows,
  readOutcomes,
  readRemarks,
  type StagedRow,
  stageRows,
} from './staging'
import { leaveUnfinished, noteUnfinished, readUnfinished } from './unfinished'
import { holdRecords, keepVersions, limitVersions, refreshStatistics } from './versions'

/** Small enough that a batch is collected young. */
const ROWS_PER_STATEMENT = 250
const ROWS_PER_WORD = 1000
/** Enough to fix a file in one pass; screens show fewer. */
const MAX_ERRORS_KEPT = 2000
const MAX_REMARKS_KEPT = 500
const MAX_CHANGES_KEPT = 500
const ROWS_SHOWN = 10
/** Share of the progress spent reading, when rows are written afterwards. */
const SHARE_OF_READING = 0.35
/** PostgreSQL: unique violation, and foreign key violation. */
const CONFLICTS = ['23505', '23503']

export interface ImportOptions {
  spooled: SpooledFile
  mode: ImportMode
  /** What to do with rows whose record has a draft or a schedule; written beside it by default. */
  drafts?: DraftChoice
  /** What to do with rows of existing records; they change them by default. */
  present?: PresentChoice
  signal: AbortSignal
  /** Id of the person importing; null on the command line. */
  author: string | null
  onProgress: (progress: ImportProgress) => void
  /** Called with the lock held, before the first row is read; returns the id of the import's record. */
  onBegin?: () => Promise<string>
  /** Called in the transaction, right before the commit. */
  onCommit?: (client: PoolClient, report: ImportReport) => Promise<void>
}

/** Thrown when some rows are invalid and all or none were wanted. */
export class BadRows extends ImportProblem {
  constructor(readonly report: ImportReport) {
    super(importMessages.badRows(report.failed))
  }
}

/** Takes this kind's import lock; released with the transaction. */
export const importLock = (kind: string) => `hashtext('import of ${kind}')`

/**
 * Imports a file in one transaction, or previews it. Rows are staged in the database in batches, so that memory is the
 * same for ten rows and a hundred thousand.
 * @throws ImportProblem if the file as a whole cannot be imported; nothing is written then
 */
export async function runImport<Row>(
  payload: Payload,
  importer: Importer<Row>,
  options: ImportOptions,
): Promise<ImportReport> {
  try {
    return await onOwnConnection(payload.db.pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(${importLock(importer.kind)})`)
      const importId = await options.onBegin?.()
      await createStaging(client, importer.staged)
      const { report, stated } = await stageFile(client, importer, options)
      await client.query('analyze staged')
      await importer.decide({ payload, client, stated })
      await noteUnfinished(client, payload, importer.kind)
      if (options.drafts === 'leave') await leaveUnfinished(client)
      if (options.present) await leavePresent(client, { kind: importer.kind, choice: options.present })
      await takeOutcomes(client, importer, report)
      if (options.mode === 'check') {
        const differences = importer.differences(stated)
        report.changes = await readChanges(client, importer, { differences, max: MAX_CHANGES_KEPT })
        Object.assign(report, await readContradictions(client, importer, MAX_CHANGES_KEPT))
        // Nothing to commit.
        await client.query('rollback')
      } else {
        if (options.mode === 'all' && report.failed > 0) throw new BadRows(report)
        if (report.failed === report.total && !options.present) throw new ImportProblem(importMessages.onlyBadRows)
        await writeRows(importer, { payload, client, stated, author: options.author }, importId, options)
        await options.onCommit?.(client, report)
      }
      return report
    })
  } catch (error) {
    throw isConflict(error) ? new ImportProblem(importMessages.changedMeanwhile) : error
  }
}

/** Whether a slug was taken concurrently, or a referenced record is gone. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.includes(String(error.code))

async function stageFile<Row>(client: PoolClient, importer: Importer<Row>, options: ImportOptions) {
  const { spooled, mode, signal, onProgress } = options
  const weight = mode === 'check' ? 1 : SHARE_OF_READING
  let columns: (string | null)[] | undefined
  const report: ImportReport = {
    total: 0,
    created: 0,
    changed: 0,
    skipped: 0,
    failed: 0,
    left: 0,
    errors: [],
    remarks: [],
    changes: [],
    contradicted: 0,
    contradictions: [],
    unfinishedCount: 0,
    unfinished: [],
    firstRows: [],
    unknownColumns: [],
  }
  let batch: StagedRow<Row>[] = []
  for await (const { cells, row, share } of recordsOf(spooled)) {
    if (!columns) {
      const header = readHeader(importer.table, cells)
      if ('problem' in header) throw new ImportProblem(header.problem)
      columns = header.columns
      report.unknownColumns = header.unknown
      continue
    }
    report.total += 1
    const reading = readRow(importer.table, columns, { cells, row }, importer.readRow)
    if ('row' in reading) {
      batch.push({ line: row, row: reading.row })
      report.remarks.push(...reading.remarks.slice(0, MAX_REMARKS_KEPT - report.remarks.length))
    } else {
      report.failed += 1
      report.errors.push(...reading.errors.slice(0, MAX_ERRORS_KEPT - report.errors.length))
    }
    if (report.total % ROWS_PER_STATEMENT === 0) {
      signal.throwIfAborted()
      await stageRows(client, importer.staged, batch)
      batch = []
    }
    if (report.total % ROWS_PER_WORD === 0) {
      onProgress({ step: 'reading', rows: report.total, of: 0, share: share * weight })
    }
  }
  signal.throwIfAborted()
  await stageRows(client, importer.staged, batch)
  if (!columns) throw new ImportProblem(csvMessages.empty)
  if (report.total === 0) throw new ImportProblem(csvMessages.noRows)
  return { report, stated: new Set(columns.filter((column) => column !== null)) }
}

async function takeOutcomes<Row>(client: PoolClient, importer: Importer<Row>, report: ImportReport): Promise<void> {
  const { counts, refused, errors } = await readOutcomes(client, importer, MAX_ERRORS_KEPT)
  Object.assign(report, counts)
  report.failed += refused
  report.errors = [...report.errors, ...errors].sort((a, b) => a.row - b.row).slice(0, MAX_ERRORS_KEPT)
  report.remarks.push(...(await readRemarks(client, importer, MAX_REMARKS_KEPT - report.remarks.length)))
  Object.assign(report, await readUnfinished(client, importer, MAX_CHANGES_KEPT))
  report.firstRows = await readFirstRows(client, importer, ROWS_SHOWN)
}

async function writeRows<Row>(
  importer: Importer<Row>,
  work: Writing,
  importId: string | undefined,
  { signal, onProgress }: ImportOptions,
): Promise<void> {
  await work.client.query(`update staged set target = gen_random_uuid() where outcome = 'create' and target is null`)
  await importer.prepare?.(work)
  // Without statistics of the new ids PostgreSQL expects one row and compares each of thousands with each.
  await work.client.query('analyze staged')
  const parts = await partsToWrite(work.client)
  const all = parts.reduce((sum, { rows }) => sum + rows, 0)
  let written = 0
  for (const { range, rows } of parts) {
    signal.throwIfAborted()
    await holdRecords(work, importer.kind, range)
    await importer.write(work, range)
    await keepVersions(work, importer.kind, range)
    if (written === 0) await refreshStatistics(work, importer.kind)
    await limitVersions(work, importer.kind, range)
    if (importId) await noteWritten(work.client, importer, importId, range)
    written += rows
    const share = SHARE_OF_READING + (1 - SHARE_OF_READING) * (written / all)
    onProgress({ step: 'writing', rows: written, of: all, share })
  }
  signal.throwIfAborted()
}

/** Records what a range of lines wrote and its previous state, for the import's list and for undo. */
async function noteWritten<Row>(
  client: PoolClient,
  { kind, preview }: Importer<Row>,
  importId: string,
  range: string,
): Promise<void> {
  await client.query(
    `insert into import_rows (import_id, line, action, record, title, before, written_at, is_undone)
     select $1, staged.line,
       (case staged.outcome when 'create' then 'created' else 'changed' end)::enum_import_rows_action,
       staged.target, left(staged.about, 300), jsonb_build_object('own', held.own, 'lists', held.lists),
       own.updated_at, false
     from (select line, outcome, target, (${preview[0]})::text as about from staged
         where outcome in ('create', 'change') and ${range}) as staged
       join ${tableOf(kind)} as own on own.id = staged.target
       left join held on held.record = staged.target`,
    [importId],
  )
}
