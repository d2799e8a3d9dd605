import fs from 'node:fs'
import path from 'node:path'
import { PlainProblem } from '../messages.mjs'
import { inProject } from '../project.mjs'

/** Kinds of records with files, as their folders are named. */
export const fileKinds = ['media', 'profile-photos', 'resumes']

/**
 * Folder of a kind, by the same rule as `src/lib/directories.ts`.
 * @param dataDirectory absolute path of DATA_DIR
 */
export function folderOf(kind, dataDirectory) {
  if (kind !== 'media') return path.join(dataDirectory, 'private', kind)
  return dataDirectory === inProject('.data') ? inProject('media') : path.join(dataDirectory, 'media')
}

/** Whether a name cannot lead out of its folder. */
const isPlainName = (name) => name === path.basename(name) && !name.startsWith('.') && !name.includes('\\')

/**
 * Files named by the rows of this snapshot; others in the folders belong to no record.
 * @returns `[{ kind, name }]`, each once, in order
 * @throws {PlainProblem} for a table with files whose folder is not known here
 */
export async function namedFiles(client) {
  const { rows: columns } = await client.query(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and (c.column_name = 'filename' or c.column_name like 'sizes\\_%\\_filename')
       and exists (select 1 from information_schema.columns m where m.table_schema = 'public'
         and m.table_name = c.table_name and m.column_name = 'mime_type')
     order by 1, 2`,
  )
  const found = new Map()
  for (const { table, column } of columns) {
    const kind = table.replaceAll('_', '-')
    if (!fileKinds.includes(kind)) {
      throw new PlainProblem(`The table ${table} has files, and the backup does not know their folder: add it to it.`)
    }
    const { rows } = await client.query(
      `select distinct "${column}" as name from "${table}" where "${column}" is not null order by 1`,
    )
    for (const { name } of rows) if (isPlainName(name)) found.set(`${kind}/${name}`, { kind, name })
  }
  return [...found.values()]
}

/** Number of files in the folders that no record names. */
export function countUnnamed(files, dataDirectory) {
  const known = new Set(files.map(({ kind, name }) => `${kind}/${name}`))
  let count = 0
  for (const kind of fileKinds) {
    const folder = folderOf(kind, dataDirectory)
    if (!fs.existsSync(folder)) continue
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile() && !entry.name.startsWith('.') && !known.has(`${kind}/${entry.name}`)) count += 1
    }
  }
  return count
}
