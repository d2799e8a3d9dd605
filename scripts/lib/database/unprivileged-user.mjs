import fs from 'node:fs'
import path from 'node:path'

/** User that PostgreSQL runs as when the command runs as root, which PostgreSQL refuses. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  return row ? { name: row[0], uid: Number(row[2]), gid: Number(row[3]) } : undefined
}

const mayEnter = (stat, user) => {
  if (stat.uid === user.uid) return Boolean(stat.mode & 0o100)
  if (stat.gid === user.gid) return Boolean(stat.mode & 0o010)
  return Boolean(stat.mode & 0o001)
}

/** Whether the user can traverse the path to this existing folder and enter it. */
export function canReach(folder, user) {
  if (!user) return true
  let current = fs.realpathSync(folder)
  for (;;) {
    if (!mayEnter(fs.statSync(current), user)) return false
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}

/** Makes the user the owner of a folder and its contents. */
export function giveTo(folder, user) {
  if (!user) return
  fs.chownSync(folder, user.uid, user.gid)
}
