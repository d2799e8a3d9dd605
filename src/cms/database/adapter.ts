import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import {
  bigint,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'
import { env } from '@/lib/env'
import { UNIQUE_OUTSIDE_TRASH, uniqueOutsideTrash } from '../trash/live-indexes'
import { collegeListIndexes } from './college-list-indexes'
import { jobListIndexes } from './job-list-indexes'
import { steadyDriver, withSteadyTransactions } from './transactions'

const POOL_SIZE = 16
const MOST_TRANSACTIONS = 10
/**
 * How long a query waits for a connection that is in use. A burst is answered late rather than with a failure: fifty
 * people who apply at once on a slow machine wait longer than the five seconds that making a connection may take.
 */
const WAIT_MILLISECONDS = 30_000

/** What is searched for a part of a word: on the site, and on the studio's desks. */
const SEARCHED: Record<string, Record<string, string>> = {
  colleges: { searchText: 'search_text' },
  jobs: { searchText: 'search_text' },
  job_applications: { jobTitle: 'job_title' },
  users: { fullName: 'full_name', email: 'email' },
}

const trigramIndexes = (table: string, searched: Record<string, string>, columns: Record<string, never>) =>
  Object.fromEntries(
    Object.entries(searched).map(([field, column]) => [
      field,
      index(`${table}_${column}_trgm`).using('gin', sql`${columns[field]} gin_trgm_ops`),
    ]),
  )

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
      // Counters of the rate limits; rate-limiter-flexible reads and writes this table itself.
      schema.tables.rate_limits = pgTable('rate_limits', {
        key: varchar('key', { length: 255 }).primaryKey(),
        points: integer('points').notNull().default(0),
        expire: bigint('expire', { mode: 'number' }),
      })
      // What the team is told in the next digest; written and taken by `mail/tell-team.ts` and `mail/team-digest-task.tsx`.
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
    ({ schema, extendTable }) => {
      for (const [name, searched] of Object.entries(SEARCHED)) {
        const table = schema.tables[name]
        if (table) extendTable({ table, extraConfig: (columns) => trigramIndexes(name, searched, columns as never) })
      }
      for (const [name, unique] of Object.entries(UNIQUE_OUTSIDE_TRASH)) {
        const table = schema.tables[name]
        if (table) extendTable({ table, extraConfig: (columns) => uniqueOutsideTrash(name, unique, columns as never) })
      }
      const colleges = schema.tables.colleges
      if (colleges) extendTable({ table: colleges, extraConfig: (columns) => collegeListIndexes(columns as never) })
      const jobs = schema.tables.jobs
      if (jobs) extendTable({ table: jobs, extraConfig: (columns) => jobListIndexes(columns as never) })
      return schema
    },
  ],
})

/** PostgreSQL only, changed by committed migrations only. */
export const database = withSteadyTransactions(adapter, MOST_TRANSACTIONS)
