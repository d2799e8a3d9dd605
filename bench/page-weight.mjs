import { gzipSync } from 'node:zlib'
import { say } from '../scripts/lib/messages.mjs'
import { besideEmptyPage } from './support/empty-page.mjs'

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

/** One row per public page that exists. */
export async function measure(site) {
  const reference = await besideEmptyPage(site, (address) => scriptKilobytes(address, '/'))
  const rows = []
  for (const address of pages) {
    const ours = await scriptKilobytes(site.siteUrl, address)
    if (ours === undefined) say(`${address} does not answer 200 and is left out.`)
    else rows.push({ what: address, ours, reference, unit: 'kB', difference: true, limit: limitInKilobytes })
  }
  return rows
}
