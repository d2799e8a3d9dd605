import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { verifiedManifest } from './lib/backup/read-archive.mjs'
import { restoreBackup } from './lib/backup/restore-backup.mjs'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { prepare, provideDatabase, reachDatabase } from './lib/site/services.mjs'

const usage =
  'Say: npm run restore -- ARCHIVE into an empty database, with --replace to put it in the place of what is there, or --check only to read it through.'

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    })
    if (positionals.length !== 1) throw new PlainProblem(usage)
    return { file: positionals[0], ...values }
  } catch {
    throw new PlainProblem(usage)
  }
}

function sayWhatItHolds({ madeAt, tables, files, missing, bucket }) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Made ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files.`)
  if (missing.length > 0) say(`${missing.length} files were already missing when it was made.`)
  if (bucket) say(`Its ${bucket.files.length} files are in the bucket "${bucket.name}", not in the archive.`)
}

await runCommand(async ({ groups, onEnd }) => {
  const { file, replace = false, check = false } = readArguments()
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new PlainProblem(`There is no file ${file}.`)
  if (check) {
    sayWhatItHolds(await verifiedManifest(file))
    say('Every part of it is whole.')
    return
  }
  const prepared = await prepare({ command: 'run restore', groups, onEnd })
  const url = await reachDatabase({ groups, ...prepared })
  const { dataDirectory } = prepared.settings
  const keepsFiles = Boolean(prepared.environment.S3_BUCKET)
  const environment = { ...prepared.environment, DATABASE_URL: url }
  const { logs } = prepared
  const manifest = await restoreBackup({ file, url, dataDirectory, replace, keepsFiles, groups, environment, logs })
  await provideDatabase({ groups, ...prepared, settings: { ...prepared.settings, databaseUrl: url } })
  sayWhatItHolds(manifest)
  say('The database and the files are those of the archive. Everybody has to sign in again.')
})
