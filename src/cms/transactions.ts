import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createTableRelationsHelpers, extractTablesRelationalConfig, type TablesRelationalConfig } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { DatabaseAdapterObj } from 'payload'
import type { PoolClient } from 'pg'
import { Slots } from './slots'

type Transaction = PostgresAdapter['sessions'][string]['db']

/**
 * The adapter with transactions that can be relied on. Payload's own report a commit that failed as done, lose a
 * connection for good when it broke before its first statement, and can take every connection of the pool while each
 * of them waits for one more; and a connection that breaks ends the process, because nobody listens.
 * @param most how many transactions run at once; others wait. Fewer than the pool has, so that what a transaction asks
 * beside itself always finds a connection
 */
export function withSteadyTransactions(
  { init, ...rest }: DatabaseAdapterObj<PostgresAdapter>,
  most: number,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...rest,
    init: (args) => {
      const adapter = init(args)
      const connect = adapter.connect
      adapter.connect = async (options) => {
        const known = adapter.pool
        await connect?.call(adapter, options)
        if (adapter.pool !== known) surviveBrokenConnections(adapter)
      }
      return Object.assign(adapter, transactionsOf(adapter, new Slots(most)))
    },
  }
}

/** A connection that breaks is replaced at the next query; whoever was using it learns of it by that query's failure. */
function surviveBrokenConnections({ pool, payload }: PostgresAdapter): void {
  const note = (error: Error) => payload.logger.warn(`A database connection broke: ${error.message}`)
  pool.on('error', note)
  // A client lent out has no listener of the pool's; its failure is reported by its query already.
  pool.on('connect', (client) => void client.on('error', () => undefined))
}

function transactionsOf(adapter: PostgresAdapter, slots: Slots) {
  const dialect = new PgDialect()
  let relations: ReturnType<typeof relationsOf> | undefined

  const sessionOn = (client: PoolClient): Transaction => {
    relations ??= relationsOf(adapter)
    const session = new NodePgSession(client, dialect, relations)
    return new NodePgTransaction(dialect, session, relations) as unknown as Transaction
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
