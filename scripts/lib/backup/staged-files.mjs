import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { connect } from '../database/database.mjs'
import { fileKinds, folderOf } from './site-files.mjs'

/** Beside the files themselves, so that putting them in place is a rename, also where a folder is a volume. */
const stageName = '.restoring'
const emptiedName = '.restored'
const noteName = 'restoring.json'

/** The comment by which the database tells that the rows of a restore were committed; written in their transaction. */
export const restoredMark = (id) => `restored ${id}`

/**
 * Where the files of a restore wait until the database has the rows.
 * @param dataDirectory absolute path of DATA_DIR
 * @returns `{ add(kind, name, stream), announce(id) }`; `announce` notes that a commit is about to happen
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

/** Takes away what a restore had unpacked, and its note. */
export function discardStage(dataDirectory) {
  for (const kind of fileKinds) {
    for (const name of [stageName, emptiedName]) {
      fs.rmSync(path.join(folderOf(kind, dataDirectory), name), { recursive: true, force: true })
    }
  }
  fs.rmSync(path.join(dataDirectory, noteName), { force: true })
}

/** Puts the unpacked files in the place of those that were there. Can be repeated after a kill at any moment. */
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
    // Another name before it is emptied: a kill in between must not make the new files look like the old ones.
    fs.renameSync(stage, path.join(folder, emptiedName))
  }
  discardStage(dataDirectory)
}

/**
 * Ends a restore that may have been killed: when its rows were committed its files go in place, else they are thrown
 * away. To be called by whoever holds the data directory alone.
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
