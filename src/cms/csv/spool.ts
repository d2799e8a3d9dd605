import { createHash } from 'node:crypto'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { EncodingDetector, type FileEncoding } from './file-text'
import { csvMessages, ImportProblem } from './messages'

const MEGABYTE = 1024 * 1024
const PREFIX = 'vaidyapath-import-'

/** A file on disk, so that its size never decides how much memory an import takes. */
export interface SpooledFile {
  file: string
  encoding: FileEncoding
  /** Bytes before the text, which say how it is encoded. */
  markLength: number
  /** In bytes. */
  size: number
  hash: string
  remove: () => Promise<void>
}

interface SpoolOptions {
  signal: AbortSignal
  mostMegabytes: number
}

/**
 * Writes a file that comes in piece by piece to a folder of its own and finds out how it is encoded.
 * @throws ImportProblem when it is empty or larger than it may be
 */
export async function spool(
  source: AsyncIterable<Uint8Array>,
  { signal, mostMegabytes }: SpoolOptions,
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
 * Removes the files that processes which were killed have left: they can be full of addresses. To be called at the
 * start of a process, before it spools anything itself.
 */
export async function removeAbandonedSpools(folder = os.tmpdir()): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}
