import type { CollectionSlug, Payload } from 'payload'
import type { PoolClient } from 'pg'
import { momentText } from '../admin/messages'
import { plannedSql } from '../database/payload-schedules'
import { tableOf, versionTableOf } from '../database/payload-tables'
import { hasDrafts } from '../versions/restore-endpoint'
import type { Importer } from './importer'
import { importMessages } from './messages'
import type { ImportReport, UnfinishedRow } from './report/report'

interface Unfinished {
  row: number
  title: string
  draft: 'newer' | 'unpublished' | null
  plan: 'publish' | 'unpublish' | null
  due: Date | null
  all: number
}

/**
 * Records which records to change have a draft or a schedule. An unpublished draft scheduled for publication `waits`:
 * the file changes it, and its day publishes it.
 */
export async function noteUnfinished(client: PoolClient, payload: Payload, kind: CollectionSlug): Promise<void> {
  await client.query(`
    alter table staged add column draft text, add column plan text, add column due timestamptz,
      add column waits boolean not null default false`)
  if (!hasDrafts(payload.collections[kind].config)) return
  await client.query(`
    update staged set plan = found.plan, due = found.due, draft = found.draft,
      waits = coalesce(found.draft = 'unpublished' and found.plan = 'publish', false)
    from (
      select held.id, planned.type as plan, planned.due,
        case when held._status = 'draft' then 'unpublished' when version.id is not null then 'newer' end as draft
      from ${tableOf(kind)} as held
        left join ${versionTableOf(tableOf(kind))} as version
          on version.parent_id = held.id and version.latest and version.version__status = 'draft'
        left join lateral (
          select type, due from ${plannedSql(kind)} as plans where plans.record = held.id::text
          order by due nulls first limit 1) as planned on true
      where held.id in (select target from staged where outcome = 'change')
    ) as found
    where found.id = staged.target and staged.outcome = 'change'`)
}

/** Skips rows whose records have a draft or a schedule. */
export const leaveUnfinished = (client: PoolClient) =>
  client.query(`update staged set outcome = 'leave' where draft is not null or plan is not null`)

/** The first rows whose records have a draft or a schedule, and their total. */
export async function readUnfinished<Row>(
  client: PoolClient,
  { preview }: Importer<Row>,
  max: number,
): Promise<Pick<ImportReport, 'unfinished' | 'unfinishedCount'>> {
  const { rows } = await client.query<Unfinished>(
    `select line as row, coalesce((${preview[0]})::text, '') as title, draft, plan, due, count(*) over ()::int as all
     from staged where draft is not null or plan is not null order by line limit $1`,
    [max],
  )
  return { unfinished: rows.map(unfinishedRow), unfinishedCount: rows[0]?.all ?? 0 }
}

function unfinishedRow({ row, title, draft, plan, due }: Unfinished): UnfinishedRow {
  const { drafts, plans } = importMessages.report
  const waits = draft === 'unpublished' && plan === 'publish'
  const words = [
    draft ? (waits ? drafts.waiting : drafts[draft]) : '',
    plan ? plans[plan](due ? momentText(due) : '') : '',
  ]
  return { row, title, message: words.filter(Boolean).join(' ') }
}
