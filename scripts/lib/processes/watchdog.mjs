// Stops what a command had started if that command is killed, which closes its end of the pipe.
import fs from 'node:fs'
import readline from 'node:readline'

const groups = new Map()
const folders = new Set()

const signal = (pid, name, wholeGroup) => {
  try {
    process.kill(wholeGroup ? -pid : pid, name)
    return true
  } catch {
    return false
  }
}

readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = JSON.parse(line)
    if (message.add) groups.set(message.add, message)
    if (message.drop) groups.delete(message.drop)
    if (message.remove) folders.add(message.remove)
  })
  .on('close', async () => {
    const left = [...groups.values()].reverse()
    for (const group of left) signal(group.add, group.signal, group.wholeGroup)
    const deadline = Date.now() + 8000
    const alive = () => left.filter((group) => signal(group.add, 0, true))
    while (alive().length > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    for (const group of alive()) signal(group.add, 'SIGKILL', true)
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
  })

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined)
