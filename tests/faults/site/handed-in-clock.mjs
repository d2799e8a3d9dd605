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

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset)
    else super(...parts)
  }
  static now() {
    return RealDate.now() + offset
  }
}
