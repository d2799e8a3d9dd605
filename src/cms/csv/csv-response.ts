import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { indianMinute } from '@/lib/calendar/indian-calendar'
import { guarded } from './table'

export type CsvRow = Record<string, string | number | Date | null>
type Pages = AsyncIterable<readonly CsvRow[]> | Iterable<readonly CsvRow[]>

/** Headers of a CSV download that is never cached. */
export const csvHeaders = (fileName: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
})

/**
 * A table as CSV, streamed page by page. Cells that a spreadsheet would run as a formula get an apostrophe, so that
 * visitors' input is never executed. Times are Indian, in a format spreadsheets read (2026-12-31 23:59); the header
 * names the zone.
 * @param columns header of each column by its name in the rows
 */
export function csvOf(columns: Record<string, string>, pages: Pages): ReadableStream<Uint8Array> {
  const csv = stringify({
    header: true,
    bom: true,
    columns,
    cast: { string: guarded, date: (value) => indianMinute(value).replace('T', ' ') },
  })
  async function* rows() {
    for await (const page of pages) yield* page
  }
  Readable.from(rows())
    .on('error', (error) => csv.destroy(error))
    .pipe(csv)
  return Readable.toWeb(csv) as ReadableStream<Uint8Array>
}

/** Rows page by page until none is left, each page read from the last row of the one before. */
export async function* pagesAfter<Row>(read: (last?: Row) => Promise<Row[]>, written: (row: Row) => CsvRow) {
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1))) yield rows.map(written)
}

/** The same as an uncached download. */
export const csvResponse = (fileName: string, columns: Record<string, string>, pages: Pages): Response =>
  new Response(csvOf(columns, pages), { headers: csvHeaders(fileName) })
