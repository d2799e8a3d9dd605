import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { requireFreeSpace } from '../database/data-directory.mjs'
import { announced, fullDiskSentence, PlainProblem, speaksOfFullDisk } from '../messages.mjs'
import { inProject, projectRoot } from '../project.mjs'

const sources = [
  'src',
  'public',
  'migrations/index.ts',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

// Settings compiled into the build.
const builtIn = ['SITE_URL', 'HELPDESK_URL', 'NEXT_OUTPUT']

const stampFile = () => inProject('.next', 'built-from.json')

function* filesIn(place) {
  let stat
  try {
    stat = fs.statSync(place)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (!stat.isDirectory()) {
    yield place
    return
  }
  for (const name of fs.readdirSync(place).sort()) {
    if (!/\.test\.tsx?$/.test(name)) yield* filesIn(path.join(place, name))
  }
}

function sourceFingerprint() {
  const hash = crypto.createHash('sha256')
  for (const source of sources) {
    for (const file of filesIn(inProject(source))) {
      hash.update(`${path.relative(projectRoot, file)}\0`)
      hash.update(fs.readFileSync(file))
    }
  }
  return hash.digest('hex')
}

const settingsFingerprint = (environment) =>
  crypto
    .createHash('sha256')
    .update(JSON.stringify(builtIn.map((name) => environment[name] ?? '')))
    .digest('hex')

/**
 * Whether the build on disk is of the current source.
 * @param options `anySettings` accepts a build for another URL, as the tests do
 */
export function isBuilt(environment, { anySettings = false } = {}) {
  let stamp
  try {
    stamp = JSON.parse(fs.readFileSync(stampFile(), 'utf8'))
  } catch {
    return false
  }
  return stamp.source === sourceFingerprint() && (anySettings || stamp.settings === settingsFingerprint(environment))
}

/**
 * Makes the production build.
 * @throws {PlainProblem} if it fails, with the builder's output as details
 */
export async function buildSite({ groups, environment, dataDirectory }) {
  requireFreeSpace(projectRoot, 500)
  fs.rmSync(stampFile(), { force: true })
  const stamp = { source: sourceFingerprint(), settings: settingsFingerprint(environment) }
  const log = path.join(dataDirectory, 'logs', 'build.log')
  fs.mkdirSync(path.dirname(log), { recursive: true })
  fs.writeFileSync(log, '')
  const { code, signal, output } = await announced('Building the site (about a minute)', () =>
    groups.run('next build', process.execPath, [inProject('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
      env: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      log,
    }),
  )
  if (code !== 0) {
    if (speaksOfFullDisk(output)) throw new PlainProblem(fullDiskSentence(projectRoot))
    const killed =
      signal === 'SIGKILL' ? ' (the system ended it, probably for want of memory: about 2 GB are needed)' : ''
    throw new PlainProblem(
      `The build failed${killed}: its last words are below, all of them in ${log}.`,
      output.trim().split('\n').slice(-40).join('\n'),
    )
  }
  fs.writeFileSync(stampFile(), JSON.stringify(stamp))
}
