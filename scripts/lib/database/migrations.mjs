import fs from 'node:fs'
import { inProject } from '../project.mjs'

/** Names of the committed migrations, oldest first, as the database records them. */
export function committedMigrations() {
  const folder = inProject('migrations')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** File with the names of the migrations replaced by the first one, the baseline. */
export const replacedMigrationsFile = () => inProject('migrations', 'replaced.txt')

/** Names of the migrations replaced by the baseline, oldest first. */
export function replacedMigrations() {
  const file = replacedMigrationsFile()
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
}

/**
 * Interprets the recorded migrations of a database or an archive: one that has had every migration the baseline
 * replaces has had the baseline.
 * @param recorded names in `payload_migrations`
 * @returns `{ had, strange, replaced }`: migrations of this version it includes, recorded ones of another or a newer
 * version, and the number of replaced ones if only some are there (otherwise undefined)
 */
export function readMigrations(recorded, committed = committedMigrations(), replaced = replacedMigrations()) {
  const names = new Set(recorded)
  const [baseline] = committed
  const found = replaced.filter((name) => names.has(name)).length
  const hasBaseline = names.has(baseline) || (found > 0 && found === replaced.length)
  // Anything older than a recorded baseline was replaced by it, or by the baseline before.
  const isKnown = (name) => committed.includes(name) || replaced.includes(name) || (hasBaseline && name < baseline)
  return {
    had: committed.filter((name) => names.has(name) || (name === baseline && hasBaseline)),
    strange: [...names].filter((name) => !isKnown(name)),
    replaced: hasBaseline || found === 0 ? undefined : found,
  }
}
