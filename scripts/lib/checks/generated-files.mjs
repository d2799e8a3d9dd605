import fs from 'node:fs'
import path from 'node:path'
import { committedMigrations, replacedMigrationsFile } from '../database/migrations.mjs'
import { runPayloadScript } from '../processes/payload-script.mjs'
import { inProject, projectRoot } from '../project.mjs'

const placeholderDatabase = 'postgres://nobody@127.0.0.1:1/none'

function* generatedFiles() {
  for (const file of ['src/payload-types.ts', 'payload-types.ts', 'src/app/(payload)/admin/importMap.js']) {
    if (fs.existsSync(inProject(file))) yield inProject(file)
  }
  const migrations = inProject('migrations')
  if (!fs.existsSync(migrations)) return
  for (const file of fs.readdirSync(migrations)) {
    if (/\.(ts|json|txt)$/.test(file)) yield path.join(migrations, file)
  }
}

const snapshot = () => new Map([...generatedFiles()].map((file) => [file, fs.readFileSync(file, 'utf8')]))

function differences(before, after) {
  const files = new Set([...before.keys(), ...after.keys()])
  return [...files]
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => path.relative(projectRoot, file))
}

function restore(before, after) {
  for (const file of after.keys()) if (!before.has(file)) fs.rmSync(file)
  for (const [file, text] of before) if (after.get(file) !== text) fs.writeFileSync(file, text)
}

const replacedHeading =
  '# What the baseline has taken the place of. A database that has had all of these has had the baseline.'

/** Removes the migrations, and records their names for databases that have had them. */
function removeMigrations() {
  const folder = inProject('migrations')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(replacedMigrationsFile(), `${[replacedHeading, ...committedMigrations()].join('\n')}\n`)
  for (const file of fs.readdirSync(folder)) {
    if (/\.(ts|json)$/.test(file)) fs.rmSync(path.join(folder, file))
  }
}

/** Removes the schema snapshots of older migrations: Payload compares with the newest one only. */
function keepNewestSnapshot() {
  const folder = inProject('migrations')
  const snapshots = fs.readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of snapshots.sort().slice(0, -1)) fs.rmSync(path.join(folder, file))
}

/**
 * Writes the generated types, the admin's import map and, if the schema has changed, a new migration.
 * @param options `baseline` replaces all migrations with a single one; `name` names a new migration
 * @returns the changed files, relative to the clone
 */
export async function generateFiles({ groups, environment, logs, baseline = false, name, interactive = false }) {
  const before = snapshot()
  if (baseline) removeMigrations()
  try {
    await runPayloadScript(groups, 'scripts/payload/generate.ts', {
      args: [`--name=${baseline ? 'baseline' : (name ?? 'change')}`],
      // Generating needs no database: the URL only has to be well-formed.
      environment: { ...environment, DATABASE_URL: placeholderDatabase },
      log: logs && path.join(logs, 'generate.log'),
      key: 'generated',
      interactive: interactive && Boolean(process.stdin.isTTY),
    })
  } catch (error) {
    restore(before, snapshot())
    throw error
  }
  keepNewestSnapshot()
  return differences(before, snapshot())
}

/**
 * Finds generated files that differ from what the configuration would generate now, without changing them.
 * @returns their paths, relative to the clone
 */
export async function generatedFileDrift({ groups, environment, logs }) {
  const before = snapshot()
  const changed = await generateFiles({ groups, environment, logs })
  restore(before, snapshot())
  return changed
}
