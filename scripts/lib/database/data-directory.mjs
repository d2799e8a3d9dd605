import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fullDiskSentence, PlainProblem, speaksOfFullDisk } from '../messages.mjs'

// Not `recursive: true`, which never returns on some places of Linux where nothing can be created, such as /proc.
function makeFolders(folder) {
  if (fs.existsSync(folder)) return
  makeFolders(path.dirname(folder))
  fs.mkdirSync(folder)
}

/**
 * Creates the data directory when needed and proves that it can be written.
 * @throws {PlainProblem} when it cannot
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
 * Says so before a step that writes a lot finds the disk full half way.
 * @param megabytes what the step needs
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

/** The secrets of this data directory, made at the first call and kept readable for their owner only. */
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
  // Written beside and renamed, so that a stop in between leaves no half file.
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
  return secrets
}
