import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { findDelimiter } from './file-text'
import { csvMessages, ImportProblem } from './messages'
import type { SpooledFile } from './spool'

const LONGEST_RECORD = 200_000
const BEGINNING_BYTES = 64 * 1024
/** Excel's own way to name the separator, on a line before the header. */
const SEPARATOR_LINE = /^sep=/i

export interface FileRecord {
  cells: string[]
  /** The row as a spreadsheet numbers it, from 1; a line break inside quotes begins no row, an empty row counts. */
  row: number
  /** How much of the file has been read so far, from 0 to 1. */
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

/** Waits until a stream takes more, or is closed. */
const roomIn = (stream: Writable) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go)
      resolve()
    }
    stream.on('drain', go).on('close', go)
  })

/**
 * Reads a spooled file record by record, whatever a spreadsheet made it: with commas, semicolons or tabs, a byte order
 * mark, any line ends, line breaks inside quotes, in UTF-8, UTF-16 or Windows-1252.
 * @throws ImportProblem when it is no table, for example because a quote is never closed
 */
export async function* recordsOf(spooled: SpooledFile): AsyncGenerator<FileRecord> {
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(await beginningOf(spooled)),
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    // A quote inside a cell that has none around it is a letter of it, as spreadsheets read it.
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
      // A spreadsheet takes this line for itself and shows no row for it.
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
