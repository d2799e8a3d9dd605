import {
  type Deciding,
  findStagedSources,
  matchBySlug,
  rejectRepeated,
  rejectRows,
  type Writing,
} from '@/cms/import/importer'
import { deriveFeesSql } from '@/features/colleges/figures/operations/card-figures-queries'
import { feeRowMessages as messages } from '../../messages'

/** SQL: the college's existing amount for a staged row, as `row`. */
const SAME_AMOUNT = `row._parent_id = staged.target and row.seat_pool::text is not distinct from staged.seat_pool
  and coalesce(row.kind::text, 'fee') = staged.kind and row.year is not distinct from staged.year
  and coalesce(row.covers, '') = coalesce(staged.covers, row.covers, '')
  and coalesce(row.course::text, (
    select value::text from colleges_courses where parent_id = staged.target and "order" = 1)) = staged.course`
export const HELD_ROW = `colleges_fee_rows as row where ${SAME_AMOUNT}`

/** Matches each staged row to its college, and whether it is new. */
export async function decideFees({ client }: Deciding): Promise<void> {
  await matchBySlug(client, 'colleges')
  await client.query(`update staged set outcome = 'change' where target is not null`)
  const reject = (message: string, where: string) =>
    rejectRows(client, { column: 'slug', value: 'stated_slug', message, where })
  await reject(messages.unknownSlug, 'target is null')
  await reject(messages.inTrash, 'exists (select from colleges where id = staged.target and deleted_at is not null)')
  await rejectRepeated(client, {
    group: 'target, course, seat_pool, kind, year, covers',
    column: `'amount'`,
    value: 'amount::text',
    message: messages.twice('%s'),
  })
  await client.query(`
    update staged set outcome = 'skip' where outcome = 'change' and exists (
      select from colleges_fee_rows as row left join sources on sources.id = row.source_id
      where ${SAME_AMOUNT} and row.amount = staged.amount and lower(sources.title) = lower(staged.source))`)
}

/** Adds unknown sources with the file's kind. */
export async function prepareFees({ client }: Writing): Promise<void> {
  await client.query(`
    insert into sources (title, year, kind, covers)
    select distinct on (lower(source)) source, year, source_kind::enum_sources_kind, null
    from staged where outcome = 'change'
      and not exists (select from sources where deleted_at is null and lower(sources.title) = lower(staged.source))
    order by lower(source), line`)
  await findStagedSources(client)
}

/** Writes the amounts of a range of lines and updates their colleges' cards. */
export async function writeFees({ client }: Writing, range: string): Promise<void> {
  await client.query(
    `delete from colleges_fee_rows as row using staged where staged.outcome = 'change' and ${range} and ${SAME_AMOUNT}`,
  )
  await client.query(`insert into colleges_fee_rows (_order, _parent_id, id, course, seat_pool, kind, amount, year, covers, source_id)
     select coalesce(held.last, 0) + row_number() over (partition by staged.target order by staged.line), staged.target,
       replace(gen_random_uuid()::text, '-', ''), staged.course::enum_colleges_fee_rows_course,
       staged.seat_pool::enum_colleges_fee_rows_seat_pool, staged.kind::enum_colleges_fee_rows_kind, staged.amount,
       staged.year, staged.covers, staged.source_id
     from staged
       left join (select _parent_id, max(_order) as last from colleges_fee_rows group by 1) as held
         on held._parent_id = staged.target
     where staged.outcome = 'change' and ${range}`)
  const written = `select target from staged where outcome = 'change' and ${range}`
  await client.query(`update colleges set updated_at = now(), fees_undisclosed_on = null where id in (${written})`)
  await client.query(deriveFeesSql(written))
}
