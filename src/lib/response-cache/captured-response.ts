import http from 'node:http'

/** What was written into a captured answer. */
export interface Written {
  status: number
  headers: http.OutgoingHttpHeaders
  body: Buffer
}

/**
 * Has everything that is written into an answer collected instead of sent, until it has been ended.
 * @returns what was written; null when the visitor went away before the end
 */
export function captured(response: http.ServerResponse): Promise<Written | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const keep = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'))
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    }
    const tell = (callback: unknown) => {
      if (typeof callback === 'function') process.nextTick(() => callback())
    }
    const gone = () => resolve(null)
    response.once('close', gone)
    Object.assign(response, {
      flushHeaders: () => undefined,
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status
        const headers = rest.find((part) => typeof part === 'object' && part !== null)
        for (const [name, value] of headerPairs(headers)) response.setHeader(name, value)
        return response
      },
      write(chunk: unknown, ...rest: unknown[]) {
        keep(chunk, rest[0])
        tell(rest.at(-1))
        return true
      },
      end(...parts: unknown[]) {
        keep(parts[0], parts[1])
        const callback = parts.at(-1)
        if (typeof callback === 'function') response.once('finish', () => callback())
        response.off('close', gone)
        release(response)
        const body = Buffer.concat(chunks)
        chunks.length = 0
        resolve({ status: response.statusCode, headers: response.getHeaders(), body })
        return response
      },
    })
  })
}

const METHODS = ['flushHeaders', 'writeHead', 'write', 'end'] as const

/**
 * Gives an answer its own methods back. Whoever wrapped them in between (Next's compression) is passed over: what it
 * had to do was done while the answer was captured. What it added goes with it: Next's streams hold on to the answer for
 * some time, and by these methods to the whole page that was captured.
 */
function release(response: http.ServerResponse): void {
  for (const method of METHODS) Object.assign(response, { [method]: http.ServerResponse.prototype[method] })
  Reflect.deleteProperty(response, 'flush')
}

/** The headers handed to `writeHead`, which takes an object, a list of pairs or a flat list. */
function headerPairs(headers: unknown): [string, string | string[]][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {})
  if (Array.isArray(headers[0])) return headers
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
}

const isEncoding = (value: unknown): value is BufferEncoding => typeof value === 'string' && Buffer.isEncoding(value)
