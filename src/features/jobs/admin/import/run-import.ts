import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { type Column, readHeader } from '../../import/columns'
import { type RowError, readRow, type VacancyRow } from '../../import/row'
import { importTexts } from '../../import/texts'
import { ImportProblem, recordsOf, type SpooledFile } from './spool'
import { applyStaged, countOutcomes, createStaging, decideOutcomes, stageRows } from './staging'

const ROWS_PER_STATEMENT = 2000
const MOST_ERRORS_KEPT = 200
const ROWS_SHOWN = 10
/** Any number: it keeps two imports from giving out the same addresses. */
const IMPORT_LOCK = 726_501

export interface ShownRow {
  line: number
  title: string
  location: string
  department: string
  deadline: string | null
  outcome: 'create' | 'change' | 'skip'
}

export interface ImportReport {
  total: number
  created: number
  changed: number
  skipped: number
  failed: number
  /** The first two hundred; `failed` counts the rows of all of them. */
  errors: RowError[]
  firstRows: ShownRow[]
  unknownColumns: string[]
  absentColumns: Column[]
  changedSlugs: string[]
}

export interface ImportOptions {
  spooled: SpooledFile
  signal: AbortSignal
  onProgress: (rows: number) => void
  /** Called inside the transaction, just before it is committed; without it nothing is written at all. */
  commit?: (client: PoolClient, report: ImportReport) => Promise<void>
}

/**
 * Imports the vacancies of a file in one transaction, or says what an import would do. Rows are staged in the
 * database a batch at a time, so that memory stays the same for ten rows and a hundred thousand.
 * @throws ImportProblem when the file as a whole cannot be imported; nothing is written then
 */
export async function runImport(payload: Payload, options: ImportOptions): Promise<ImportReport> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK])
    await createStaging(client)
    const { report, columns } = await stageFile(client, options)
    await decideOutcomes(client)
    Object.assign(report, await countOutcomes(client))
    report.firstRows = await firstRows(client)
    if (options.commit) {
      if (report.created + report.changed + report.skipped === 0) throw new ImportProblem(importTexts.onlyBadRows)
      report.changedSlugs = await applyStaged(client, columns)
      options.signal.throwIfAborted()
      await options.commit(client, report)
      await client.query('commit')
    } else {
      await client.query('rollback')
    }
    client.release()
    return report
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

async function stageFile(client: PoolClient, { spooled, signal, onProgress }: ImportOptions) {
  let columns: (Column | null)[] | undefined
  const report: ImportReport = {
    total: 0,
    created: 0,
    changed: 0,
    skipped: 0,
    failed: 0,
    errors: [],
    firstRows: [],
    unknownColumns: [],
    absentColumns: [],
    changedSlugs: [],
  }
  let batch: VacancyRow[] = []
  for await (const { cells, line } of recordsOf(spooled)) {
    if (!columns) {
      const header = readHeader(cells)
      if ('problem' in header) throw new ImportProblem(header.problem)
      columns = header.columns
      report.unknownColumns = header.unknown.slice(0, 20)
      report.absentColumns = header.absent
      continue
    }
    report.total += 1
    const reading = readRow(cells, columns, line)
    if ('row' in reading) batch.push(reading.row)
    else {
      report.failed += 1
      report.errors.push(...reading.errors.slice(0, MOST_ERRORS_KEPT - report.errors.length))
    }
    if (batch.length === ROWS_PER_STATEMENT) {
      signal.throwIfAborted()
      await stageRows(client, batch)
      onProgress(report.total)
      batch = []
    }
  }
  signal.throwIfAborted()
  await stageRows(client, batch)
  if (!columns) throw new ImportProblem(importTexts.empty)
  if (report.total === 0) throw new ImportProblem(importTexts.noRows)
  return { report, columns }
}

async function firstRows(client: PoolClient): Promise<ShownRow[]> {
  const { rows } = await client.query<Omit<ShownRow, 'deadline'> & { deadline: Date | null }>(
    'select line, title, location, department, deadline, outcome from staged_jobs order by line limit $1',
    [ROWS_SHOWN],
  )
  return rows.map((row) => ({ ...row, deadline: row.deadline?.toISOString() ?? null }))
}
