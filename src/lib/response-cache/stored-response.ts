import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../log/request-id'
import { decoded, type Encoding, encoded, encodingFor, isCompressible } from './encodings'

/** What is told anew with every answer, or belongs to one way of sending it. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  REQUEST_ID_HEADER,
]

/** What this much of an answer besides its body is taken to weigh: headers, key, objects. In bytes. */
export const OVERHEAD_BYTES = 2048

/**
 * A whole answer, kept to be sent again: its status, its headers, its body in every encoding that was asked for. Nobody
 * asks for most pages as they are, so that the body itself goes as soon as a smaller one can stand for it.
 */
export class StoredResponse {
  readonly #headers: OutgoingHttpHeaders
  readonly #bodies = new Map<Encoding, Promise<Buffer>>()
  readonly #isCompressible: boolean
  readonly #tag: string
  readonly #whenGrown: () => void
  #bytes: number

  /**
   * @param headers as they were set, with lower-case names
   * @param body not encoded
   * @param whenGrown told when `bytes` has changed
   */
  constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    whenGrown: () => void = () => undefined,
  ) {
    this.#headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)))
    this.#isCompressible = isCompressible(String(headers['content-type'] ?? ''), body.length)
    this.#tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    this.#bodies.set('identity', Promise.resolve(body))
    this.#bytes = OVERHEAD_BYTES + body.length
    this.#whenGrown = whenGrown
    if (this.#isCompressible) this.#headers.vary = withAcceptEncoding(headers.vary)
  }

  /** How much memory it takes, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** Sends it, or 304 to who holds it already. The answer must be untouched. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { ...this.#headers, etag: this.#tag }
    if (this.status === 200 && names(request.headers['if-none-match'], this.#tag)) {
      response.writeHead(304, headers).end()
      return
    }
    const encoding = this.#isCompressible ? encodingFor(request) : 'identity'
    const body = await this.#bodyIn(encoding)
    response.writeHead(this.status, {
      ...headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    response.end(body)
  }

  /**
   * Keeps it in its smallest form alone. Most lists are asked for once: kept as they are, they would take ten times the
   * memory, and leave as much behind when they go.
   */
  async pack(): Promise<void> {
    if (this.#isCompressible && this.#bodies.size === 1) await this.#bodyIn('br')
  }

  #bodyIn(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const made = this.#make(encoding)
    this.#bodies.set(encoding, made)
    return made
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const [[from, source] = []] = this.#bodies
    if (!from || !source) throw new Error('A stored answer has lost its body')
    const body = await decoded(await source, from)
    const made = await encoded(body, encoding)
    this.#bytes += made.length
    if (from === 'identity' && this.#bodies.delete(from)) this.#bytes -= body.length
    this.#whenGrown()
    return made
  }
}

/** Whether a list of entity tags (RFC 9110, 13.1.2) names one; `*` names every one. */
const names = (list: string | undefined, tag: string): boolean =>
  (list?.split(',') ?? []).some((entry) => ['*', tag, tag.slice(2)].includes(entry.trim()))

const withAcceptEncoding = (vary: OutgoingHttpHeaders[string]): string =>
  [...new Set([...String(vary ?? '').split(/\s*,\s*/), 'Accept-Encoding'])].filter(Boolean).join(', ')
