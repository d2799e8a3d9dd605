// Loaded before the site: its clock is off by as many milliseconds as the file says, from the moment it says so.
import fs from 'node:fs'

const RealDate = Date
let offset = 0
setInterval(() => {
  try {
    offset = Number(fs.readFileSync(process.env.CLOCK_FILE, 'utf8'))
  } catch {
    // not set yet
  }
}, 100).unref()

const now = () => RealDate.now() + offset

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
