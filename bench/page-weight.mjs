import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { say } from '../scripts/lib/messages.mjs'
import { besideEmptyPage } from './support/empty-page.mjs'

export const title =
  'Weight by kind of page: script (gzip) against an empty App Router page of the same Next, HTML unpacked, as gzip and as a browser gets it over TLS (Brotli), and fonts that are fetched before the first text'

/** In kilobytes. */
const MOST_SCRIPT = 25
const MOST_HTML = 60
const MOST_PACKED_HTML = 20
const MOST_FONT = 30
const KILOBYTE = 1000
const pages = [
  '/',
  '/colleges',
  '/colleges/aiims-new-delhi',
  '/jobs',
  '/admission',
  '/about',
  '/contact',
  '/login',
  '/privacy',
  '/predictor',
  '/mbbs-courses',
  '/mbbs-in-bihar',
  // The state with most to say.
  '/mbbs-in-karnataka',
  '/hi',
  '/hi/mbbs-in-bihar',
]

const attributeOf = (tag, name) => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1].replaceAll('&amp;', '&')

async function kilobytesOf(siteUrl, addresses, pack) {
  let bytes = 0
  for (const address of new Set(addresses)) {
    const answer = await fetch(new URL(address, siteUrl))
    bytes += pack(Buffer.from(await answer.arrayBuffer())).length
  }
  return bytes / KILOBYTE
}

/** Bytes of the HTML as the site sends it to a browser over TLS. */
const brotliBytesOf = (address) =>
  new Promise((resolve, reject) => {
    const count = (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    }
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, count).on('error', reject)
  })

/** What a modern browser loads for a page, in kilobytes, without scripts for old browsers only. */
async function weightOf(siteUrl, address) {
  const page = await fetch(new URL(address, siteUrl))
  if (page.status !== 200) return undefined
  const html = await page.text()
  const scripts = (html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? []).filter((tag) => !/\bnomodule\b/i.test(tag))
  const fonts = (html.match(/<link\b[^>]*>/g) ?? []).filter(
    (tag) => attributeOf(tag, 'rel') === 'preload' && attributeOf(tag, 'as') === 'font',
  )
  // Pages rendered per request list their scripts in a header.
  const named = [...(page.headers.get('link') ?? '').matchAll(/<([^>]+)>([^,]*)/g)]
    .filter(([, , about]) => /\bas="?font\b/.test(about))
    .map(([, address]) => address)
  const sources = scripts.map((tag) => attributeOf(tag, 'src'))
  const faces = [...fonts.map((tag) => attributeOf(tag, 'href')), ...named]
  return {
    html: Buffer.byteLength(html) / KILOBYTE,
    gzip: gzipSync(html).length / KILOBYTE,
    brotli: (await brotliBytesOf(new URL(address, siteUrl))) / KILOBYTE,
    script: await kilobytesOf(siteUrl, sources, gzipSync),
    font: await kilobytesOf(siteUrl, faces, (bytes) => bytes),
  }
}

/** Five rows for each kind of public page. */
export async function measure(site) {
  const empty = await besideEmptyPage(site, (address) => weightOf(address, '/'))
  const rows = []
  for (const address of pages) {
    const ours = await weightOf(site.siteUrl, address)
    if (!ours) {
      say(`${address} does not answer 200 and is left out.`)
      continue
    }
    const script = { ours: ours.script, reference: empty.script, difference: true, limit: MOST_SCRIPT }
    rows.push({ what: `${address}, script`, unit: 'kB', ...script })
    rows.push({ what: `${address}, HTML`, unit: 'kB', ours: ours.html, limit: MOST_HTML })
    rows.push({ what: `${address}, HTML as gzip`, unit: 'kB', ours: ours.gzip, limit: MOST_PACKED_HTML })
    rows.push({ what: `${address}, HTML as Brotli`, unit: 'kB', ours: ours.brotli, limit: MOST_PACKED_HTML })
    rows.push({ what: `${address}, fonts`, unit: 'kB', ours: ours.font, limit: MOST_FONT })
  }
  return rows
}
