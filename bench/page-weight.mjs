import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { announced, PlainProblem, say } from '../scripts/lib/messages.mjs'
import { freePort } from '../scripts/lib/processes/ports.mjs'
import { inProject } from '../scripts/lib/project.mjs'

export const title = 'JavaScript of a public page (gzip), against an empty App Router page of the same Next'

const limitInKilobytes = 30
const pages = [
  '/',
  '/colleges',
  '/jobs',
  '/admission',
  '/about',
  '/contact',
  '/login',
  '/privacy',
  '/mbbs-courses',
  '/mbbs-in-bihar',
]

const emptyPage = {
  'app/layout.jsx': "export default ({ children }) => <html lang='en'><body>{children}</body></html>\n",
  'app/page.jsx': 'export default () => <p>Empty</p>\n',
  // Without one of its own, the builder takes that of the site around this folder.
  'instrumentation.js': 'export function register() {}\n',
  'next.config.mjs': "export default { turbopack: { root: new URL('../../../', import.meta.url).pathname } }\n",
  'package.json': '{ "name": "empty-page", "private": true, "type": "module" }\n',
}

/** The scripts a modern browser loads for a page: those for old browsers only are left out. */
async function scriptKilobytes(siteUrl, address) {
  const page = await fetch(new URL(address, siteUrl))
  if (page.status !== 200) return undefined
  const html = await page.text()
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? []
  const sources = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/.exec(tag)[1])
  let bytes = 0
  for (const source of new Set(sources)) {
    const script = await fetch(new URL(source.replaceAll('&amp;', '&'), siteUrl))
    bytes += gzipSync(Buffer.from(await script.arrayBuffer())).length
  }
  return bytes / 1000
}

async function emptyPageKilobytes({ groups, environment }) {
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
    for (let tries = 0; tries < 200; tries += 1) {
      const measured = await scriptKilobytes(`http://127.0.0.1:${port}`, '/').catch(() => undefined)
      if (measured !== undefined) return measured
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new PlainProblem('The empty page was not served: see below.', server.output())
  } finally {
    await server.stop()
  }
}

/** One row per public page that exists. */
export async function measure(site) {
  const reference = await emptyPageKilobytes(site)
  const rows = []
  for (const address of pages) {
    const ours = await scriptKilobytes(site.siteUrl, address)
    if (ours === undefined) say(`${address} does not answer 200 and is left out.`)
    else rows.push({ what: address, ours, reference, unit: 'kB', difference: true, limit: limitInKilobytes })
  }
  return rows
}
