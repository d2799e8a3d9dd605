import fs from 'node:fs'
import path from 'node:path'
import { announced, PlainProblem } from '../../scripts/lib/messages.mjs'
import { freePort } from '../../scripts/lib/processes/ports.mjs'
import { inProject } from '../../scripts/lib/project.mjs'
import { isServed } from './is-served.mjs'

const emptyPage = {
  'app/layout.jsx': "export default ({ children }) => <html lang='en'><body>{children}</body></html>\n",
  'app/page.jsx': 'export default () => <p>Empty</p>\n',
  'app/anew/page.jsx':
    "import { connection } from 'next/server'\nexport default async () => { await connection(); return <p>Empty</p> }\n",
  // Without its own, the builder would use that of the surrounding site.
  'instrumentation.js': 'export function register() {}\n',
  'next.config.mjs': "export default { turbopack: { root: new URL('../../../', import.meta.url).pathname } }\n",
  'package.json': '{ "name": "empty-page", "private": true, "type": "module" }\n',
}

/**
 * Builds and serves an empty App Router page with the same Next, and at `/anew` one rendered per request: the reference
 * of all our measurements.
 * @param measure called with the page's URL and process
 * @returns what `measure` resolved to
 */
export async function besideEmptyPage({ groups, environment }, measure) {
  const folder = inProject('.data', 'bench', 'empty-page')
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next')
  for (const [name, text] of Object.entries(emptyPage)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const env = { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await announced('Building an empty page', () =>
    groups.run('empty page', process.execPath, [next, 'build', folder], { env }),
  )
  if (code !== 0) throw new PlainProblem('The empty page could not be built: see below.', output)
  const port = await freePort()
  const server = groups.start('empty page', process.execPath, [next, 'start', folder, '--port', String(port)], { env })
  try {
    const url = `http://127.0.0.1:${port}`
    if (!(await isServed(url))) throw new PlainProblem('The empty page was not served: see below.', server.output())
    return await measure(url, server.pid)
  } finally {
    await server.stop()
  }
}
