import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { bigint, integer, pgTable, text, timestamp, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { env } from '@/lib/env'
import { configuredIndexes } from './configured-indexes'
import { withJobsTakenOnce } from './jobs-taken-once'
import { tableOf } from './payload-tables'
import { steadyDriver, withSteadyTransactions } from './transactions'

const POOL_SIZE = 16
const MAX_TRANSACTIONS = 10
/**
 * How long a query waits for a connection in use. A burst should be slow rather than fail: fifty simultaneous
 * applicants on a slow machine wait longer than the five seconds allowed for connecting.
 */
const WAIT_MILLISECONDS = 30_000

const adapter = postgresAdapter({
  pg: steadyDriver,
  pool: {
    connectionString: env.DATABASE_URL,
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: WAIT_MILLISECONDS,
    application_name: 'vaidyapath',
  },
  idType: 'uuid',
  push: false,
  migrationDir: path.resolve('migrations'),
  extensions: ['pg_trgm'],
  beforeSchemaInit: [
    ({ schema }) => {
      // Rate limit counters; rate-limiter-flexible reads and writes this table itself.
      schema.tables.rate_limits = pgTable('rate_limits', {
        key: varchar('key', { length: 255 }).primaryKey(),
        points: integer('points').notNull().default(0),
        expire: bigint('expire', { mode: 'number' }),
      })
      // Notices for the team's next digest; see `mail/team-notices-queries.ts` and `mail/team-digest-task.tsx`.
      schema.tables.team_notices = pgTable('team_notices', {
        id: uuid('id').primaryKey().defaultRandom(),
        subject: text('subject').notNull(),
        reply_to: varchar('reply_to', { length: 255 }),
        href: text('href').notNull(),
        created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
      })
      return schema
    },
  ],
  afterSchemaInit: [
    ({ adapter: { payload }, schema, extendTable }) => {
      for (const collection of payload.config.collections) {
        const table = schema.tables[tableOf(collection.slug)]
        const extraConfig = configuredIndexes(collection)
        if (table && extraConfig) extendTable({ table, extraConfig })
      }
      return schema
    },
  ],
})

/** PostgreSQL only; its schema changes only by committed migrations. */
export const database = withJobsTakenOnce(withSteadyTransactions(adapter, MAX_TRANSACTIONS))
