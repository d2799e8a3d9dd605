import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { connect } from '../database/database.mjs'
import { fileKinds, folderOf } from './site-files.mjs'

/** Next to the files themselves, so that moving them into place is a rename even if a folder is a volume. */
const stageName = '.restoring'
const emptiedName = '.restored'
const noteName = 'restoring.json'

/** Comment in the database that marks a restore as committed; written in its transaction. */
export const restoredMark = (id) => `restored ${id}`

/**
 * Stages the files of a restore until the database has the rows.
 * @param dataDirectory absolute path of DATA_DIR
 * @returns `{ add(kind, name, stream), announce(id) }`; `announce` records that a commit is about to happen
 */
export async function stageFiles(dataDirectory) {
  discardStage(dataDirectory)
  for (const kind of fileKinds) {
    fs.mkdirSync(path.join(folderOf(kind, dataDirectory), stageName), { recursive: true })
  }
  return {
    add: (kind, name, stream) =>
      pipeline(
        stream,
        fs.createWriteStream(path.join(folderOf(kind, dataDirectory), stageName, name), { flags: 'wx', flush: true }),
      ),
    announce: async (id) => {
      const draft = path.join(dataDirectory, `${noteName}.draft`)
      await fsPromises.writeFile(draft, JSON.stringify({ id }), { flush: true })
      await fsPromises.rename(draft, path.join(dataDirectory, noteName))
    },
  }
}

/** Removes the staged files of a restore, and its note. */
export function discardStage(dataDirectory) {
  for (const kind of fileKinds) {
    for (const name of [stageName, emptiedName]) {
      fs.rmSync(path.join(folderOf(kind, dataDirectory), name), { recursive: true, force: true })
    }
  }
  fs.rmSync(path.join(dataDirectory, noteName), { force: true })
}

/** Replaces the previous files with the staged ones. Can be repeated after being killed at any point. */
function putInPlace(dataDirectory) {
  for (const kind of fileKinds) {
    const folder = folderOf(kind, dataDirectory)
    const stage = path.join(folder, stageName)
    if (!fs.existsSync(stage)) continue
    const old = path.join(stage, '.old')
    if (!fs.existsSync(old)) {
      const aside = path.join(stage, '.old.draft')
      fs.mkdirSync(aside, { recursive: true })
      for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
        if (entry.isFile() && !entry.name.startsWith('.')) {
          fs.renameSync(path.join(folder, entry.name), path.join(aside, entry.name))
        }
      }
      fs.renameSync(aside, old)
    }
    for (const entry of fs.readdirSync(stage, { withFileTypes: true })) {
      if (entry.isFile()) fs.renameSync(path.join(stage, entry.name), path.join(folder, entry.name))
    }
    // Renamed before it is emptied: if killed in between, the new files must not look like the old ones.
    fs.renameSync(stage, path.join(folder, emptiedName))
  }
  discardStage(dataDirectory)
}

/**
 * Finishes a restore that may have been killed: if its rows were committed, moves its files into place, otherwise
 * discards them. The caller must hold the data directory exclusively.
 */
export async function settleRestore({ url, dataDirectory }) {
  const note = path.join(dataDirectory, noteName)
  if (!fs.existsSync(note)) {
    discardStage(dataDirectory)
    return
  }
  const { id } = JSON.parse(fs.readFileSync(note, 'utf8'))
  const client = await connect(url)
  try {
    const { rows } = await client.query(
      "select obj_description(to_regclass('public.payload_migrations'), 'pg_class') as mark",
    )
    if (rows[0].mark === restoredMark(id)) putInPlace(dataDirectory)
    else discardStage(dataDirectory)
  } finally {
    await client.end().catch(() => undefined)
  }
}
