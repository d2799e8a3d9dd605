import fs from 'node:fs'
import path from 'node:path'
import { PlainProblem } from './messages.mjs'
import { inProject, projectRoot } from './project.mjs'

const line = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/

/** Parses an environment file; removes quotes and trailing comments. */
export function parseEnvironmentFile(text) {
  const values = {}
  for (const row of text.split(/\r?\n/)) {
    const match = line.exec(row)
    if (!match) continue
    const raw = match[2].trim()
    const quoted = /^(["'`])(.*?)\1\s*(?:#.*)?$/.exec(raw)
    values[match[1]] = quoted ? quoted[2] : raw.replace(/(^|\s+)#.*$/, '').trim()
  }
  return values
}

/** Adds `.env.local` and `.env` to the environment; the shell takes precedence, empty means unset. */
function environmentWithFiles() {
  const merged = {}
  for (const name of ['.env', '.env.local']) {
    try {
      Object.assign(merged, parseEnvironmentFile(fs.readFileSync(inProject(name), 'utf8')))
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
  Object.assign(merged, process.env)
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value?.trim() !== ''))
}

function readPort(value) {
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
    throw new PlainProblem(`PORT is "${value}": set it to a whole number from 1 to 65535, for example PORT=3000.`)
  }
  return Number(value)
}

function readUrl(name, value, protocols, example) {
  try {
    const url = new URL(value)
    if (protocols.includes(url.protocol)) return url
  } catch {
    // falls through to the message below
  }
  throw new PlainProblem(`${name} is not a usable address: write it like ${example}, or leave it out.`)
}

/**
 * Validated settings of the commands themselves; the application validates all of them again when it starts.
 * @throws {PlainProblem} naming the first invalid setting
 */
export function readSettings() {
  const environment = environmentWithFiles()
  const port = readPort(environment.PORT ?? '3000')
  const siteUrl = environment.SITE_URL ?? `http://localhost:${port}`
  readUrl('SITE_URL', siteUrl, ['http:', 'https:'], 'https://www.example.org')
  if (environment.DATABASE_URL) {
    readUrl(
      'DATABASE_URL',
      environment.DATABASE_URL,
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/name',
    )
  }
  if (environment.SMTP_URL) {
    readUrl('SMTP_URL', environment.SMTP_URL, ['smtp:', 'smtps:'], 'smtp://user:password@host:587')
  }
  if (Boolean(environment.ADMIN_EMAIL) !== Boolean(environment.ADMIN_PASSWORD)) {
    throw new PlainProblem('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.')
  }
  return {
    environment,
    port,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    databaseUrl: environment.DATABASE_URL,
    smtpUrl: environment.SMTP_URL,
    dataDirectory: path.resolve(projectRoot, environment.DATA_DIR ?? '.data'),
  }
}
