import type http from 'node:http'

/** What was written to a captured response. */
export interface Written {
  status: number
  headers: http.OutgoingHttpHeaders
  body: Buffer
}

/**
 * Buffers everything written to a response instead of sending it, until it ends.
 * @returns what was written; null when the client disconnected before the end
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
    const { flushHeaders, writeHead, write, end } = response
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
        release(response, { flushHeaders, writeHead, write, end })
        const body = Buffer.concat(chunks)
        chunks.length = 0
        resolve({ status: response.statusCode, headers: response.getHeaders(), body })
        return response
      },
    })
  })
}

/**
 * Restores a response's methods, bypassing wrappers added meanwhile (Next's compression): their work was done during the
 * capture. Also drops what Next added: its streams hold on to the response for some time, and through these methods to
 * the whole captured page.
 */
function release(response: http.ServerResponse, methods: Partial<http.ServerResponse>): void {
  Object.assign(response, methods)
  Reflect.deleteProperty(response, 'flush')
}

/** Normalizes the headers of `writeHead`, which takes an object, a list of pairs or a flat list. */
export function headerPairs(headers: unknown): [string, string | string[]][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {})
  if (Array.isArray(headers[0])) return headers
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
}

const isEncoding = (value: unknown): value is BufferEncoding => typeof value === 'string' && Buffer.isEncoding(value)
