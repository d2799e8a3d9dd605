import { createHash } from 'node:crypto'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { EncodingDetector, type FileEncoding } from './file-text'
import { csvMessages, ImportProblem } from './messages'

const MEGABYTE = 1024 * 1024
const PREFIX = 'vaidyapath-import-'

/** A file on disk, so that its size does not decide an import's memory. */
export interface SpooledFile {
  file: string
  encoding: FileEncoding
  /** Length of the byte order mark. */
  markLength: number
  /** In bytes. */
  size: number
  hash: string
  remove: () => Promise<void>
}

/**
 * Writes an upload stream to a temporary folder and detects its encoding.
 * @throws ImportProblem if it is empty or too large
 */
export async function spool(
  source: AsyncIterable<Uint8Array>,
  { signal, mostMegabytes }: { signal: AbortSignal; mostMegabytes: number },
): Promise<SpooledFile> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
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
        if (size > mostMegabytes * MEGABYTE) throw new ImportProblem(csvMessages.tooLarge(mostMegabytes))
        detector.add(piece)
        hash.update(piece)
        await handle.write(piece)
      }
    } finally {
      await handle.close()
    }
    if (size === 0) throw new ImportProblem(csvMessages.empty)
    return { file, encoding: detector.end(), markLength: detector.markLength(), size, hash: hash.digest('hex'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes spooled files of killed processes: they can be full of personal data. Call at process start, before anything
 * is spooled.
 */
export async function removeAbandonedSpools(folder = os.tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}
