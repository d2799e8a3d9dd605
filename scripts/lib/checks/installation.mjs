import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { requireFreeSpace } from '../database/data-directory.mjs'
import { announced, fullDiskSentence, PlainProblem, speaksOfFullDisk } from '../messages.mjs'
import { inProject, projectRoot } from '../project.mjs'

const stampFile = () => inProject('node_modules', '.installed-for')

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** What the installed packages depend on: the lock file, the required versions, this Node version and platform. */
function wantedState() {
  const { dependencies, devDependencies, overrides } = readJson(inProject('package.json')) ?? {}
  const hash = crypto.createHash('sha256')
  hash.update(JSON.stringify([dependencies, devDependencies, overrides, process.platform, process.arch]))
  try {
    hash.update(fs.readFileSync(inProject('package-lock.json')))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return hash.digest('hex')
}

/**
 * Compares the packages npm reports as installed with the lock file.
 * @returns one line per difference; packages of other platforms may be missing
 */
export function installedVersionDifferences() {
  const locked = readJson(inProject('package-lock.json'))?.packages
  const installed = readJson(inProject('node_modules', '.package-lock.json'))?.packages
  if (!locked || !installed) return ['node_modules is missing or was not finished']
  const differences = []
  for (const [place, entry] of Object.entries(locked)) {
    if (place === '' || entry.link) continue
    const version = installed[place]?.version
    if (version === entry.version) continue
    if (version === undefined && (entry.optional || entry.peer || entry.devOptional)) continue
    differences.push(
      `${place.replace(/^.*node_modules\//, '')}: locked ${entry.version}, installed ${version ?? 'not at all'}`,
    )
  }
  return differences
}

/** Whether the installed packages match the lock file. */
function isInstalled() {
  try {
    if (fs.readFileSync(stampFile(), 'utf8') === wantedState()) return true
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  }
  // Installed by hand: the same packages, but without this command's note.
  if (installedVersionDifferences().length > 0) return false
  noteInstalled()
  return true
}

function noteInstalled() {
  try {
    fs.writeFileSync(stampFile(), wantedState())
  } catch (error) {
    // In an image the packages belong to another user; the note only saves the comparison next time.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

function npmCommand() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js') && fs.existsSync(script)) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/**
 * Installs the dependencies if they are missing or the lock file has changed.
 * @throws {PlainProblem} if npm fails
 */
export async function ensureInstalled(groups, dataDirectory = inProject('.data')) {
  if (isInstalled()) return
  requireFreeSpace(projectRoot, 1500)
  fs.rmSync(stampFile(), { force: true })
  const [command, first] = npmCommand()
  const log = path.join(dataDirectory, 'logs', 'install.log')
  fs.mkdirSync(path.dirname(log), { recursive: true })
  fs.writeFileSync(log, '')
  const { code, output } = await announced('Installing dependencies', () =>
    groups.run(
      'npm install',
      command,
      [
        ...first,
        'install',
        '--no-audit',
        '--no-fund',
        '--include=dev',
        '--no-save',
        '--prefer-offline',
        '--loglevel=error',
      ],
      { env: { ...process.env, NODE_ENV: '' }, log },
    ),
  )
  if (code !== 0) {
    if (speaksOfFullDisk(output)) throw new PlainProblem(fullDiskSentence(projectRoot))
    throw new PlainProblem(
      'npm could not install the dependencies: check the network (or the npm registry setting) and run the command again; its own words are below.',
      output.trim(),
    )
  }
  noteInstalled()
}
