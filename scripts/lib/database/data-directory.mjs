import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fullDiskSentence, PlainProblem, speaksOfFullDisk } from '../messages.mjs'

// Not `recursive: true`, which never returns for some Linux paths where nothing can be created, such as /proc.
function makeFolders(folder) {
  if (fs.existsSync(folder)) return
  makeFolders(path.dirname(folder))
  fs.mkdirSync(folder)
}

/**
 * Creates the data directory if needed and checks that it is writable.
 * @throws {PlainProblem} if it is not
 */
export function openDataDirectory(directory) {
  const probe = path.join(directory, `.write-test-${process.pid}`)
  try {
    makeFolders(path.join(directory, 'logs'))
    fs.writeFileSync(probe, 'x'.repeat(4096))
    fs.unlinkSync(probe)
  } catch (error) {
    if (speaksOfFullDisk(String(error.code))) throw new PlainProblem(fullDiskSentence(directory))
    throw new PlainProblem(
      `The data directory ${directory} cannot be written (${error.code}): give this user the right to write there, or choose another folder with DATA_DIR.`,
    )
  }
}

/**
 * Fails before a large write instead of halfway on a full disk.
 * @param megabytes required free space
 */
export function requireFreeSpace(directory, megabytes) {
  if (!fs.statfsSync) return
  const { bavail, bsize } = fs.statfsSync(directory)
  const free = (bavail * bsize) / 1024 / 1024
  if (free < megabytes) {
    throw new PlainProblem(
      `The disk that holds ${directory} has ${Math.floor(free)} MB left and ${megabytes} MB are needed: free some space and run the command again.`,
    )
  }
}

/** Secrets of this data directory, created on first use and readable only by their owner. */
export function localSecrets(directory) {
  const file = path.join(directory, 'secrets.json')
  let secrets = {}
  try {
    secrets = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') {
      throw new PlainProblem(
        `${file} cannot be read: restore it from a backup, or delete it together with the database beside it.`,
      )
    }
  }
  const names = ['payloadSecret', 'cronSecret', 'databasePassword']
  if (names.every((name) => secrets[name])) return secrets
  for (const name of names) secrets[name] ??= crypto.randomBytes(32).toString('hex')
  // Written to a draft and renamed, so that an interruption leaves no partial file.
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
  return secrets
}
