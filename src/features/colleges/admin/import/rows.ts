import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { type CellProblem, type CollegeData, readHeader, readRow } from '../../import/columns'
import { collegeImportTexts } from '../../import/texts'

const LONGEST_RECORD = 200_000
const DELIMITERS = [',', ';', '\t']

/** A reason to refuse the whole file, in words for the person who sent it. */
export class ImportProblem extends Error {}

export interface FileRow {
  /** The line on which the row begins, from 1. */
  line: number
  reading: { data: CollegeData } | { problems: CellProblem[] }
}

/**
 * Reads a CSV file row by row; its size never decides how much memory that takes.
 * @throws ImportProblem when the header is wrong or the file is no table, for example because a quote is never closed
 */
export async function* rowsOf(file: string): AsyncGenerator<FileRow> {
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter: DELIMITERS,
      info: true,
      max_record_size: LONGEST_RECORD,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  )
  let names: string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (!names) {
        const header = readHeader(record)
        if ('problem' in header) throw new ImportProblem(header.problem)
        names = header.names
        continue
      }
      const breaks = record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0)
      yield { line: info.lines - breaks, reading: readRow(record, names) }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new ImportProblem(collegeImportTexts.file.unreadable(error.message))
    }
    throw error
  } finally {
    parser.destroy()
  }
  if (!names) throw new ImportProblem(collegeImportTexts.file.empty)
}
