import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar from 'tar-stream'

/** Suffix of an archive until its last byte is on disk. */
export const unfinished = '.partial'

// Node's own pipeline never sees this kind of stream end.
async function* bytesOf(pack) {
  for await (const piece of pack) yield piece
}

/** Makes a new file name in a folder survive a power failure. */
async function syncFolder(folder) {
  const handle = await fs.open(folder, 'r')
  // Some file systems cannot sync a folder; the file itself has been synced.
  await handle.sync().catch(() => undefined)
  await handle.close()
}

/**
 * Streams a compressed tar archive. It has a temporary name until it is complete and synced, so that what a kill or a
 * full disk leaves is never taken for an archive.
 * @param target the file to create; must not exist
 * @param fill called with `{ addBytes(name, bytes), addFile(name, file) }`; `addFile` resolves to `{ bytes, sha256 }`
 */
export async function writeArchive(target, fill) {
  const partial = `${target}${unfinished}`
  const handle = await fs.open(partial, 'wx', 0o600)
  const pack = tar.pack()
  const written = pipeline(bytesOf(pack), createGzip(), async (compressed) => {
    for await (const piece of compressed) await handle.writeFile(piece)
  })
  // An entry waits for the stream to drain, which never happens after a write error.
  const failed = written.then(() => new Promise(() => undefined))
  const added = (work) => Promise.race([work, failed])
  try {
    await fill({
      addBytes: (name, bytes) => added(addBytes(pack, name, bytes)),
      addFile: (name, file) => added(addFile(pack, name, file)),
    })
    pack.finalize()
    await written
    await handle.sync()
    await handle.close()
    await fs.rename(partial, target)
    await syncFolder(path.dirname(target))
  } catch (error) {
    pack.destroy(error)
    const cause = await written.catch((reason) => reason)
    await handle.close().catch(() => undefined)
    await fs.rm(partial, { force: true })
    // A full disk first aborts the entry being written: the disk's error is the cause.
    throw cause?.syscall ? cause : error
  }
}

/** Writes an entry with backpressure. */
async function addEntry(pack, header, pieces) {
  let entry
  const done = new Promise((resolve, reject) => {
    entry = pack.entry({ ...header, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
  })
  // A failure while nobody awaits is reported to whoever awaits at the end.
  done.catch(() => undefined)
  for await (const piece of pieces) {
    if (!entry.write(piece)) await Promise.race([once(entry, 'drain'), done])
  }
  entry.end()
  await done
}

const addBytes = (pack, name, bytes) => addEntry(pack, { name, size: bytes.length }, [bytes])

async function addFile(pack, name, file) {
  const source = await fs.open(file, 'r')
  try {
    const { size, mtime } = await source.stat()
    const hash = crypto.createHash('sha256')
    const pieces = async function* () {
      for await (const piece of source.createReadStream({ autoClose: false })) {
        hash.update(piece)
        yield piece
      }
    }
    await addEntry(pack, { name, size, mtime }, pieces())
    return { bytes: size, sha256: hash.digest('hex') }
  } finally {
    await source.close()
  }
}
