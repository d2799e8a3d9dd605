import type { Payload, PayloadRequest } from 'payload'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { publicFiguresSql } from '@/cms/sources/source-rule'
import { startOfTodaySql } from '@/lib/calendar/indian-calendar'
import { counsellingDeskMessages } from './messages'

/** Calendar problems. */
interface CalendarGaps {
  /** Authorities with only past dates. */
  over: string[]
  /** Dates hidden because their source has become our own listing. */
  unsourced: number
}

/** Counts for content keepers; the caller checks access. */
export async function calendarGaps({ db }: Pick<Payload, 'db'>): Promise<CalendarGaps> {
  const { rows } = await db.pool.query<CalendarGaps>(`
    with dates as (
      select d.authority_id, coalesce(d.ends_on, d.starts_on) >= ${startOfTodaySql} as is_ahead,
        ${publicFiguresSql('source')} as is_public
      from counselling_dates d left join sources source on source.id = d.source_id
      where d.deleted_at is null
    )
    select array(select authority_id::text from dates group by 1 having not bool_or(is_ahead) order by 1) as over,
      (select count(*)::int from dates where not is_public) as unsourced`)
  return rows[0] ?? { over: [], unsourced: 0 }
}

const messages = counsellingDeskMessages.overview

/** Calendar problems on the Overview of content keepers. */
export async function datesPart({ payload }: PayloadRequest): Promise<OverviewPart> {
  const { over, unsourced } = await calendarGaps(payload)
  return {
    waiting: [
      {
        label: messages.over,
        count: over.length,
        href: filteredList('counselling-dates', ['authority', 'in', over.join(',')]),
        act: messages.look,
      },
      {
        label: messages.unsourced,
        count: unsourced,
        href: filteredList('counselling-dates', ['source.kind', 'equals', 'own']),
        act: messages.look,
      },
    ],
    figures: [],
  }
}
