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
 * The adapter with transactions that can be relied on. Payload's own report a commit that failed as done, lose a
 * connection for good when it broke before its first statement, and can take every connection of the pool while each
 * of them waits for one more.
 * @param most how many transactions run at once; others wait. Fewer than the pool has, so that what a transaction asks
 * beside itself always finds a connection
 */
export const withSteadyTransactions = (
  { init, ...rest }: DatabaseAdapterObj<PostgresAdapter>,
  most: number,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...rest,
  init: (args) => {
    const adapter = init(args)
    return Object.assign(adapter, transactionsOf(adapter, new Semaphore(most)))
  },
})

/** How long the database may take to accept a new connection; waiting for one in use is the pool's own time. */
const CONNECT_MILLISECONDS = 5000

/** The pool has one time for both, which would either fail a burst or hang on a machine that does not answer. */
class ConnectingClient extends pg.Client {
  constructor(options?: string | pg.ClientConfig) {
    super(typeof options === 'object' ? { ...options, connectionTimeoutMillis: CONNECT_MILLISECONDS } : options)
  }
}

/** Listens to its connections from the first one on, so that one which breaks is replaced at the next query. */
class SteadyPool extends PoolWithVisitorLane {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, Client: ConnectingClient })
    this.on('error', (error) => console.warn('A database connection broke:', error.message))
    // Of a connection that is lent out its query tells; without a listener the process would end all the same.
    this.on('connect', (client) => void client.on('error', () => undefined))
  }
}

/** The driver as the adapter is given it. */
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
      const giveBack = await slots.take()
      try {
        const client = await begun(adapter)
        const id = crypto.randomUUID()
        const end = (statement: string) => ended(client, statement).finally(giveBack)
        adapter.sessions[id] = {
          db: sessionOn(client),
          resolve: () => end('commit'),
          reject: () => end('rollback'),
        }
        return id
      } catch (error) {
        giveBack()
        throw error
      }
    },
    /** @throws when the database did not confirm the commit: nothing may be reported as kept then */
    commitTransaction: async (incoming: number | Promise<number | string> | string = '') => {
      await takenOut(adapter, await incoming)?.resolve()
    },
    rollbackTransaction: async (incoming: number | Promise<number | string> | string = '') => {
      // A connection that is gone has undone everything by itself.
      await takenOut(adapter, await incoming)
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

/** A session taken out of the registry first, so that nothing else can join one that is ending. */
function takenOut(adapter: PostgresAdapter, id: number | string) {
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}

async function begun({ pool }: PostgresAdapter): Promise<PoolClient> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Ends a transaction. A commit after a failed statement rolls back without saying so, which is a failure here. */
async function ended(client: PoolClient, statement: string): Promise<void> {
  const result = await client.query(statement).catch((error: Error) => error)
  client.release(result instanceof Error)
  if (result instanceof Error) throw result
  if (result.command !== statement.toUpperCase()) throw new Error('The transaction was rolled back')
}
