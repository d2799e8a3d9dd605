import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { findDelimiter } from './file-text'
import { csvMessages, ImportProblem } from './messages'
import type { SpooledFile } from './spool'

const MAX_RECORD_LENGTH = 200_000
const BEGINNING_BYTES = 64 * 1024
/** Excel's line before the header that names the delimiter. */
const SEPARATOR_LINE = /^sep=/i

export interface FileRecord {
  cells: string[]
  /** Row number as in a spreadsheet, from 1; line breaks inside quotes start no row, empty rows count. */
  row: number
  /** Fraction of the file read so far, 0 to 1. */
  share: number
}

async function beginningOf({ file, encoding, markLength }: SpooledFile): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, markLength)
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Waits until a stream drains or closes. */
const roomIn = (stream: Writable) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go)
      resolve()
    }
    stream.on('drain', go).on('close', go)
  })

/**
 * Parses a spooled file from any spreadsheet: commas, semicolons or tabs, byte order mark, any line ends, line breaks
 * in quotes, UTF-8, UTF-16 or Windows-1252.
 * @throws ImportProblem if it is not a table, for example because a quote is never closed
 */
export async function* recordsOf(spooled: SpooledFile): AsyncGenerator<FileRecord> {
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(await beginningOf(spooled)),
    max_record_size: MAX_RECORD_LENGTH,
    relax_column_count: true,
    // A quote inside an unquoted cell is literal, as in spreadsheets.
    relax_quotes: true,
    trim: true,
  })
  const bytes = createReadStream(spooled.file, { start: spooled.markLength })
  const feeding = (async () => {
    const decoder = new TextDecoder(spooled.encoding)
    for await (const piece of bytes) {
      if (!parser.write(decoder.decode(piece as Buffer, { stream: true }))) await roomIn(parser)
      if (parser.destroyed) return
    }
    parser.end(decoder.decode())
  })()
  feeding.catch((error: Error) => parser.destroy(error))
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      // Spreadsheets consume this line and show no row for it.
      if (row === 0 && SEPARATOR_LINE.test(cells[0] ?? '')) continue
      row += 1
      if (cells.every((cell) => cell === '')) continue
      yield { cells, row, share: bytes.bytesRead / spooled.size }
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportProblem(csvMessages.notReadable(error.message)) : error
  } finally {
    parser.destroy()
    bytes.destroy()
  }
}
