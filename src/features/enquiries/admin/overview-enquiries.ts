import type { PayloadRequest } from 'payload'
import { daysOfChart, durationText, momentText, studioMessages } from '@/cms/admin/messages'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import type { User } from '@/payload-types'
import { enquiryDeskPaths } from './desk/desk-paths'
import { enquiryDeskMessages } from './messages'
import { readEnquiryCounts, readEnquiryMonth, readOldestWaiting } from './overview-queries'

const messages = enquiryDeskMessages.overview
const { open } = studioMessages.overview
const HOUR = 60 * 60 * 1000

/** Enquiries on the Overview of administrators and counsellors, with the days of their chart. */
export async function enquiriesPart(
  req: PayloadRequest,
  user: User,
): Promise<OverviewPart & { chart: ReturnType<typeof daysOfChart> }> {
  const [counts, oldest, month] = await Promise.all([
    readEnquiryCounts(req, user),
    readOldestWaiting(req),
    readEnquiryMonth(req),
  ])
  const list = (show: string) => enquiryDeskPaths.enquiries({ show })
  const count = (name: keyof NonNullable<typeof counts>) => Number(counts?.[name] ?? 0)
  const late = count('late')
  return {
    waiting: [
      {
        label: messages.late,
        count: late,
        href: list('late'),
        act: messages.answer,
        late: 'bad',
        detail: oldest ? messages.oldest(oldest.name, momentText(oldest.createdAt)) : undefined,
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
