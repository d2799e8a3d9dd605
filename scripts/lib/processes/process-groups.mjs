import childProcess from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Interrupted, PlainProblem } from '../messages.mjs'
import { projectRoot } from '../project.mjs'
import { birthOf } from './process-identity.mjs'

const watchdogFile = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))
const keptOutput = 20_000

/** Sends a signal to a process that leads its group, or with `wholeGroup` to the group. */
export function signalGroup(pid, signal, wholeGroup = true) {
  try {
    if (process.platform === 'win32') {
      childProcess.spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    } else {
      process.kill(wholeGroup ? -pid : pid, signal)
    }
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Everything a command starts. Each process leads its own group, so that a Ctrl-C in the terminal reaches only the
 * command, which then stops the groups in order; a watchdog stops them if the command itself is killed.
 */
export class ProcessGroups {
  #running = new Set()
  #watchdog
  #stopping
  #onChange = () => undefined

  constructor() {
    this.#watchdog = childProcess.spawn(process.execPath, [watchdogFile], {
      cwd: projectRoot,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    this.#watchdog.unref()
    this.#watchdog.stdin.unref()
    this.#watchdog.stdin.on('error', () => undefined)
    this.#watchdog.on('error', () => undefined)
  }

  /** Calls back with the notes of all living processes whenever one starts or ends. */
  onChange(listener) {
    this.#onChange = listener
  }

  get isStopping() {
    return Boolean(this.#stopping)
  }

  /** Lets the watchdog remove a temporary folder if the command is killed. */
  removeLater(folder) {
    this.#tellWatchdog({ remove: folder })
  }

  #tellWatchdog(message) {
    if (this.#watchdog.stdin.writable) this.#watchdog.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /**
   * Starts a process that keeps running. Its output goes to the file `log` or, with `show`, to the terminal; otherwise
   * `onOutput` is called on each output with all that was kept so far.
   * @returns `{ pid, exited, output() }`; `exited` resolves to `{ code, signal }`
   */
  start(name, command, args, options = {}) {
    if (this.#stopping) throw new Interrupted()
    const {
      env,
      cwd = projectRoot,
      log,
      show = false,
      onOutput,
      input,
      stopSignal = 'SIGTERM',
      wholeGroup = true,
      uid,
      gid,
      graceSeconds = 8,
    } = options
    const child = childProcess.spawn(command, args, {
      cwd,
      env,
      uid,
      gid,
      detached: true,
      windowsHide: true,
      stdio: [input ?? 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    const entry = { name, child, pid: child.pid, stopSignal, wholeGroup, graceSeconds, birth: undefined }
    let output = ''
    const file = log ? fs.createWriteStream(log, { flags: 'a' }) : undefined
    file?.on('error', () => undefined)
    const keep = (chunk) => {
      output = (output + chunk).slice(-keptOutput)
      file?.write(chunk)
      onOutput?.(output)
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    entry.exited = new Promise((resolve) => {
      child.on('error', (error) => {
        keep(`${error.message}\n`)
        finish({ code: null, signal: null, error })
      })
      child.on('close', (code, signal) => finish({ code, signal }))
      const finish = (result) => {
        file?.end()
        if (this.#running.delete(entry)) {
          this.#tellWatchdog({ drop: entry.pid })
          this.#noteChange()
        }
        resolve(result)
      }
    })
    if (child.pid) {
      entry.birth = birthOf(child.pid)
      this.#running.add(entry)
      this.#tellWatchdog({ add: child.pid, signal: stopSignal, wholeGroup })
      this.#noteChange()
    }
    return { pid: child.pid, exited: entry.exited, output: () => output, stop: () => this.#stop(entry) }
  }

  /**
   * Runs a process to its end.
   * @returns `{ code, signal, output }`
   * @throws {Interrupted} if the command is being stopped meanwhile
   */
  async run(name, command, args, options = {}) {
    const running = this.start(name, command, args, options)
    let timer
    const limit = options.limitSeconds
    if (limit) timer = setTimeout(() => signalGroup(running.pid, 'SIGKILL'), limit * 1000)
    const result = await running.exited
    clearTimeout(timer)
    if (this.#stopping) throw new Interrupted()
    if (result.error) {
      throw new PlainProblem(`${command} could not be started (${result.error.code}): is it installed and in the PATH?`)
    }
    return { ...result, output: running.output() }
  }

  #noteChange() {
    this.#onChange(
      [...this.#running].map(({ pid, birth, stopSignal, wholeGroup }) => ({ pid, birth, stopSignal, wholeGroup })),
    )
  }

  async #stop(entry) {
    if (!this.#running.has(entry)) return
    signalGroup(entry.pid, entry.stopSignal, entry.wholeGroup)
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, entry.graceSeconds * 1000, 'late')
    })
    if ((await Promise.race([entry.exited, late])) === 'late') {
      signalGroup(entry.pid, 'SIGKILL')
      await entry.exited
    }
    clearTimeout(timer)
    // Whatever the leader left in its group.
    signalGroup(entry.pid, 'SIGKILL')
  }

  /** Stops everything, last started first, and resolves when nothing runs any more. */
  stopAll() {
    this.#stopping ??= (async () => {
      for (const entry of [...this.#running].reverse()) await this.#stop(entry)
      this.#watchdog.stdin.end()
    })()
    return this.#stopping
  }
}
