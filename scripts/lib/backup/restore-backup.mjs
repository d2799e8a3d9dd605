import crypto from 'node:crypto'
import fs from 'node:fs'
import { connect, migrateDatabase } from '../database/database.mjs'
import { committedMigrations, readMigrations } from '../database/migrations.mjs'
import { PlainProblem } from '../messages.mjs'
import { productName } from '../project.mjs'
import { filledTables, loadDatabase, requireNoSite } from './load-database.mjs'
import { readArchive, verifiedManifest } from './read-archive.mjs'
import { fileKinds, folderOf } from './site-files.mjs'
import { restoredMark, settleRestore, stageFiles } from './staged-files.mjs'

/**
 * Replaces the database and the files with an archive's: all or nothing. Migrations newer than the archive are left to
 * be applied afterwards.
 * @param options `{ file, url, dataDirectory, replace, keepsFiles, groups, environment, logs }`; `keepsFiles` leaves
 * the folders alone, because files are in a store
 * @returns the manifest of the archive
 * @throws {PlainProblem} naming the obstacle
 */
export async function restoreBackup(options) {
  const { file, url, dataDirectory } = options
  const manifest = await verifiedManifest(file)
  const withFiles = !options.keepsFiles && !manifest.bucket
  const migrations = requireKnownMigrations(manifest)
  await settleRestore({ url, dataDirectory })
  if (withFiles && !options.replace) requireEmptyFolders(dataDirectory)
  await prepareTables(options, migrations)

  const client = await connect(url)
  const id = crypto.randomUUID()
  try {
    const stage = withFiles ? await stageFiles(dataDirectory) : undefined
    await loadDatabase(client, {
      manifest,
      mark: restoredMark(id),
      feed: (load) =>
        readArchive(file, {
          rows: load,
          file: (kind, name, stream) => (stage ? stage.add(kind, name, stream) : skip(stream)),
        }),
      beforeCommit: async () => stage?.announce(id),
    })
  } finally {
    await client.end().catch(() => undefined)
    // Also after a failure: the commit may have succeeded although its response was lost.
    await settleRestore({ url, dataDirectory })
  }
  return manifest
}

async function skip(stream) {
  stream.resume()
  await new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject))
}

/**
 * Rejects an archive whose migrations are not a prefix of this version's.
 * @returns this version's migrations that the archive includes
 */
function requireKnownMigrations({ migrations }) {
  const { had, strange, replaced } = readMigrations(migrations)
  const unknown = strange[0] ?? had.find((name, index) => committedMigrations()[index] !== name)
  if (unknown) {
    throw new PlainProblem(
      `The archive was made by another or a newer version (it has the migration "${unknown}"): restore it with that version, nothing was changed.`,
    )
  }
  if (replaced !== undefined) {
    throw new PlainProblem(
      'The archive is older than the version that this one starts from: restore it with the version that made it, upgrade that step by step, and back it up again; nothing was changed.',
    )
  }
  return had
}

function requireEmptyFolders(dataDirectory) {
  for (const kind of fileKinds) {
    const folder = folderOf(kind, dataDirectory)
    if (!fs.existsSync(folder) || fs.readdirSync(folder).every((name) => name.startsWith('.'))) continue
    throw new PlainProblem(
      `${folder} holds files already: say --replace to put those of the archive in their place; nothing was changed.`,
    )
  }
}

/** Creates the tables of the archive's version in an empty database, or checks that existing ones may be replaced. */
async function prepareTables({ url, replace, groups, environment, logs }, migrations) {
  const client = await connect(url)
  try {
    await requireNoSite(client, productName)
    const filled = await filledTables(client)
    if (filled?.length > 0 && !replace) {
      throw new PlainProblem(
        `The database holds rows already (${filled.slice(0, 3).join(', ')}): say --replace to put those of the archive in their place, or use an empty database; nothing was changed.`,
      )
    }
    if (filled) {
      const { rows } = await client.query('select name from payload_migrations where batch > 0 order by name')
      const { had } = readMigrations(rows.map((row) => row.name))
      if (had.length > migrations.length) {
        throw new PlainProblem(
          `The archive is older than the tables of this database (${had.length - migrations.length} migrations): restore it into an empty database, which then gets the newer migrations; nothing was changed.`,
        )
      }
    }
  } finally {
    await client.end().catch(() => undefined)
  }
  await migrateDatabase({ groups, url, environment, logs, wanted: migrations })
}
