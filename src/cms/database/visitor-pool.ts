import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { isWithoutConnection } from '../foreign-errors'

/** Connections that visitors' REST reads may hold at once. */
const MAX_CONNECTIONS = 6
/** Statement timeout for them. Indexed page queries need a hundredth of it. */
const STATEMENT_MILLISECONDS = 1500
/** Wait for a connection; with the statement timeout, responses still come within five seconds. */
const WAIT_MILLISECONDS = 2000

interface Lane {
  isVisitor: boolean
}

// The build loads this module more than once, while Payload and its pool are shared by the process.
const KEY = Symbol.for('vaidyapath.visitor-lane')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Lane> }
shared[KEY] ??= new AsyncLocalStorage<Lane>()
const lanes = shared[KEY]

/** Runs work in which `routeToVisitorPool` may be called once the user is known. */
export const withVisitorPool = <T>(work: () => Promise<T>): Promise<T> => lanes.run({ isVisitor: false }, work)

/**
 * Turns the visitor pool and its timeout on or off for the rest of the request: a person counts as a visitor until
 * their own record has been read.
 */
export function routeToVisitorPool(isVisitor: boolean): void {
  const lane = lanes.getStore()
  if (lane) lane.isVisitor = isVisitor
}

const isInVisitorLane = () => lanes.getStore()?.isVisitor === true

/** Whether a visitor's read was aborted because it took too long, or the visitor pool was full. */
export function isTooCostly(error: unknown): boolean {
  if (!isInVisitorLane()) return false
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '57014') return true
    if (isWithoutConnection(cause)) return true
  }
  return false
}

/** A pool that runs visitors' reads on a few connections of their own, on which PostgreSQL aborts long statements. */
export class PoolWithVisitorLane extends pg.Pool {
  #visitors: pg.Pool | undefined

  constructor(options?: pg.PoolConfig) {
    super(options)
    const own = this.query.bind(this) as (...given: unknown[]) => unknown
    const query = (...given: unknown[]) =>
      isInVisitorLane() ? Reflect.apply(this.#lane(options).query, this.#lane(options), given) : own(...given)
    this.query = query as typeof this.query
  }

  #lane(options?: pg.PoolConfig): pg.Pool {
    if (!this.#visitors) {
      this.#visitors = new pg.Pool({
        ...options,
        max: MAX_CONNECTIONS,
        connectionTimeoutMillis: WAIT_MILLISECONDS,
        statement_timeout: STATEMENT_MILLISECONDS,
      })
      this.#visitors.on('error', (error) => console.warn('A database connection broke:', error.message))
      this.#visitors.on('connect', (client) => void client.on('error', () => undefined))
    }
    return this.#visitors
  }

  override async end(): Promise<void> {
    await Promise.all([this.#visitors?.end(), super.end()])
  }
}
