import { createReadStream } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { createLocalReq, type Payload } from 'payload'
import { spool } from '@/cms/csv/spool'
import type { Importer } from '@/cms/import/importer'
import type { PresentChoice } from '@/cms/import/present'
import type { ImportReport } from '@/cms/import/report/report'
import { type ImportOptions, runImport } from '@/cms/import/run-import'
import { clearTags } from '@/lib/caching/cache'
import { contentFile } from '../files/read-content'

/**
 * Runs the importer of the studio over a table of the first content. The list of imports gets no entry: it is of what
 * people brought in, and to undo one there would take the first content away.
 */
async function runOver<Row>(
  payload: Payload,
  importer: Importer<Row>,
  source: AsyncIterable<Uint8Array>,
  choices: Pick<ImportOptions, 'mode' | 'present'>,
): Promise<ImportReport> {
  const { signal } = new AbortController()
  const spooled = await spool(source, { signal, mostMegabytes: importer.mostMegabytes })
  try {
    const report = await runImport(payload, importer, {
      spooled,
      ...choices,
      signal,
      author: null,
      onProgress: () => undefined,
    })
    // A site that runs beside shows what it kept until it is told.
    if (report.created + report.changed > 0) clearTags(await createLocalReq({}, payload), importer.tags())
    return report
  } finally {
    await spooled.remove()
  }
}

/**
 * Reads a file of the first content in; rows that the importer refuses are left out and noted.
 * @param file its path below `content/`
 * @param present what becomes of rows that mean a record which is there already
 * @returns how many records were added, and how many completed
 * @throws ImportProblem for a file that is no table
 */
export async function importContent<Row>(
  payload: Payload,
  importer: Importer<Row>,
  { file, present }: { file: string; present?: PresentChoice },
): Promise<{ added: number; completed: number }> {
  const source = createReadStream(contentFile(file))
  const report = await runOver(payload, importer, source, { mode: 'skip', present })
  noteLeftOut(file, report)
  return { added: report.created, completed: report.changed }
}

/** Reads a file in whose importer overwrites nothing: how many records were added or got what they waited for. */
export async function importMissing<Row>(payload: Payload, importer: Importer<Row>, file: string): Promise<number> {
  const { added, completed } = await importContent(payload, importer, { file })
  return added + completed
}

/** The rows that importers refused, by file and reason; mostly what editors have made of a record. */
const leftOut = new Map<string, string[]>()
const MOST_ROWS_SAID = 3

function noteLeftOut(file: string, { errors }: ImportReport): void {
  for (const { row, column, title, message } of errors) {
    const reason = `content/${file}, column ${column ?? 'none'}: ${message}`
    leftOut.set(reason, [...(leftOut.get(reason) ?? []), `row ${row} (${title})`])
  }
}

/** What was left out since this was asked last: a line for each file and reason, with the first rows. */
export function takeLeftOut(): string[] {
  const lines = [...leftOut].map(([reason, rows]) => {
    const more = rows.length > MOST_ROWS_SAID ? ', …' : ''
    return `${reason} Left out: ${rows.length}, ${rows.slice(0, MOST_ROWS_SAID).join(', ')}${more}`
  })
  leftOut.clear()
  return lines
}

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/**
 * Reads some rows of a file of the first content in: all of them or none.
 * @param columns the columns of the importer that the rows state
 * @returns how many records were made or changed
 * @throws BadRows when the importer refuses a row
 */
export async function importRows<Row>(
  payload: Payload,
  importer: Importer<Row>,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const text = stringify(
    rows.map((row) => ({ ...row })),
    { header: true, columns: [...columns] },
  )
  const { created, changed } = await runOver(payload, importer, bytesOf(text), { mode: 'all' })
  return created + changed
}
