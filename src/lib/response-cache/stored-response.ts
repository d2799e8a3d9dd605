import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../log/request-id'
import { decoded, type Encoding, encoded, encodingFor, isCompressible } from './encodings'
import type { Written } from './rendering/captured-response'

/** Headers that are set again on every response or depend on its encoding. */
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

/** Estimated memory of a response besides its body (headers, key, objects), in bytes. */
export const OVERHEAD_BYTES = 2048

/** An encoded body and its headers: names and values alternating, which Node writes unchanged. */
interface Form {
  head: string[]
  body: Buffer
}

/**
 * A cached response: status, headers, and the body in every encoding requested so far. Hardly any client requests pages
 * unencoded, so the plain body is dropped as soon as an encoded one exists.
 */
export class StoredResponse {
  readonly #head: string[]
  readonly #forms = new Map<Encoding, Form>()
  readonly #making = new Map<Encoding, Promise<Form>>()
  readonly #isCompressible: boolean
  readonly #tag: string
  readonly #whenGrown: (stored: StoredResponse) => void
  readonly #status: number
  #bytes: number

  /**
   * @param pagePath its key
   * @param written headers with lower-case names, body unencoded
   * @param whenGrown called when `bytes` has changed: one function for all responses, because it lives as long as they
   * do and keeps its whole closure alive
   * @param digest of the data that belong to a page
   */
  constructor(
    readonly pagePath: string,
    { status, headers, body }: Written,
    whenGrown: (stored: StoredResponse) => void,
    readonly digest?: string,
  ) {
    this.#status = status
    this.#isCompressible = isCompressible(String(headers['content-type'] ?? ''), body.length)
    this.#tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))
    const vary = this.#isCompressible ? { vary: withAcceptEncoding(headers.vary) } : {}
    this.#head = flat({ ...Object.fromEntries(kept), ...vary, etag: this.#tag })
    this.#forms.set('identity', this.#form('identity', body))
    this.#bytes = OVERHEAD_BYTES + body.length
    this.#whenGrown = whenGrown
  }

  /** Memory in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * Sends the response, or 304 if the client has it. `response` must be untouched.
   * @returns a promise only if the body must be encoded first
   */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    if (this.#status === 200 && names(request.headers['if-none-match'], this.#tag)) {
      response.writeHead(304, this.#head).end()
      return
    }
    const encoding = this.#isCompressible ? encodingFor(request.headers['accept-encoding']) : 'identity'
    const form = this.#forms.get(encoding)
    if (form) return this.#write(response, form)
    return this.#formIn(encoding).then((made) => this.#write(response, made))
  }

  /**
   * Keeps only the smallest encoding. Most lists are requested once: unencoded they would take ten times the memory,
   * and leave as much garbage.
   */
  async pack(): Promise<void> {
    if (this.#isCompressible && this.#forms.has('identity') && this.#making.size === 0) await this.#formIn('br')
  }

  #write(response: ServerResponse, { head, body }: Form): undefined {
    response.writeHead(this.#status, head).end(body)
  }

  #form(encoding: Encoding, body: Buffer): Form {
    const own = { ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': body.length }
    return { head: [...this.#head, ...flat(own)], body }
  }

  /** The body in an encoding, encoded once for concurrent requests. */
  async #formIn(encoding: Encoding): Promise<Form> {
    const known = this.#forms.get(encoding) ?? this.#making.get(encoding)
    if (known) return known
    const making = this.#make(encoding)
    this.#making.set(encoding, making)
    return making.finally(() => this.#making.delete(encoding))
  }

  async #make(encoding: Encoding): Promise<Form> {
    const [[from, source] = []] = this.#forms
    if (!from || !source) throw new Error('A stored answer has lost its body')
    const body = await decoded(source.body, from)
    const made = this.#form(encoding, await encoded(body, encoding))
    this.#forms.set(encoding, made)
    this.#bytes += made.body.length
    if (from === 'identity' && this.#forms.delete(from)) this.#bytes -= body.length
    this.#whenGrown(this)
    return made
  }
}

/** Headers as alternating names and values; a repeated header has its name before each value. */
const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))

/** Whether a list of entity tags (RFC 9110, 13.1.2) contains one; `*` matches any. */
const names = (list: string | undefined, tag: string): boolean =>
  (list?.split(',') ?? []).some((entry) => ['*', tag, tag.slice(2)].includes(entry.trim()))

const withAcceptEncoding = (vary: OutgoingHttpHeaders[string]): string =>
  [...new Set([...String(vary ?? '').split(/\s*,\s*/), 'Accept-Encoding'])].filter(Boolean).join(', ')
