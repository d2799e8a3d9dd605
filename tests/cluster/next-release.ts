import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { ProcessGroups } from '../../scripts/lib/processes/process-groups.mjs'
import { inProject } from '../../scripts/lib/project.mjs'

/** What the new version adds: a mark on every page, in a file of the browser too, and a column. */
export const MARK = 'data-release="next"'
const MIGRATION = '29991231_235959_next_release'
const COLUMN = 'next_release'

const SOURCES = ['src', 'public', 'content', 'migrations', 'scripts', 'deploy']
const LIMIT_SECONDS = 1800

/** A folder beside the clone's where linking is possible, else a copy: a build takes a thousand packages. */
function takePackages(folder: string): void {
  try {
    execFileSync('cp', ['-al', inProject('node_modules'), folder], { stdio: 'ignore' })
  } catch {
    fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
    execFileSync('cp', ['-a', inProject('node_modules'), folder])
  }
}

/** Replaces words of a file; the version is not another one when they are not there. */
function change(file: string, from: string | RegExp, to: string): void {
  const before = fs.readFileSync(file, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}`)
  fs.writeFileSync(file, after)
}

/**
 * The next version of the site: this one with another header and one more migration, built in a folder of its own as
 * another clone would be.
 * @param folder does not exist yet
 * @returns `migrate(database)`, which brings a database up to it
 */
export async function makeNextRelease(groups: ProcessGroups, folder: string) {
  fs.mkdirSync(folder)
  const files = fs.readdirSync(inProject()).filter((name) => /\.(json|mjs|ts)$|^\.npmrc$/.test(name))
  for (const name of [...SOURCES, ...files]) {
    if (fs.existsSync(inProject(name))) fs.cpSync(inProject(name), path.join(folder, name), { recursive: true })
  }
  takePackages(folder)

  change(path.join(folder, 'src/components/layout/header/header.tsx'), '<header ', `<header ${MARK} `)
  fs.writeFileSync(
    path.join(folder, 'migrations', `${MIGRATION}.ts`),
    `import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
     export const up = async ({ db }: MigrateUpArgs): Promise<void> =>
       void (await db.execute(sql\`alter table colleges add column ${COLUMN} varchar\`))
     export const down = async ({ db }: MigrateDownArgs): Promise<void> =>
       void (await db.execute(sql\`alter table colleges drop column ${COLUMN}\`))`,
  )
  const index = path.join(folder, 'migrations', 'index.ts')
  change(index, /^/, `import * as nextRelease from './${MIGRATION}';\n`)
  change(index, /\];\s*$/, `{ up: nextRelease.up, down: nextRelease.down, name: '${MIGRATION}' }];\n`)

  const run = async (name: string, file: string, args: string[], settings: Record<string, string>) => {
    const log = path.join(folder, `${name}.log`)
    const { code, output } = await groups.run(name, process.execPath, [path.join(folder, file), ...args], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings },
      log,
      limitSeconds: LIMIT_SECONDS,
    })
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${output.slice(-3000)}`)
  }
  await run('build', 'node_modules/next/dist/bin/next', ['build'], { NODE_ENV: 'production' })
  return {
    folder,
    migrate: (database: string) =>
      run('migrate', 'scripts/migrate.mjs', [], { DATABASE_URL: database, DATA_DIR: path.join(folder, 'data') }),
    addition: { table: 'colleges', column: COLUMN },
  }
}

export type NextRelease = Awaited<ReturnType<typeof makeNextRelease>>
