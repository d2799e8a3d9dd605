import { type AnyPgColumn, index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'

/** By name, or email without one, as the applications desk sorts people. */
export const userIndexes = ({ fullName, email }: Record<'fullName' | 'email', AnyPgColumn>) => ({
  byName: index('users_by_name').on(sql`lower(coalesce(nullif(${fullName}, ''), ${email}))`),
})
