import childProcess from 'node:child_process'
import fs from 'node:fs'

/** Whether a process with this id is alive (another user's as well). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * A text that is stable for the life of a process and differs if its pid is reused; undefined if there is no such
 * process.
 */
export function birthOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (afterName[0] === 'Z') return undefined
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${afterName[19]}`
  } catch {
    if (!isAlive(pid) || process.platform === 'linux') return undefined
  }
  if (process.platform === 'win32') return 'alive'
  const answer = childProcess.spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return answer.stdout?.trim() || undefined
}

/** Whether the process recorded as `{ pid, birth }` is still alive. */
export const isSameProcess = (noted) => Boolean(noted?.pid) && birthOf(noted.pid) === noted.birth
