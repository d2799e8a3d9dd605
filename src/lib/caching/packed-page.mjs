import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * A page is its HTML, the data of the same page for React, and that data once more in parts: a window as large as all of
 * them finds the second and third in the first. The quality costs a few milliseconds outside the main thread.
 */
const OPTIONS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 },
}

/**
 * @typedef {{ kind: string, html: string, rscData?: Buffer, segmentData?: Map<string, Buffer> }} Page as Next keeps it
 * @typedef {Omit<Page, 'html' | 'rscData' | 'segmentData'> & { html: Buffer }} PackedPage which Next weighs by its `html`
 */

/**
 * @param {unknown} value what Next hands to its page cache
 * @returns {value is Page} whether it is a rendered page of the App Router
 */
const isPage = (value) => value?.kind === 'APP_PAGE' && typeof value.html === 'string'

/** @param {unknown} value @returns {value is PackedPage} */
const isPacked = (value) => value?.kind === 'APP_PAGE' && Buffer.isBuffer(value.html)

/**
 * A page in a tenth of its memory; anything else as it is.
 * @template T
 * @param {T} value what Next hands to its page cache
 * @returns {Promise<T | PackedPage>}
 */
export async function packed(value) {
  if (!isPage(value)) return value
  const { html, rscData, segmentData, ...rest } = value
  const parts = serialize({ html: Buffer.from(html), rscData, segmentData })
  return { ...rest, html: await compress(parts, OPTIONS) }
}

/**
 * What was packed, as it was.
 * @template T
 * @param {T | PackedPage} value
 * @returns {Promise<T | Page>}
 */
export async function unpacked(value) {
  if (!isPacked(value)) return value
  const { html, rscData, segmentData } = deserialize(await decompress(value.html))
  return { ...value, html: html.toString(), rscData, segmentData }
}
