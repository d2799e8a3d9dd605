import fs from 'node:fs'
import path from 'node:path'
import { connect } from '../database/database.mjs'
import { PlainProblem } from '../messages.mjs'
import { productName } from '../project.mjs'
import { copyTable, inSnapshot, surroundings, tablesOf } from './copy-database.mjs'
import { archiveFormat, manifestName } from './read-archive.mjs'
import { countUnnamed, folderOf, namedFiles } from './site-files.mjs'
import { unfinished, writeArchive } from './write-archive.mjs'

const ending = '.tar.gz'

/** A file name that sorts by time: `vaidyapath-2026-11-21T221503Z.tar.gz`. */
const archiveName = (moment) => `${productName}-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z${ending}`

const isArchive = (name) => name.startsWith(`${productName}-`) && name.endsWith(ending)

/**
 * Removes all but the newest archives of a folder.
 * @returns the names of those removed
 */
export function removeOldArchives(folder, keep) {
  const old = fs.readdirSync(folder).filter(isArchive).sort().reverse().slice(keep)
  for (const name of old) fs.rmSync(path.join(folder, name))
  return old
}

/**
 * Archives a snapshot of the database and the files its rows name, while the site keeps running.
 * @param options `{ url, dataDirectory, folder, bucket }`; with `bucket` the files stay in the store and are only
 * listed
 * @returns `{ file, bytes, manifest, unnamed }`
 */
export async function makeBackup({ url, dataDirectory, folder, bucket }) {
  const client = await connect(url)
  try {
    const { rows } = await client.query("select to_regclass('public.payload_migrations') is not null as found")
    if (!rows[0].found) throw new PlainProblem('The database holds no site yet: there is nothing to back up.')
    await requireOnlyBackup(client)
    // Removes what killed backups left, first, to free disk space.
    for (const name of fs.readdirSync(folder)) {
      if (isArchive(name.replace(unfinished, '')) && name.endsWith(unfinished)) fs.rmSync(path.join(folder, name))
    }
    const madeAt = new Date()
    const file = path.join(folder, archiveName(madeAt))
    let manifest
    let unnamed = 0
    await writeArchive(file, async (archive) => {
      manifest = await inSnapshot(client, async () => {
        const facts = await serverFacts(client)
        const named = await namedFiles(client)
        // Files first: a file deleted meanwhile is gone from disk at once, while the snapshot keeps the rows.
        const { files, missing } = bucket
          ? { files: [], missing: [] }
          : await archiveFiles(archive, named, dataDirectory)
        if (!bucket) unnamed = countUnnamed(named, dataDirectory)
        const tables = []
        for (const table of await tablesOf(client)) {
          const addPiece = (number, bytes) =>
            archive.addBytes(`database/${table.name}/${String(number).padStart(6, '0')}.copy`, bytes)
          tables.push(await copyTable(client, table, addPiece))
        }
        return {
          format: archiveFormat,
          product: productName,
          madeAt: madeAt.toISOString(),
          ...facts,
          ...(await surroundings(client)),
          tables,
          files,
          missing,
          bucket: bucket ? { name: bucket, files: named } : null,
        }
      })
      await archive.addBytes(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
    })
    return { file, bytes: fs.statSync(file).size, manifest, unnamed }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Held by the connection, so that a killed backup holds no lock. */
async function requireOnlyBackup(client) {
  const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('${productName} backup')) as taken`)
  if (!rows[0].taken) throw new PlainProblem('Another backup of this database is running: wait for its end.')
}

async function serverFacts(client) {
  const { rows } = await client.query(
    "select current_setting('server_version') as server, pg_current_snapshot()::text as snapshot",
  )
  return rows[0]
}

async function archiveFiles(archive, named, dataDirectory) {
  const files = []
  const missing = []
  for (const { kind, name } of named) {
    try {
      const facts = await archive.addFile(`files/${kind}/${name}`, path.join(folderOf(kind, dataDirectory), name))
      files.push({ kind, name, ...facts })
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
      missing.push({ kind, name })
    }
  }
  return { files, missing }
}
