import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * A page consists of its HTML, its data for React, and the same data again in segments: a window as large as all of
 * them lets the second and third be encoded as references to the first. This quality costs a few milliseconds outside
 * the main thread.
 */
const OPTIONS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 },
}

/**
 * @typedef {{ kind: string, html: string, rscData?: Buffer, segmentData?: Map<string, Buffer> }} Page as Next caches it
 * @typedef {Omit<Page, 'html' | 'rscData' | 'segmentData'> & { html: Buffer }} PackedPage sized by Next by its `html`
 */

/**
 * @param {unknown} value what Next passes to its page cache
 * @returns {value is Page} whether it is a rendered page of the App Router
 */
const isPage = (value) => value?.kind === 'APP_PAGE' && typeof value.html === 'string'

/** @param {unknown} value @returns {value is PackedPage} */
const isPacked = (value) => value?.kind === 'APP_PAGE' && Buffer.isBuffer(value.html)

/**
 * Compresses a page to a tenth of its memory; returns anything else unchanged.
 * @template T
 * @param {T} value what Next passes to its page cache
 * @returns {Promise<T | PackedPage>}
 */
export async function pack(value) {
  if (!isPage(value)) return value
  const { html, rscData, segmentData, ...rest } = value
  const parts = serialize({ html: Buffer.from(html), rscData, segmentData })
  return { ...rest, html: await compress(parts, OPTIONS) }
}

/**
 * Decompresses a packed page; returns anything else unchanged.
 * @template T
 * @param {T | PackedPage} value
 * @returns {Promise<T | Page>}
 */
export async function unpack(value) {
  if (!isPacked(value)) return value
  const { html, rscData, segmentData } = deserialize(await decompress(value.html))
  return { ...value, html: html.toString(), rscData, segmentData }
}
