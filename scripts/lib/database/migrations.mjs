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

/** Where the names of the migrations stand that the first one, the baseline, has taken the place of. */
export const replacedMigrationsFile = () => inProject('migrations', 'replaced.txt')

/** The names of the migrations that the baseline has taken the place of, oldest first. */
export function replacedMigrations() {
  const file = replacedMigrationsFile()
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
}

/**
 * Reads what a database or an archive has recorded in the words of this version: whoever has had every migration that
 * the baseline replaces has had the baseline.
 * @param recorded names as `payload_migrations` holds them
 * @returns `{ had, strange, replaced }`: the migrations of this version that are in it, the recorded ones that are of
 *   another or a newer version, and how many of the replaced ones are there when not all are (else undefined)
 */
export function readMigrations(recorded, committed = committedMigrations(), replaced = replacedMigrations()) {
  const names = new Set(recorded)
  const [baseline] = committed
  const found = replaced.filter((name) => names.has(name)).length
  const hasBaseline = names.has(baseline) || (found > 0 && found === replaced.length)
  // What is older than a baseline that is there was replaced by it, or by the baseline before.
  const isKnown = (name) => committed.includes(name) || replaced.includes(name) || (hasBaseline && name < baseline)
  return {
    had: committed.filter((name) => names.has(name) || (name === baseline && hasBaseline)),
    strange: [...names].filter((name) => !isKnown(name)),
    replaced: hasBaseline || found === 0 ? undefined : found,
  }
}
