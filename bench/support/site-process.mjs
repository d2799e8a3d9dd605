import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

const KILOBYTES = 1024

/** The sum of a figure over a process and all that it has started, as /proc has them. */
function ofAll(pid, figureOf) {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + ofAll(child, figureOf), figureOf(pid))
}

/** Resident memory of the site's process and of what it has started, in megabytes. */
export const residentMegabytes = (pid) =>
  ofAll(pid, (one) => {
    const status = fs.readFileSync(`/proc/${one}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KILOBYTES
  })

const ticksASecond = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Processor time that a process and what it has started have taken, in milliseconds. */
export function processorMilliseconds(pid) {
  const ticks = ofAll(pid, (one) => {
    // The name, in brackets, may hold spaces; user and system time are the 14th and the 15th of all.
    const [, rest = ''] = /\)\s(.*)/s.exec(fs.readFileSync(`/proc/${one}/stat`, 'utf8')) ?? []
    const fields = rest.split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks / ticksASecond()) * 1000
}
