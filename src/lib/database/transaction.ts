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
 * Runs several writes as one: all of them are kept or none, and what they queue is queued with them.
 * The request handed to `work` carries nobody's name; every call inside states its own authority.
 * @returns what `work` returns
 * @throws what `work` throws, after everything was undone
 */
export const inTransaction = <T>(payload: Payload, work: Work<T>): Promise<T> =>
  inTransactionAs(undefined, payload, work)

/** The same with a request that carries the name of `user`. */
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

/** A request, or Payload itself where nothing stands in a transaction. */
type Asking = PayloadRequest | Pick<Payload, 'db'>

/** The connection of a request's transaction, for SQL that must see and lock what the request itself has written. */
export async function connectionOf(req: Asking): Promise<Connection> {
  if (!('payload' in req)) return req.db.drizzle
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction ? (db.sessions?.[transaction]?.db as Connection | undefined) : undefined
  return session ?? db.drizzle
}

/** Runs statements there: the rows that each finds or writes. */
export const rowsIn =
  <Row>(req: Asking) =>
  async (statement: SQL): Promise<Row[]> => {
    const { rows } = await (await connectionOf(req)).execute(statement)
    return rows as Row[]
  }

/** Runs statements there: the one row that each finds or writes, or null. */
export const rowIn =
  <Row>(req: Asking) =>
  async (statement: SQL): Promise<Row | null> =>
    (await rowsIn<Row>(req)(statement))[0] ?? null

/** Runs statements there: how many rows each found or wrote. */
export const runIn =
  (req: Asking) =>
  async (statement: SQL): Promise<number> => {
    const { rowCount } = await (await connectionOf(req)).execute(statement)
    return rowCount ?? 0
  }

/** What is to be done when a transaction has been committed, all of it at the same time. */
const afterCommits = new WeakMap<object, (() => Promise<void>)[]>()

/**
 * Does something as soon as what a request writes is kept, and has whoever waits for the answer wait for it: after its
 * transaction has committed, at once where there is none, and never when it is undone.
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
