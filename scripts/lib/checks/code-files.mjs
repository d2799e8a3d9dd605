import fs from 'node:fs'
import path from 'node:path'
import { inProject, projectRoot } from '../project.mjs'

/**
 * Files under some folders whose extension matches, with forward slashes, relative to the project root.
 * @param {string[]} folders missing ones count as empty
 * @param {RegExp} ending
 */
export function* codeFiles(folders, ending) {
  for (const folder of folders) {
    if (!fs.existsSync(inProject(folder))) continue
    for (const entry of fs.readdirSync(inProject(folder), { withFileTypes: true })) {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) yield* codeFiles([file], ending)
      else if (ending.test(entry.name)) yield path.relative(projectRoot, inProject(file)).split(path.sep).join('/')
    }
  }
}
