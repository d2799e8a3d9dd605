import fs from 'node:fs'
import { inProject } from '../project.mjs'

/** The names of the committed migrations, oldest first, as the database records them. */
export function committedMigrations() {
  const folder = inProject('migrations')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}
