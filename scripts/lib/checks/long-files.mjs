import fs from 'node:fs'
import { inProject } from '../project.mjs'
import { codeFiles } from './code-files.mjs'

const limit = 300
const folders = ['src', 'scripts', 'tests', 'bench']
const generated = /payload-types\.ts$|importMap\.js$|seed\/data\//

/** Files too long to read in one sitting, one line each; generated files and data tables may be long. */
export function longFiles() {
  const found = []
  for (const name of codeFiles(folders, /\.(tsx?|mjs|css)$/)) {
    const lines = fs.readFileSync(inProject(name), 'utf8').split('\n').length - 1
    if (lines > limit && !generated.test(name)) found.push(`${name} has ${lines} lines`)
  }
  return found
}
