import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar from 'tar-stream'
import { PlainProblem } from '../messages.mjs'
import { fileKinds } from './site-files.mjs'

export const archiveFormat = 1
export const manifestName = 'manifest.json'
const mostManifestBytes = 256 * 1024 * 1024

const damaged = (file, what) =>
  new PlainProblem(`${file} is not a whole backup (${what}): nothing was changed; take another archive.`)

/** What an archive entry contains: rows of a table, or a file of the site; undefined for any other name. */
function partOf(name) {
  const rows = /^database\/([a-z0-9_]+)\/\d+\.copy$/.exec(name)
  if (rows) return { table: rows[1] }
  const [, kind, fileName] = /^files\/([a-z-]+)\/([^/\\]+)$/.exec(name) ?? []
  if (fileKinds.includes(kind) && !['.', '..'].includes(fileName)) return { kind, fileName }
  return undefined
}

/**
 * Reads an archive from the beginning.
 * @param visit called with `(part, stream)` for each part in order; must read the stream to its end
 * @returns the text of the manifest, which must be the last entry
 */
async function walk(file, visit) {
  const extract = tar.extract()
  const read = pipeline(fs.createReadStream(file), createGunzip(), async (bytes) => {
    for await (const piece of bytes) if (!extract.write(piece)) await once(extract, 'drain')
    extract.end()
  })
  read.catch((error) => extract.destroy(error))
  let manifest
  try {
    for await (const entry of extract) {
      if (manifest) throw damaged(file, 'something follows its list')
      if (entry.header.name === manifestName) {
        if (entry.header.size > mostManifestBytes) throw damaged(file, 'its list is too long')
        const pieces = []
        for await (const piece of entry) pieces.push(piece)
        manifest = Buffer.concat(pieces).toString('utf8')
        continue
      }
      const part = partOf(entry.header.name)
      if (!part) throw damaged(file, 'it holds a part that does not belong there')
      await visit(part, entry)
    }
    await read
  } catch (error) {
    if (error instanceof PlainProblem || !isOfArchive(error)) throw error
    throw damaged(file, error.message.toLowerCase())
  }
  if (!manifest) throw damaged(file, 'its end is missing')
  return manifest
}

const isOfArchive = (error) => error.code?.startsWith('Z_') || /tar|header|unexpected end/i.test(error.message)

/**
 * Reads and verifies a whole archive without writing anything.
 * @returns its manifest, after every hash has been verified
 * @throws {PlainProblem} if it is no archive, is truncated, or a part differs from the manifest
 */
export async function verifiedManifest(file) {
  const tables = new Map()
  const files = new Map()
  const text = await walk(file, async (part, entry) => {
    const [found, key] = part.table ? [tables, part.table] : [files, path.posix.join(part.kind, part.fileName)]
    const hash = found.get(key) ?? crypto.createHash('sha256')
    found.set(key, hash)
    for await (const piece of entry) hash.update(piece)
  })
  const manifest = parsed(file, text)
  const empty = crypto.createHash('sha256').digest('hex')
  for (const { name, sha256 } of manifest.tables) {
    if ((tables.get(name)?.digest('hex') ?? empty) !== sha256) throw damaged(file, `the rows of ${name} differ`)
    tables.delete(name)
  }
  for (const { kind, name, sha256 } of manifest.files) {
    const key = path.posix.join(kind, name)
    if (files.get(key)?.digest('hex') !== sha256) throw damaged(file, `the file ${key} differs`)
    files.delete(key)
  }
  if (tables.size + files.size > 0) throw damaged(file, 'it holds a part that is not in its list')
  return manifest
}

function parsed(file, text) {
  let manifest
  try {
    manifest = JSON.parse(text)
  } catch {
    throw damaged(file, 'its list cannot be read')
  }
  if (manifest.format !== archiveFormat) {
    throw new PlainProblem(`${file} has the format ${manifest.format}, this version reads ${archiveFormat}.`)
  }
  return manifest
}

/**
 * Passes on every part of a verified archive.
 * @param visit `{ rows(table, stream), file(kind, name, stream) }`
 */
export async function readArchive(file, visit) {
  await walk(file, (part, entry) =>
    part.table ? visit.rows(part.table, entry) : visit.file(part.kind, part.fileName, entry),
  )
}
