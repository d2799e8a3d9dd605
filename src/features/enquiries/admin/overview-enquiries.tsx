import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/access/roles'
import { Figures } from '@/cms/admin/overview/figures'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import type { User } from '@/payload-types'
import { enquiryDeskTexts } from './texts'

const texts = enquiryDeskTexts.overview

interface Counts {
  waiting: string
  late: string
  mine: string
  today: string
  overdue: string
  unassigned: string
  median_hours: string | null
}

/**
 * What waits on the desk: one pass over the enquiries that are not yet done, and one over the answers of the last
 * ninety days.
 */
export async function readCounts(req: PayloadRequest, user: User): Promise<Counts | undefined> {
  const { rows } = await req.payload.db.pool.query<Counts>(
    `with live as (
       select status, owner_id, created_at, first_response_at, next_follow_up from enquiries
       where status in ('new', 'contacted', 'in-progress') and suspected is not true and deleted_at is null
     ), today as (
       select date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as start
     )
     select
       count(*) filter (where first_response_at is null) as waiting,
       count(*) filter (where first_response_at is null and created_at < now() - interval '24 hours') as late,
       count(*) filter (where owner_id = $1) as mine,
       count(*) filter (where next_follow_up >= today.start and next_follow_up < today.start + interval '1 day') as today,
       count(*) filter (where next_follow_up < today.start) as overdue,
       count(*) filter (where owner_id is null) as unassigned,
       (select percentile_cont(0.5) within group (order by extract(epoch from first_response_at - created_at)) / 3600
        from enquiries where first_response_at >= now() - interval '90 days' and deleted_at is null) as median_hours
     from live cross join today`,
    [user.id],
  )
  return rows[0]
}

const hours = (value: string | null | undefined) =>
  value === null || value === undefined ? texts.noMedian : texts.hours(Math.round(Number(value) * 10) / 10)

/** Enquiries on the Overview of administrators and counsellors. */
export async function OverviewEnquiries({ req, user }: { req: PayloadRequest; user: User }) {
  const counts = await readCounts(req, user)
  const list = (show: string) => studioPaths.enquiries({ show })
  const figures = [
    { label: texts.waiting, value: Number(counts?.waiting ?? 0), href: list('waiting') },
    { label: texts.late, value: Number(counts?.late ?? 0), href: list('late'), tone: 'bad' as const },
    { label: texts.mine, value: Number(counts?.mine ?? 0), href: list('mine') },
    { label: texts.today, value: Number(counts?.today ?? 0), href: list('today') },
    { label: texts.overdue, value: Number(counts?.overdue ?? 0), href: list('overdue'), tone: 'warn' as const },
    { label: texts.unassigned, value: Number(counts?.unassigned ?? 0), href: list('unassigned') },
    ...(isAdmin(user) ? [{ label: texts.median, value: hours(counts?.median_hours), href: list('answered') }] : []),
  ]
  return (
    <section className="overview-part">
      <h2>{texts.title}</h2>
      <Figures figures={figures} />
    </section>
  )
}
