import type http from 'node:http'
import { LRUCache } from 'lru-cache'
import { SOCKET_ADDRESS_HEADER } from '../limits/network'
import { REQUEST_ID_HEADER } from '../log/request-id'
import { isPage, isPublic, lifeOf } from './answer-life'
import { type CacheableRoutes, oneRenderingPath, sharedHeaders, sharedPath } from './cacheable-routes'
import { captured, type Written } from './captured-response'
import { Renderings } from './renderings'
import { StoredResponse } from './stored-response'
import { Turns } from './turns'
import { askedData, withWaitingScripts } from './waiting-scripts'

/**
 * Next takes a list with filters for somebody's own. One that is the same for everybody may be kept by what stands
 * before the site for a second, which the shipped nginx does, and by a browser for the way back from a card.
 */
const LIST_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/** What the server itself needs of a request to know where it is; it does not show in pages. */
const KEPT_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', SOCKET_ADDRESS_HEADER]

const DATA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** Rendered for several who asked at once: whether it was kept, or the rendering went for nothing. */
type Outcome = StoredResponse | 'own' | 'aborted'

/** A rendering that all wait for who ask for the same; one that has not begun reads what the next edit writes. */
interface SharedRendering {
  outcome: Promise<Outcome>
  visitors: number
  hasBegun: boolean
}

/**
 * Whole answers of public pages, lists and files of the build, kept in this process and given again without asking
 * Next, whose own page cache costs a hundred times as much per answer.
 *
 * - One rendering per address at a time; who asks meanwhile waits for it. They begin in turn (turns.ts).
 * - It is rendered without the cookies and headers of who asked first, so that nothing of one person reaches another.
 * - Every cleared tag empties it (files of the build aside), and what was being rendered at that moment is not kept and
 *   given to nobody who asks afterwards: it may have read the old rows.
 * - What Next does not call public (`s-maxage`, `immutable`) is not kept, lists that were named aside, and pages that are
 *   the same for all who bring no cookie, which are kept here and nowhere else; nor what sets a cookie, nor any other status than 200, nor a page that Next itself knows to be old.
 * - It is bounded in bytes; nothing lives longer than a minute, nor past midnight in India, when vacancies close. While
 *   the database is gone nothing ends: an old answer is better than none, and nobody can have made a newer one.
 */
export class ResponseCache {
  readonly #stored: LRUCache<string, StoredResponse>
  readonly #routes: CacheableRoutes
  readonly #rendering = new Map<string, SharedRendering>()
  readonly #turns = new Turns()
  readonly #underWay = new Renderings()
  #generation = 0

  /** Whether the database is gone, so that nothing can be rendered anew. */
  isDatabaseAway = false

  readonly #note: (from: 'hit' | 'render') => void
  readonly #scriptsWait: boolean

  /**
   * @param bytes how much memory the answers may take together
   * @param scriptsWait whether the scripts of pages are loaded only when somebody wants more than to read
   * @param note told of each answer whether it was kept or has been rendered to be kept
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
      // Otherwise the time is read again only after a timer, and an answer outlives its time on a busy server.
      ttlResolution: 0,
    })
  }

  /** Forgets all pages and lists; files of the build never change under their address. */
  clear(): void {
    this.#generation += 1
    for (const [pagePath, { hasBegun }] of this.#rendering) if (hasBegun) this.#rendering.delete(pagePath)
    this.#underWay.cross()
    this.#turns.release()
    for (const key of this.#stored.keys())
      if (this.#stored.getRemainingTTL(key) !== Number.POSITIVE_INFINITY) this.#stored.delete(key)
  }

  /** Has pages wait for an edit that is being written, which they would not show. */
  hold(): void {
    this.#turns.hold()
  }

  /** How many answers are kept, and how much memory they take in bytes. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#stored.size, bytes: this.#stored.calculatedSize }
  }

  /**
   * Answers from what is kept, or has `render` answer.
   * @returns a promise only where there is something to wait for: most answers are sent before this returns
   */
  answer(request: http.IncomingMessage, response: http.ServerResponse, render: Answer): Promise<void> | undefined {
    const data = this.#scriptsWait ? askedData(request.url ?? '') : null
    if (data) return this.#answerData(data, request, response, render)
    const pagePath = sharedPath(request, this.#routes)
    if (pagePath === null) return this.#renderOwn(request, response, render)
    const stored = this.#kept(pagePath)
    return stored ? this.#sendKept(stored, request, response) : this.#answerAnew(pagePath, request, response, render)
  }

  #kept(pagePath: string): StoredResponse | undefined {
    return this.#stored.get(pagePath, { allowStale: this.isDatabaseAway, noDeleteOnStaleGet: this.isDatabaseAway })
  }

  #sendKept(kept: StoredResponse, request: http.IncomingMessage, response: http.ServerResponse) {
    this.#note('hit')
    // Used with their page, so that they stay as long.
    if (kept.digest) this.#stored.get(kept.digest)
    return kept.send(request, response)
  }

  /**
   * Sends the data of a page, which another process may have rendered: then it is rendered here, once, and has the same
   * data unless it has changed.
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
      if (path !== null) await this.#underWay.untilNew(path)
      await (this.#rendering.get(pagePath)?.outcome ?? this.#rendered(pagePath, request, response, render))
      for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name)
    }
    const data = this.#stored.get(digest)
    if (response.destroyed) return
    if (!data) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
    await data.send(request, response)
  }

  /** Answers what is not kept, together with all who ask for it meanwhile. */
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
      const untilNew = rendering || path === null ? undefined : this.#underWay.untilNew(path)
      if (untilNew && !hasWaited) {
        await untilNew
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

  /** Renders for this one alone: what is nobody else's, or a page in another form than the whole one. */
  async #renderOwn(request: http.IncomingMessage, response: http.ServerResponse, render: Answer): Promise<void> {
    const path = oneRenderingPath(request, this.#routes)
    if (path === null) return render(request, response)
    const untilNew = this.#underWay.untilNew(path)
    if (untilNew) await untilNew
    if (response.destroyed) return
    const end = this.#underWay.begin(path)
    // Rendered when it is written, however slowly it is read; or given up with its visitor.
    response.once('prefinish', end).once('close', end)
    render(request, response)
  }

  /** Renders for all who ask, and answers this one. */
  async #renderFor(
    pagePath: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
    render: Answer,
  ): Promise<void> {
    const stored = await this.#rendered(pagePath, request, response, render)
    if (!stored) return
    await stored.send(request, response)
    if (this.#stored.peek(pagePath) === stored) await stored.pack()
    if (stored.digest) await this.#stored.peek(stored.digest)?.pack()
  }

  /**
   * Renders for all who ask, and keeps the answer when it may be kept.
   * @returns null when the visitor went away before the end
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
    // Lists wait for the database for the most part, and files for nothing.
    const endTurn = pagePath.startsWith('/_next/')
      ? undefined
      : await (path === null ? this.#turns.untilReleased() : this.#turns.begin(rendering))
    // What passes the cache by may be rendering the page since before an edit, and Next would give the same.
    if (path !== null) await this.#underWay.untilNew(path)
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

  /** What is written when a page is rendered for everybody; null when the visitor went away before the end. */
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
    const end = path === null ? undefined : this.#underWay.begin(path)
    render(request, response)
    const answer = await written
    end?.()
    Object.assign(request, asked)
    return answer
  }

  /**
   * Keeps the data of a page apart from it, for as long as there is room: a page that is open asks for them after an edit
   * too.
   * @returns by which they are asked for
   */
  #takeData(pagePath: string, answer: Written): string {
    const { html, data, digest } = withWaitingScripts(String(answer.body), pagePath)
    answer.body = Buffer.from(html)
    if (!this.#stored.has(digest)) {
      const written = { status: 200, headers: DATA_HEADERS, body: Buffer.from(data) }
      this.#keep(new StoredResponse(digest, written, this.#weigh), Number.POSITIVE_INFINITY)
    }
    return digest
  }

  #keep(stored: StoredResponse, life: number): void {
    this.#stored.set(stored.pagePath, stored, Number.isFinite(life) ? { ttl: life } : {})
  }

  /** Counts the memory of an answer anew after it has grown. */
  readonly #weigh = (stored: StoredResponse): void => {
    if (this.#stored.peek(stored.pagePath) !== stored) return
    const left = this.#stored.getRemainingTTL(stored.pagePath)
    this.#stored.delete(stored.pagePath)
    if (left > 0) this.#keep(stored, left)
  }
}

const pathOf = (pagePath: string): string => pagePath.split('?', 1)[0] ?? ''
