import fs from 'node:fs'
import path from 'node:path'
import { inProject, projectRoot } from '../project.mjs'

const limit = 300
const folders = ['src', 'scripts', 'tests', 'bench']
const generated = /payload-types\.ts$|importMap\.js$|seed\/data\//

function* codeFiles(folder) {
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* codeFiles(file)
    else if (/\.(tsx?|mjs|css)$/.test(entry.name)) yield file
  }
}

/** Files that no longer fit a sitting, one line each; generated files and tables of data may be long. */
export function longFiles() {
  const found = []
  for (const folder of folders) {
    for (const file of codeFiles(inProject(folder))) {
      const name = path.relative(projectRoot, file)
      const lines = fs.readFileSync(file, 'utf8').split('\n').length - 1
      if (lines > limit && !generated.test(name)) found.push(`${name} has ${lines} lines`)
    }
  }
  return found
}
