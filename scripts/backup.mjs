import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup, removeOldArchives } from './lib/backup/make-backup.mjs'
import { openBackupDirectory } from './lib/database/data-directory.mjs'
import { PlainProblem, say } from './lib/messages.mjs'
import { runCommand } from './lib/processes/command.mjs'
import { prepare, reachDatabase } from './lib/site/services.mjs'

const usage = 'Say: npm run backup, with --to FOLDER for another folder and --keep 14 to delete all but the newest 14.'

function readArguments() {
  let values
  try {
    values = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }).values
  } catch {
    throw new PlainProblem(usage)
  }
  if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep)) throw new PlainProblem(usage)
  return { to: values.to, keep: values.keep === undefined ? undefined : Number(values.keep) }
}

await runCommand(async ({ groups, onEnd }) => {
  const { to, keep } = readArguments()
  const prepared = await prepare({ command: 'run backup', groups, onEnd, joins: true })
  const { dataDirectory } = prepared.settings
  const folder = path.resolve(to ?? path.join(dataDirectory, 'backups'))
  openBackupDirectory(folder)
  const url = await reachDatabase({ groups, ...prepared })
  const bucket = prepared.environment.S3_BUCKET
  const { file, bytes, manifest, unnamed } = await makeBackup({ url, dataDirectory, folder, bucket })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${file} (${(bytes / 1024 / 1024).toFixed(1)} MB)`)
  say(`${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files.`)
  if (bucket) {
    say(
      `The ${manifest.bucket.files.length} files of the bucket "${bucket}" are listed in it, not held: copy the bucket too.`,
    )
  }
  for (const { kind, name } of manifest.missing) say(`Not there, though a record names it: ${kind}/${name}`)
  if (unnamed > 0) say(`Left out, because no record names them: ${unnamed} files.`)
  if (keep)
    for (const name of removeOldArchives(folder, keep)) say(`Deleted, as older than the newest ${keep}: ${name}`)
})
