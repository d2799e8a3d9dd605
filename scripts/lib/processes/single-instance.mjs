import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PlainProblem } from '../messages.mjs'
import { signalGroup } from './process-groups.mjs'
import { birthOf, isSameProcess } from './process-identity.mjs'

const fileIn = (directory) => path.join(directory, 'running.json')

/** Facts recorded by the running command of this data directory; undefined if none runs. */
export function runningInstance(directory) {
  const noted = readNote(fileIn(directory))
  return holds(noted, directory) ? noted : undefined
}

/** A note copied along with a folder refers to another one. */
const holds = (noted, directory) => isSameProcess(noted) && noted.directory === fs.realpathSync(directory)

function readNote(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Locks the data directory for this process. Clears the stale lock of a killed command, together with any process it
 * had started.
 * @returns `{ update(facts), release() }`
 * @throws {PlainProblem} if another command holds the directory
 */
export async function takeDataDirectory(directory, command, facts = {}) {
  const file = fileIn(directory)
  const note = {
    pid: process.pid,
    birth: birthOf(process.pid),
    directory: fs.realpathSync(directory),
    command,
    ...facts,
  }
  const draft = `${file}.${process.pid}`
  const write = () => fs.writeFileSync(draft, JSON.stringify(note), { mode: 0o600 })

  for (;;) {
    write()
    try {
      // Linking is atomic, so two commands cannot both take the lock.
      fs.linkSync(draft, file)
      fs.unlinkSync(draft)
      break
    } catch (error) {
      fs.unlinkSync(draft)
      if (error.code !== 'EEXIST') throw error
    }
    const other = readNote(file)
    if (holds(other, directory)) {
      throw new PlainProblem(
        `\`npm ${other.command}\` is already running here (process ${other.pid}${other.siteUrl ? `, ${other.siteUrl}` : ''}): stop it with Ctrl-C first, or give this one its own folder with DATA_DIR and its own PORT.`,
      )
    }
    await clearAway(file, other, directory)
  }

  return {
    update(changes) {
      Object.assign(note, changes)
      write()
      fs.renameSync(draft, file)
    },
    release() {
      if (readNote(file)?.pid === process.pid) fs.rmSync(file, { force: true })
    },
  }
}

async function clearAway(file, stale, directory) {
  const aside = `${file}.stale-${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (readNote(aside)?.pid !== stale?.pid) {
    // Another command took the lock between the check and the rename: put its note back.
    fs.renameSync(aside, file)
    return
  }
  fs.rmSync(aside, { force: true })
  if (stale?.directory !== fs.realpathSync(directory)) return
  const left = (stale.children ?? []).filter(isSameProcess)
  for (const child of left) signalGroup(child.pid, child.stopSignal, child.wholeGroup)
  const deadline = Date.now() + 10_000
  while (left.some(isSameProcess) && Date.now() < deadline) await delay(50)
  for (const child of left.filter(isSameProcess)) signalGroup(child.pid, 'SIGKILL')
}
