import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { bigint, index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'
import { env } from '@/lib/env'
import { collegeListIndexes } from './college-list-indexes'
import { withSteadyTransactions } from './transactions'

const POOL_SIZE = 16
const MOST_TRANSACTIONS = 10

const adapter = postgresAdapter({
  pool: {
    connectionString: env.DATABASE_URL,
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'vaidyapath',
  },
  idType: 'uuid',
  push: false,
  migrationDir: path.resolve('migrations'),
  extensions: ['pg_trgm'],
  beforeSchemaInit: [
    ({ schema }) => {
      // Counters of the rate limits; rate-limiter-flexible reads and writes this table itself.
      schema.tables.rate_limits = pgTable('rate_limits', {
        key: varchar('key', { length: 255 }).primaryKey(),
        points: integer('points').notNull().default(0),
        expire: bigint('expire', { mode: 'number' }),
      })
      return schema
    },
  ],
  afterSchemaInit: [
    ({ schema, extendTable }) => {
      for (const name of ['colleges', 'jobs']) {
        const table = schema.tables[name]
        if (!table) continue
        extendTable({
          table,
          extraConfig: (columns) => ({
            searchText: index(`${name}_search_text_trgm`).using('gin', sql`${columns.searchText} gin_trgm_ops`),
          }),
        })
      }
      const colleges = schema.tables.colleges
      if (colleges) extendTable({ table: colleges, extraConfig: (columns) => collegeListIndexes(columns as never) })
      return schema
    },
  ],
})

/** PostgreSQL only, changed by committed migrations only. */
export const database = withSteadyTransactions(adapter, MOST_TRANSACTIONS)
