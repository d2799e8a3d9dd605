import fs from 'node:fs'
import path from 'node:path'
import { inProject, projectRoot } from '../project.mjs'

/**
 * The files below some folders of the project whose ending fits, with forward slashes, from the project's root.
 * @param {string[]} folders those that are not there hold none
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
