import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createTableRelationsHelpers, extractTablesRelationalConfig, type TablesRelationalConfig } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { DatabaseAdapterObj } from 'payload'
import pg, { type PoolClient } from 'pg'
import { Semaphore } from '@/lib/concurrency/semaphore'
import { PoolWithVisitorLane } from './visitor-pool'

type Transaction = PostgresAdapter['sessions'][string]['db']

/**
 * The adapter with reliable transactions. Payload's own report a failed commit as successful, leak a connection that
 * broke before its first statement, and can exhaust the pool while each waits for a second connection.
 * @param max maximum concurrent transactions; others wait. Lower than the pool size, so that a transaction's side
 * queries always find a connection
 */
export const withSteadyTransactions = (
  { init, ...rest }: DatabaseAdapterObj<PostgresAdapter>,
  max: number,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...rest,
  init: (args) => {
    const adapter = init(args)
    return Object.assign(adapter, transactionsOf(adapter, new Semaphore(max)))
  },
})

/** Timeout for opening a connection; waiting for one in use has the pool's timeout. */
const CONNECT_MILLISECONDS = 5000

/** The pool has one timeout for both, which would fail a burst or hang on an unresponsive host. */
class ConnectingClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(typeof options === 'object' ? { ...options, connectionTimeoutMillis: CONNECT_MILLISECONDS } : options)
  }
}

/** Handles connection errors from the start, so that a broken connection is replaced at the next query. */
class SteadyPool extends PoolWithVisitorLane {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, Client: ConnectingClient })
    this.on('error', (error) => console.warn('A database connection broke:', error.message))
    // A checked-out connection reports by its query; without a listener the process would still crash.
    this.on('connect', (client) => void client.on('error', () => undefined))
  }
}

/** The `pg` driver for the adapter. */
export const steadyDriver = { ...pg, Pool: SteadyPool } as typeof pg

function transactionsOf(adapter: PostgresAdapter, slots: Semaphore) {
  const dialect = new PgDialect()
  let relations: ReturnType<typeof relationsOf> | undefined

  const sessionOn = (client: PoolClient): Transaction => {
    relations ??= relationsOf(adapter)
    const session = new NodePgSession(client, dialect, relations)
    return new NodePgTransaction(dialect, session, relations)
  }

  return {
    beginTransaction: async () => {
      await adapter.initializing
      const releaseSlot = await slots.take()
      try {
        const client = await openTransaction(adapter)
        const id = crypto.randomUUID()
        const end = (statement: string) => endTransaction(client, statement).finally(releaseSlot)
        adapter.sessions[id] = {
          db: sessionOn(client),
          resolve: () => end('commit'),
          reject: () => end('rollback'),
        }
        return id
      } catch (error) {
        releaseSlot()
        throw error
      }
    },
    /** @throws if the commit was not confirmed: nothing may then be reported as saved */
    commitTransaction: async (incoming: number | Promise<number | string> | string = '') => {
      await removeSession(adapter, await incoming)?.resolve()
    },
    rollbackTransaction: async (incoming: number | Promise<number | string> | string = '') => {
      // A lost connection has rolled back by itself.
      await removeSession(adapter, await incoming)
        ?.reject()
        .catch(() => undefined)
    },
  }
}

function relationsOf({ schema }: PostgresAdapter) {
  const { tables, tableNamesMap } = extractTablesRelationalConfig<TablesRelationalConfig>(
    schema,
    createTableRelationsHelpers,
  )
  return { fullSchema: schema, schema: tables, tableNamesMap }
}

/** Removes the session from the registry first, so that nothing joins a transaction that is ending. */
function removeSession(adapter: PostgresAdapter, id: number | string) {
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}

async function openTransaction({ pool }: PostgresAdapter): Promise<PoolClient> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Ends a transaction. A commit after a failed statement silently rolls back, which counts as a failure here. */
async function endTransaction(client: PoolClient, statement: string): Promise<void> {
  const result = await client.query(statement).catch((error: Error) => error)
  client.release(result instanceof Error)
  if (result instanceof Error) throw result
  if (result.command !== statement.toUpperCase()) throw new Error('The transaction was rolled back')
}
