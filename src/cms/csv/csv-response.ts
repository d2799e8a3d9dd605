import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { indianMinute } from '@/lib/calendar/indian-calendar'

export type CsvRow = Record<string, string | number | Date | null>

/** The headers of a table that is downloaded under a name and never kept. */
export const csvHeaders = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
})

/**
 * A table as CSV, read and written page by page. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe instead, so that nothing a visitor typed is ever executed. A moment is that of India, as a spreadsheet
 * reads it: 2026-12-31 23:59; the header says which time that is.
 * @param columns header of each column by its name in the rows
 */
export function csvOf(
  columns: Record<string, string>,
  pages: AsyncIterable<readonly CsvRow[]>,
): ReadableStream<Uint8Array> {
  const csv = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    columns,
    cast: { date: (value) => indianMinute(value).replace('T', ' ') },
  })
  async function* rows() {
    for await (const page of pages) yield* page
  }
  Readable.from(rows())
    .on('error', (error) => csv.destroy(error))
    .pipe(csv)
  return Readable.toWeb(csv) as ReadableStream<Uint8Array>
}

/** The same as a download that is never kept. */
export const csvResponse = (
  fileName: string,
  columns: Record<string, string>,
  pages: AsyncIterable<readonly CsvRow[]>,
): Response => new Response(csvOf(columns, pages), { headers: csvHeaders(fileName) })
