import type http from 'node:http'
import { LRUCache } from 'lru-cache'
import { SOCKET_IP_HEADER } from '../limits/network'
import { REQUEST_ID_HEADER } from '../log/request-id'
import { isPage, isPublic, lifeOf } from './answer-life'
import { type CacheableRoutes, oneRenderingPath, sharedHeaders, sharedPath } from './cacheable-routes'
import { captured, type Written } from './rendering/captured-response'
import { RenderQueue } from './rendering/render-queue'
import { Renderings } from './rendering/renderings'
import { StoredResponse } from './stored-response'
import { requestedData, withWaitingScripts } from './waiting-scripts'

/**
 * Next marks a filtered list as private. One that is the same for everyone may be cached for a second by a proxy before
 * the site, as the shipped nginx does, and by a browser for going back from a card.
 */
const LIST_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/** Packing waits, in milliseconds, until the pages that an edit has cleared are rendered for those who want them. */
const PACK_AFTER_MILLISECONDS = 500

/** Request headers that the server needs to know its own URL; they do not show in pages. */
const KEPT_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', SOCKET_IP_HEADER]

const DATA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** Result of a shared rendering: the cached response, `own` if it may not be shared, or `aborted`. */
type Outcome = StoredResponse | 'own' | 'aborted'

/** A rendering shared by concurrent requests; one that has not begun will read the next edit. */
interface SharedRendering {
  outcome: Promise<Outcome>
  visitors: number
  hasBegun: boolean
}

/**
 * In-memory cache of whole responses: public pages, lists and build files. Serving from it skips Next, whose own page
 * cache costs a hundred times as much per response.
 *
 * - One rendering per key at a time; concurrent requests wait for it. Renderings are queued (render-queue.ts).
 * - Renders without the cookies and headers of the first request, so that no personal data reaches others.
 * - Every cleared tag empties it (except build files), and renderings in flight at that moment are neither cached nor
 *   given to later requests: they may have read the old rows.
 * - Responses that Next does not mark as public (`s-maxage`, `immutable`) are not cached, except the lists named by the
 *   routes, and pages that are the same for every request without cookies, which are cached only here. Nor are
 *   responses that set a cookie, any status other than 200, and pages that Next itself knows to be stale.
 * - It is bounded in bytes; entries expire after a minute, and at midnight in India, when vacancies close. While the
 *   database is down nothing expires: a stale response is better than none, and no newer one can exist.
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, StoredResponse>
  readonly #routes: CacheableRoutes
  readonly #rendering = new Map<string, SharedRendering>()
  readonly #queue = new RenderQueue()
  readonly #inFlight = new Renderings()
  #generation = 0

  /** Whether the database is down, so that nothing can be rendered again. */
  isDatabaseDown = false

  readonly #note: (from: 'hit' | 'render') => void
  readonly #scriptsWait: boolean

  /**
   * @param bytes memory limit of all responses together
   * @param scriptsWait whether the scripts of pages load only when a visitor does more than read
   * @param note called for each response: served from the cache, or rendered for it
   */
  constructor(
    bytes: number,
    routes: CacheableRoutes,
    scriptsWait = false,
    note: (from: 'hit' | 'render') => void = () => undefined,
  ) {
    this.#routes = routes
    this.#note = note
    this.#scriptsWait = scriptsWait
    this.#stored = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (stored) => stored.bytes,
      perf: { now: () => Date.now() },
      // Otherwise the clock is read only after a timer, and entries outlive their TTL on a busy server.
      ttlResolution: 0,
    })
  }

  /** Drops all pages and lists; build files never change under their URL. */
  clear(): void {
    this.#generation += 1
    for (const [pagePath, { hasBegun }] of this.#rendering) if (hasBegun) this.#rendering.delete(pagePath)
    this.#inFlight.invalidate()
    this.#queue.release()
    for (const key of this.#stored.keys())
      if (this.#stored.getRemainingTTL(key) !== Number.POSITIVE_INFINITY) this.#stored.delete(key)
  }

  /** Pauses renderings while an edit is being saved: they would not show it. */
  hold(): void {
    this.#queue.hold()
  }

  /** Number of cached responses, and their memory in bytes. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#stored.size, bytes: this.#stored.calculatedSize }
  }

  /**
   * Responds from the cache, or lets `render` respond.
   * @returns a promise only if there is something to wait for: most responses are sent before this returns
   */
  answer(request: http.IncomingMessage, response: http.ServerResponse, render: Answer): Promise<void> | undefined {
    const data = this.#scriptsWait ? requestedData(request.url ?? '') : null
    if (data) return this.#answerData(data, request, response, render)
    const pagePath = sharedPath(request, this.#routes)
    if (pagePath === null) return this.#renderOwn(request, response, render)
    const stored = this.#kept(pagePath)
    return stored ? this.#sendKept(stored, request, response) : this.#answerAnew(pagePath, request, response, render)
  }

  #kept(pagePath: string): StoredResponse | undefined {
    return this.#stored.get(pagePath, { allowStale: this.isDatabaseDown, noDeleteOnStaleGet: this.isDatabaseDown })
  }

  #sendKept(kept: StoredResponse, request: http.IncomingMessage, response: http.ServerResponse) {
    this.#note('hit')
    // Marks the data as used together with their page, so that the LRU keeps both.
    if (kept.digest) this.#stored.get(kept.digest)
    return kept.send(request, response)
  }

  /**
   * Sends the data of a page. If another process rendered the page, renders it here, once: the data are the same unless
   * the page has changed.
   */
  async #answerData(
    { digest, of }: { digest: string; of: string },
    request: http.IncomingMessage,
    response: http.ServerResponse,
    render: Answer,
  ): Promise<void> {
    const { method, headers } = request
    const pagePath = sharedPath({ method, headers, url: of }, this.#routes)
    const now = pagePath === null ? undefined : this.#kept(pagePath)
    if (pagePath !== null && !this.#stored.has(digest) && (now?.digest ?? digest) === digest) {
      const path = oneRenderingPath({ method, url: pagePath }, this.#routes)
      if (path !== null) await this.#inFlight.afterStale(path)
      await (this.#rendering.get(pagePath)?.outcome ?? this.#rendered(pagePath, request, response, render))
      for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name)
    }
    const data = this.#stored.get(digest)
    if (response.destroyed) return
    if (!data) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
    await data.send(request, response)
  }

  /** Renders what is not cached, once for concurrent requests. */
  async #answerAnew(
    pagePath: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
    render: Answer,
  ): Promise<void> {
    let hasWaited = false
    for (;;) {
      const stored = this.#kept(pagePath)
      if (stored) return this.#sendKept(stored, request, response)
      const rendering = this.#rendering.get(pagePath)
      const path = oneRenderingPath(request, this.#routes)
      const afterStale = rendering || path === null ? undefined : this.#inFlight.afterStale(path)
      if (afterStale && !hasWaited) {
        await afterStale
        if (response.destroyed) return
        hasWaited = true
        continue
      }
      if (!rendering) return this.#renderFor(pagePath, request, response, render)
      rendering.visitors += 1
      const outcome = await rendering.outcome
      if (response.destroyed) return
      if (outcome === 'own') return this.#renderOwn(request, response, render)
      if (outcome === 'aborted') continue
      return this.#sendKept(outcome, request, response)
    }
  }

  /** Renders for this request only: a personal page, or a page in another form than the whole one. */
  async #renderOwn(request: http.IncomingMessage, response: http.ServerResponse, render: Answer): Promise<void> {
    const path = oneRenderingPath(request, this.#routes)
    if (path === null) return render(request, response)
    const afterStale = this.#inFlight.afterStale(path)
    if (afterStale) await afterStale
    if (response.destroyed) return
    const end = this.#inFlight.begin(path)
    // Ended when written, however slowly the client reads it, or when the client disconnects.
    response.once('prefinish', end).once('close', end)
    render(request, response)
  }

  /** Renders for all concurrent requests, and responds to this one. */
  async #renderFor(
    pagePath: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
    render: Answer,
  ): Promise<void> {
    const stored = await this.#rendered(pagePath, request, response, render)
    if (!stored) return
    await stored.send(request, response)
    setTimeout(() => this.#pack(stored).catch(() => this.#stored.delete(pagePath)), PACK_AFTER_MILLISECONDS).unref()
  }

  /** Packs a response and its data, if they are still cached. */
  async #pack(stored: StoredResponse): Promise<void> {
    if (this.#stored.peek(stored.pagePath) === stored) await stored.pack()
    if (stored.digest) await this.#stored.peek(stored.digest)?.pack()
  }

  /**
   * Renders for all concurrent requests, and caches the response if allowed.
   * @returns null when the client disconnected before the end
   */
  async #rendered(
    pagePath: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
    render: Answer,
  ): Promise<StoredResponse | null> {
    let resolve: (outcome: Outcome) => void = () => undefined
    const outcome = new Promise<Outcome>((settle) => {
      resolve = settle
    })
    const rendering: SharedRendering = { outcome, visitors: 1, hasBegun: false }
    this.#rendering.set(pagePath, rendering)
    const path = oneRenderingPath({ method: request.method, url: pagePath }, this.#routes)
    // Lists mostly wait for the database, and files for nothing.
    const endTurn = pagePath.startsWith('/_next/')
      ? undefined
      : await (path === null ? this.#queue.untilReleased() : this.#queue.begin(rendering))
    // A request that bypasses the cache may be rendering the page since before an edit, and Next would share that
    // result.
    if (path !== null) await this.#inFlight.afterStale(path)
    rendering.hasBegun = true
    const generation = this.#generation
    const answer = response.destroyed ? null : await this.#written(pagePath, path, request, response, render)
    endTurn?.()
    if (this.#rendering.get(pagePath) === rendering) this.#rendering.delete(pagePath)
    if (!answer) {
      resolve('aborted')
      return null
    }
    const life = lifeOf(answer, pathOf(pagePath), this.#routes)
    if (life > 0 && !isPublic(answer) && Object.hasOwn(this.#routes.lists, pathOf(pagePath)))
      answer.headers['cache-control'] = LIST_CONTROL
    const digest = life > 0 && this.#scriptsWait && isPage(answer) ? this.#takeData(pagePath, answer) : undefined
    const stored = new StoredResponse(pagePath, answer, this.#weigh, digest)
    if (life > 0 && generation === this.#generation) this.#keep(stored, life)
    resolve(life > 0 ? stored : 'own')
    return stored
  }

  /** Renders a page for everyone; null when the client disconnected before the end. */
  async #written(
    pagePath: string,
    path: string | null,
    request: http.IncomingMessage,
    response: http.ServerResponse,
    render: Answer,
  ): Promise<Written | null> {
    this.#note('render')
    const asked = { url: request.url, headers: request.headers }
    request.url = pagePath
    request.headers = sharedHeaders(asked.headers, KEPT_HEADERS)
    const written = captured(response)
    const end = path === null ? undefined : this.#inFlight.begin(path)
    render(request, response)
    const answer = await written
    end?.()
    Object.assign(request, asked)
    return answer
  }

  /**
   * Caches the data of a page apart from it while there is room: an open page requests them even after an edit.
   * @returns their digest, which is their key
   */
  #takeData(pagePath: string, answer: Written): string {
    const { html, data, digest } = withWaitingScripts(answer.body, pagePath)
    answer.body = html
    if (!this.#stored.has(digest)) {
      const written = { status: 200, headers: DATA_HEADERS, body: data }
      this.#keep(new StoredResponse(digest, written, this.#weigh), Number.POSITIVE_INFINITY)
    }
    return digest
  }

  #keep(stored: StoredResponse, life: number): void {
    this.#stored.set(stored.pagePath, stored, Number.isFinite(life) ? { ttl: life } : {})
  }

  /** Updates the LRU's size of a response after it has grown. */
  readonly #weigh = (stored: StoredResponse): void => {
    if (this.#stored.peek(stored.pagePath) !== stored) return
    const left = this.#stored.getRemainingTTL(stored.pagePath)
    this.#stored.delete(stored.pagePath)
    if (left > 0) this.#keep(stored, left)
  }
}

const pathOf = (pagePath: string): string => pagePath.split('?', 1)[0] ?? ''
