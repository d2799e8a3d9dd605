import type { PayloadRequest } from 'payload'
import { chartStart, daysOfChart, durationText, momentText, studioMessages } from '@/cms/admin/messages'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import { indianClockSql } from '@/lib/calendar/indian-calendar'
import type { User } from '@/payload-types'
import { enquiryDeskMessages } from './desk/desk-messages'
import { enquiryDeskPaths } from './desk/desk-paths'
import { countEnquiries, enquiryFilter, type Preset, readEnquiries } from './desk/desk-queries'

/** The last thirty days: how many were received, and the median hours until the first answer. */
async function readEnquiryMonth(req: PayloadRequest) {
  const { pool } = req.payload.db
  const since = [chartStart()]
  const [sums, days] = await Promise.all([
    pool.query<{ received: string; median_hours: string | null }>(
      `select count(*) as received,
         percentile_cont(0.5) within group (order by extract(epoch from first_response_at - created_at)) / 3600 as median_hours
       from enquiries where created_at >= $1 and suspected is not true and deleted_at is null`,
      since,
    ),
    pool.query<{ day: string; count: string }>(
      `select to_char(${indianClockSql('created_at')}, 'YYYY-MM-DD') as day, count(*)
       from enquiries where created_at >= $1 and suspected is not true and deleted_at is null group by 1`,
      since,
    ),
  ])
  const { received = '0', median_hours = null } = sums.rows[0] ?? {}
  return {
    received: Number(received),
    medianHours: median_hours === null ? null : Number(median_hours),
    days: days.rows,
  }
}

const messages = enquiryDeskMessages.overview
const { open } = studioMessages.overview
const HOUR = 60 * 60 * 1000

/** The Overview's part about enquiries, with the days of their chart. */
export async function enquiriesPart(
  req: PayloadRequest,
  user: User,
): Promise<OverviewPart & { chart: ReturnType<typeof daysOfChart> }> {
  const all = enquiryFilter()
  const [
    { presets },
    {
      rows: [oldest],
    },
    month,
  ] = await Promise.all([
    countEnquiries(req, user.id, all),
    readEnquiries(req, user.id, { ...all, show: 'late' }, 1),
    readEnquiryMonth(req),
  ])
  const list = (show: Preset) => enquiryDeskPaths.enquiries({ show })
  const count = (show: Preset) => presets.get(show) ?? 0
  const late = count('late')
  return {
    waiting: [
      {
        label: messages.late,
        count: late,
        href: list('late'),
        act: messages.answer,
        late: 'bad',
        detail: oldest ? messages.oldest(oldest.name, momentText(oldest.created_at)) : undefined,
      },
      { label: messages.overdue, count: count('overdue'), href: list('overdue'), act: open, late: 'warn' },
      {
        label: messages.waiting,
        count: count('waiting') - late,
        href: list('waiting'),
        act: open,
        detail: messages.inTime,
      },
      { label: messages.today, count: count('today'), href: list('today'), act: open },
      { label: messages.unassigned, count: count('unassigned'), href: list('unassigned'), act: open },
    ],
    figures: [
      {
        label: messages.title,
        value: month.received,
        href: enquiryDeskPaths.enquiries(),
        detail: month.medianHours === null ? undefined : messages.median(durationText(month.medianHours * HOUR)),
      },
      { label: messages.mine, value: count('mine'), href: list('mine') },
    ],
    chart: daysOfChart(month.days),
  }
}
