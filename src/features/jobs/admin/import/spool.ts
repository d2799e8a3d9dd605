import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { parse } from 'csv-parse'
import { EncodingDetector, type FileEncoding, findDelimiter } from '../../import/file-text'
import { importTexts } from '../../import/texts'

const MOST_BYTES = 50 * 1024 * 1024
const LONGEST_RECORD = 200_000
const BEGINNING_BYTES = 64 * 1024

/** A reason to refuse the whole file, in words for the person who sent it. */
export class ImportProblem extends Error {}

/** A file on disk, so that its size never decides how much memory an import takes. */
export interface SpooledFile {
  file: string
  encoding: FileEncoding
  hash: string
  remove: () => Promise<void>
}

/**
 * Writes an upload to a folder of its own and finds out how it is encoded.
 * @throws ImportProblem when it is empty or larger than 50 MB
 */
export async function spool(source: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<SpooledFile> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vacancies-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = path.join(folder, 'upload.csv')
    const handle = await open(file, 'w', 0o600)
    const detector = new EncodingDetector()
    const hash = createHash('sha256')
    let size = 0
    try {
      for await (const piece of source) {
        signal.throwIfAborted()
        size += piece.byteLength
        if (size > MOST_BYTES) throw new ImportProblem(importTexts.tooLarge)
        detector.add(piece)
        hash.update(piece)
        await handle.write(piece)
      }
    } finally {
      await handle.close()
    }
    if (size === 0) throw new ImportProblem(importTexts.empty)
    return { file, encoding: detector.end(), hash: hash.digest('hex'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function* decoded(file: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of createReadStream(file)) yield decoder.decode(piece as Buffer, { stream: true })
  yield decoder.decode()
}

async function beginningOf({ file, encoding }: SpooledFile): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
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

export interface FileRecord {
  cells: string[]
  /** The line on which the record begins, from 1. */
  line: number
}

/**
 * Reads a spooled file record by record.
 * @throws ImportProblem when it is no table, for example because a quote is never closed
 */
export async function* recordsOf(spooled: SpooledFile): AsyncGenerator<FileRecord> {
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(await beginningOf(spooled)),
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  })
  const pieces = decoded(spooled.file, spooled.encoding)
  const feeding = (async () => {
    for await (const piece of pieces) {
      if (!parser.write(piece)) await roomIn(parser)
      if (parser.destroyed) return
    }
    parser.end()
  })()
  feeding.catch((error: Error) => parser.destroy(error))
  let lineBefore = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const height = 1 + record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
      const line = Math.max(lineBefore + 1, info.lines - height + 1)
      lineBefore = Math.max(lineBefore + 1, info.lines)
      yield { cells: record, line }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new ImportProblem(importTexts.notReadable(error.message))
    }
    throw error
  } finally {
    parser.destroy()
    await pieces.return(undefined)
  }
}
