import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Content encodings, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Close to the best ratio of Brotli for a page, in a fifth of the time. */
const BROTLI_QUALITY = 5
/** Below this many bytes, encoding costs more than it saves: the body fits into one packet. */
const SMALLEST_COMPRESSED_BYTES = 1024

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)
const gunzip = promisify(zlib.gunzip)
const unbrotli = promisify(zlib.brotliDecompress)

/** Browsers send a handful of different headers; other clients any number, hence the limit. */
const understoodBy = new LRUCache<string, Encoding>({ max: 100 })

/**
 * The smallest encoding that the client accepts.
 * @param accepted the Accept-Encoding header; without one, bodies are sent unencoded
 */
export function encodingFor(accepted = ''): Encoding {
  const known = understoodBy.get(accepted)
  if (known) return known
  const understood = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS])
  const best = ENCODINGS.find((encoding) => understood.includes(encoding)) ?? 'identity'
  understoodBy.set(accepted, best)
  return best
}

/** Whether this kind of body compresses: text does, pictures and fonts are compressed already. */
export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= SMALLEST_COMPRESSED_BYTES &&
  /^(text\/|application\/(javascript|json|xml|.+\+(json|xml))|image\/svg)/.test(contentType)

/** Encodes a body. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body)
  if (encoding === 'identity') return body
  return brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}

/** Decodes an encoded body. */
export async function decoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gunzip(body)
  return encoding === 'br' ? unbrotli(body) : body
}
