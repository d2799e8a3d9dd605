import http from 'node:http'
import net from 'node:net'

const KEPT_BYTES = 4 * 1024 * 1024
const PATIENCE_MILLISECONDS = 20_000

/** Sends requests over kept connections; a hostile one is as welcome as any. */
export class Client {
  #agent = new http.Agent({ keepAlive: true, maxSockets: 12 })
  constructor(siteUrl) {
    this.site = new URL(siteUrl)
  }

  /**
   * Asks exactly as told.
   * @param request `{ method, path, headers, body }` with a text, bytes or a generator of them (sent without a length),
   *   or `{ raw }`: what is written to the connection as it stands
   * @returns `{ status, headers, text, milliseconds }`, or with `failure` instead of a status when no answer came
   */
  async send(request) {
    const started = Date.now()
    const answer = await (request.raw === undefined ? this.#ask(request) : this.#write(request.raw))
    return { ...answer, milliseconds: Date.now() - started }
  }

  close() {
    this.#agent.destroy()
  }

  #ask({ method, path, headers = {}, body }) {
    return new Promise((resolve) => {
      const options = {
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.site.port,
        method,
        path,
        headers: { host: this.site.host, ...framing(body), ...headers },
      }
      let request
      const timer = setTimeout(() => {
        request?.destroy()
        resolve({ failure: 'no answer' })
      }, PATIENCE_MILLISECONDS)
      const end = (answer) => {
        clearTimeout(timer)
        // Whoever has been answered need not send the rest.
        if (request && !request.writableFinished) request.destroy()
        resolve(answer)
      }
      try {
        request = http.request(options, (response) => read(response, end))
      } catch (error) {
        // Node's own client will not send it: no browser and no attacker with it would.
        return end({ failure: `unsendable ${error.code}` })
      }
      request.on('error', (error) => {
        // The server ended an idle connection just as it was used again, which every client takes for no answer at all.
        const isIdle = request.reusedSocket && error.code === 'ECONNRESET' && !isStream(body)
        if (!isIdle) return end({ failure: error.code ?? error.message })
        clearTimeout(timer)
        this.#ask({ method, path, headers, body }).then(resolve)
      })
      send(request, body)
    })
  }

  #write(raw) {
    return new Promise((resolve) => {
      const socket = net.connect({ host: '127.0.0.1', port: Number(this.site.port) })
      const parts = []
      const end = () => {
        clearTimeout(timer)
        socket.destroy()
        resolve(parsed(Buffer.concat(parts)))
      }
      // A server may wait for the rest of what is no request: silence and a closed connection are answers here.
      const timer = setTimeout(end, 3000)
      socket.on('data', (part) => parts.push(part))
      socket.on('error', end).on('close', end)
      socket.end(raw)
    })
  }
}

/** How a body says where it ends; Node adds that by itself only to methods that usually bring one. */
function framing(body) {
  if (body === undefined) return {}
  return isStream(body) ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body) }
}

const isStream = (body) => typeof body === 'object' && !Buffer.isBuffer(body)

function send(request, body) {
  if (!isStream(body)) return request.end(body)
  const next = () => {
    const { done, value } = body.next()
    if (done || request.destroyed) return request.end()
    request.write(value, () => setImmediate(next))
  }
  next()
}

function read(response, end) {
  const parts = []
  let bytes = 0
  response.on('data', (part) => {
    bytes += part.length
    if (bytes <= KEPT_BYTES) parts.push(part)
  })
  const done = () =>
    end({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString('utf8') })
  response.on('end', done).on('error', done)
}

/** The first answer on a connection; status 0 when it was closed without one. */
function parsed(bytes) {
  const text = bytes.toString('utf8')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0)
  const headers = {}
  for (const line of head.split('\r\n').slice(1)) {
    const at = line.indexOf(':')
    if (at > 0) headers[line.slice(0, at).toLowerCase()] = line.slice(at + 1).trim()
  }
  return { status, headers, text: rest.join('\r\n\r\n') }
}
