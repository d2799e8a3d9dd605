import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fullDiskSentence, PlainProblem, speaksOfFullDisk } from '../messages.mjs'

// Not `recursive: true`, which never returns for some Linux paths where nothing can be created, such as /proc.
function makeFolders(folder, mode) {
  if (fs.existsSync(folder)) return
  makeFolders(path.dirname(folder), mode)
  fs.mkdirSync(folder, { mode })
}

/**
 * Creates a directory if needed and checks that it is writable.
 * @param options `name` and `setting`: how messages call it, and what chooses another; `folders`: what is created, by
 * default the directory; `mode`: the rights of what is created
 * @throws {PlainProblem} if it is not
 */
function openDirectory(directory, { name, setting, folders = directory, mode }) {
  const probe = path.join(directory, `.write-test-${process.pid}`)
  try {
    makeFolders(folders, mode)
    fs.writeFileSync(probe, 'x'.repeat(4096))
  } catch (error) {
    if (speaksOfFullDisk(String(error.code))) throw new PlainProblem(fullDiskSentence(directory))
    throw new PlainProblem(
      `${name} ${directory} cannot be written (${error.code}): give this user the right to write there, or choose another folder with ${setting}.`,
    )
  } finally {
    try {
      fs.unlinkSync(probe)
    } catch {
      // It could not be written.
    }
  }
}

/** Creates the data directory if needed and checks that it is writable. */
export const openDataDirectory = (directory) =>
  openDirectory(directory, { name: 'The data directory', setting: 'DATA_DIR', folders: path.join(directory, 'logs') })

/** The same for the folder of the archives, which only its owner may read. */
export const openBackupDirectory = (directory) =>
  openDirectory(directory, { name: 'The folder for backups', setting: '--to', mode: 0o700 })

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
