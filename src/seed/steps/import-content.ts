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
 * Runs one of the studio's importers over a table of the first content. Creates no entry in the list of imports: that
 * shows what people imported, and undoing one there would remove the first content.
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
    // A running site serves cached pages until notified.
    if (report.created + report.changed > 0) clearTags(await createLocalReq({}, payload), importer.tags())
    return report
  } finally {
    await spooled.remove()
  }
}

/**
 * Imports a file of the first content; rows that the importer rejects are skipped and noted.
 * @param file path below `content/`
 * @param present how to treat rows of existing records
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

/** Imports a file whose importer overwrites nothing; returns how many records were added or completed. */
export async function importMissing<Row>(payload: Payload, importer: Importer<Row>, file: string): Promise<number> {
  const { added, completed } = await importContent(payload, importer, { file })
  return added + completed
}

/** Rows that importers rejected, by file and reason; mostly because of what editors made of a record. */
const leftOut = new Map<string, string[]>()
const MAX_ROWS_NAMED = 3

function noteLeftOut(file: string, { errors }: ImportReport): void {
  for (const { row, column, title, message } of errors) {
    const reason = `content/${file}, column ${column ?? 'none'}: ${message}`
    leftOut.set(reason, [...(leftOut.get(reason) ?? []), `row ${row} (${title})`])
  }
}

/** Takes the rows skipped since the last call: a line per file and reason, with the first rows. */
export function takeLeftOut(): string[] {
  const lines = [...leftOut].map(([reason, rows]) => {
    const more = rows.length > MAX_ROWS_NAMED ? ', …' : ''
    return `${reason} Left out: ${rows.length}, ${rows.slice(0, MAX_ROWS_NAMED).join(', ')}${more}`
  })
  leftOut.clear()
  return lines
}

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/**
 * Imports some rows of a file of the first content, all or none.
 * @param columns columns of the importer that the rows contain
 * @returns how many records were created or changed
 * @throws BadRows if the importer rejects a row
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
