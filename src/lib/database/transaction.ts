import type { SQL } from 'drizzle-orm'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { User } from '@/payload-types'

type Work<T> = (req: PayloadRequest) => Promise<T>

/**
 * Runs several writes, and the jobs they queue, in one transaction. The request passed to `work` has no user; every
 * call inside states its own authority.
 * @returns what `work` returns
 * @throws what `work` throws, after the rollback
 */
export const inTransaction = <T>(payload: Payload, work: Work<T>): Promise<T> =>
  inTransactionAs(undefined, payload, work)

/** As `inTransaction`, with a request on behalf of `user`. */
export async function inTransactionAs<T>(user: User | undefined, payload: Payload, work: Work<T>): Promise<T> {
  const req = await createLocalReq({ user }, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

type Connection = Payload['db']['drizzle']

/** A request, or Payload itself outside any transaction. */
type Asking = PayloadRequest | Pick<Payload, 'db'>

/** Connection of a request's transaction, for SQL that must see and lock what the request has written. */
export async function connectionOf(req: Asking): Promise<Connection> {
  if (!('payload' in req)) return req.db.drizzle
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction ? (db.sessions?.[transaction]?.db as Connection | undefined) : undefined
  return session ?? db.drizzle
}

/** Runs statements on it; returns the rows each finds or writes. */
export const rowsIn =
  <Row>(req: Asking) =>
  async (statement: SQL): Promise<Row[]> => {
    const { rows } = await (await connectionOf(req)).execute(statement)
    return rows as Row[]
  }

/** Runs statements on it; returns the row each finds or writes, or null. */
export const rowIn =
  <Row>(req: Asking) =>
  async (statement: SQL): Promise<Row | null> =>
    (await rowsIn<Row>(req)(statement))[0] ?? null

/** Runs statements on it; returns the number of affected rows. */
export const runIn =
  (req: Asking) =>
  async (statement: SQL): Promise<number> => {
    const { rowCount } = await (await connectionOf(req)).execute(statement)
    return rowCount ?? 0
  }

/** Callbacks to run, concurrently, after a transaction has committed. */
const afterCommits = new WeakMap<object, (() => Promise<void>)[]>()

/**
 * Runs `act` after a request's transaction has committed, immediately if there is none, and never after a rollback; the
 * response waits for it.
 */
export async function afterCommit(req: PayloadRequest, act: () => Promise<void>): Promise<void> {
  const transaction = await req.transactionID
  const session = transaction ? req.payload.db.sessions?.[transaction] : undefined
  if (!session) return act()
  const waiting = afterCommits.get(session)
  if (waiting) {
    waiting.push(act)
    return
  }
  const acts = [act]
  afterCommits.set(session, acts)
  const { resolve } = session
  session.resolve = async () => {
    await resolve()
    await Promise.all(acts.map((one) => one()))
  }
}
