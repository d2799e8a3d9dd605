import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { isWithoutConnection } from '../foreign-errors'

/** How many of the database's connections the reads of visitors over REST may hold at once. */
const MOST_CONNECTIONS = 6
/** How long one statement of theirs may take. The site's own pages read by indexes and need a hundredth of it. */
const STATEMENT_MILLISECONDS = 1500
/** How long one waits for a connection; with the statements behind it, an answer still comes within five seconds. */
const WAIT_MILLISECONDS = 2000

interface Lane {
  isVisitor: boolean
}

// The build holds this module more than once, while Payload and its pool are one for the whole process.
const KEY = Symbol.for('vaidyapath.visitor-lane')
const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Lane> }
shared[KEY] ??= new AsyncLocalStorage<Lane>()
const lanes = shared[KEY]

/** Does some work during which `routeToVisitorPool` can be called, once it is known who asks. */
export const withVisitorPool = <T>(work: () => Promise<T>): Promise<T> => lanes.run({ isVisitor: false }, work)

/**
 * From here on the reads of the running request keep to the visitors' connections and their time, or no longer: who
 * signed in is a visitor until their own record has been read.
 */
export function routeToVisitorPool(isVisitor: boolean): void {
  const lane = lanes.getStore()
  if (lane) lane.isVisitor = isVisitor
}

const isInVisitorLane = () => lanes.getStore()?.isVisitor === true

/** Whether a visitor's read was given up because it took too long, or because others' took all there is for them. */
export function isTooCostly(error: unknown): boolean {
  if (!isInVisitorLane()) return false
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '57014') return true
    if (isWithoutConnection(cause)) return true
  }
  return false
}

/** A pool that answers visitors' reads over a few connections of their own, on which PostgreSQL ends long statements. */
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
        max: MOST_CONNECTIONS,
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
