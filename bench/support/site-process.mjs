import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

const KILOBYTES = 1024

/** Sums a /proc figure over a process and all its descendants. */
function ofAll(pid, figureOf) {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + ofAll(child, figureOf), figureOf(pid))
}

/** Resident memory of the site's process and its descendants, in megabytes. */
export const residentMegabytes = (pid) =>
  ofAll(pid, (one) => {
    const status = fs.readFileSync(`/proc/${one}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KILOBYTES
  })

const ticksASecond = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU time of a process and its descendants, in milliseconds. */
export function processorMilliseconds(pid) {
  const ticks = ofAll(pid, (one) => {
    // The name, in parentheses, may contain spaces; user and system time are fields 14 and 15.
    const [, rest = ''] = /\)\s(.*)/s.exec(fs.readFileSync(`/proc/${one}/stat`, 'utf8')) ?? []
    const fields = rest.split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks / ticksASecond()) * 1000
}
