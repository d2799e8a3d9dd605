import { sql } from 'drizzle-orm'
import { connectionOf } from '@/lib/database/transaction'
import type { Forget } from './forgetting'

const LOCAL_PART = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]"

/** A pattern for an address as a whole: neither the end of a longer one nor its beginning. */
const patternOf = (address: string) =>
  `(?<!${LOCAL_PART})${address.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`

/**
 * Deletes the mails to or about a person, the notices of the team among them, that wait or have failed: those that name
 * an address of theirs or lead to one of their records. Of an address that was never proved to be theirs only the mails
 * to it.
 */
export const forgetMails: Forget = async (req, { id, email, pendingEmail, verified }) => {
  const connection = await connectionOf(req)
  if (!verified) {
    await connection.execute(sql`delete from payload_jobs where lower(input ->> 'to') = ${email.toLowerCase()}`)
    return
  }
  const addresses = [email, pendingEmail].filter((address) => typeof address === 'string' && address !== '')
  const patterns = addresses.map((address) => sql`${patternOf(address as string)}`)
  const known = sql`
    select unnest(array[${sql.join(patterns, sql`, `)}]::text[]) as pattern
    union all select id::text from job_applications where user_id = ${id}::uuid
    union all select id::text from enquiries where user_id = ${id}::uuid or lower(email) = ${email.toLowerCase()}`
  await connection.execute(sql`
    with known as (${known})
    delete from payload_jobs where exists (
      select 1 from known, lateral (
        select lower(string_agg(value, ' ')) as words
        from jsonb_each_text(case jsonb_typeof(input) when 'object' then input else '{}' end)) as said
      where words ~ pattern)`)
  await connection.execute(sql`
    with known as (${known})
    delete from team_notices where exists (
      select 1 from known where lower(concat_ws(' ', reply_to, subject, href)) ~ pattern)`)
}
