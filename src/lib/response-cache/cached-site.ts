import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CacheableRoutes } from './cacheable-routes'
import { ResponseCache } from './response-cache'

const MEGABYTE = 1024 * 1024
export const PUBLIC = 's-maxage=3600, stale-while-revalidate=31532400'
export const LONG = 'long text '.repeat(500)

type App = (request: http.IncomingMessage, response: http.ServerResponse) => void

function listQuery(query: string): string | null {
  const asked = new URLSearchParams(query)
  return asked.has('q') ? null : asked.has('state') ? `state=${asked.get('state')}` : ''
}

/** A local server behind the cache, for tests. */
export class CachedSite {
  /** The renderer. */
  app: App = (request, response) => this.page(request, response)
  /** Rendered URLs, in order. */
  asked: string[] = []
  /** Requests received and finished. */
  count = { come: 0, over: 0 }
  readonly cache: ResponseCache
  readonly #server: http.Server

  private constructor(bytes: number, scriptsWait: boolean) {
    const routes: CacheableRoutes = {
      isShared: (path) => path.startsWith('/page') || path.startsWith('/static'),
      lists: { '/list': listQuery },
      forStrangers: { '/entrance': (query) => (query ? null : '') },
    }
    this.cache = new ResponseCache(bytes, routes, scriptsWait)
    this.#server = http.createServer((request, response) => {
      this.count.come += 1
      response.once('close', () => {
        this.count.over += 1
      })
      void this.cache.answer(request, response, (...both) => {
        this.asked.push(both[0].url ?? '')
        this.app(...both)
      })
    })
  }

  /** @param bytes memory limit of the cache */
  static async start(bytes = MEGABYTE, scriptsWait = false): Promise<CachedSite> {
    const site = new CachedSite(bytes, scriptsWait)
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve))
    return site
  }

  end(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** A page that shows its requester's cookies and the number of renders. */
  page(request: http.IncomingMessage, response: http.ServerResponse): void {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', PUBLIC)
    response.write(`${LONG} ${request.url} ${request.headers.cookie ?? 'nobody'} `)
    response.end(`rendered ${this.asked.length}`)
  }

  get pagePath(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return fetch(this.pagePath + path, { headers, method, redirect: 'manual' })
  }

  async text(path: string, headers: Record<string, string> = {}): Promise<string> {
    return (await this.get(path, headers)).text()
  }

  /** The raw body: fetch removes content encodings. */
  raw(path: string, headers: Record<string, string>) {
    return new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      http
        .get(this.pagePath + path, { headers }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }))
        })
        .on('error', reject)
    })
  }
}
