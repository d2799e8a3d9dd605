import { type AnyPgColumn, index } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'

/** By the name, else the address, as the desk of applications sorts people. */
export const userIndexes = ({ fullName, email }: Record<'fullName' | 'email', AnyPgColumn>) => ({
  byName: index('users_by_name').on(sql`lower(coalesce(nullif(${fullName}, ''), ${email}))`),
})
