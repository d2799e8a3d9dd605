import type { PayloadRequest } from 'payload'
import { studioMessages } from '@/cms/admin/messages'
import { daysOfChart, durationText, momentText } from '@/cms/admin/overview/days'
import type { OverviewPart } from '@/cms/admin/overview/waiting'
import type { User } from '@/payload-types'
import { enquiryDeskPaths } from './desk/desk-paths'
import { enquiryDeskMessages } from './messages'
import { readEnquiryCounts, readEnquiryMonth, readOldestWaiting } from './overview-queries'

const texts = enquiryDeskMessages.overview
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
        label: texts.late,
        count: late,
        href: list('late'),
        act: texts.answer,
        late: 'bad',
        detail: oldest ? texts.oldest(oldest.name, momentText(oldest.createdAt)) : undefined,
      },
      { label: texts.overdue, count: count('overdue'), href: list('overdue'), act: open, late: 'warn' },
      {
        label: texts.waiting,
        count: count('waiting') - late,
        href: list('waiting'),
        act: open,
        detail: texts.inTime,
      },
      { label: texts.today, count: count('today'), href: list('today'), act: open },
      { label: texts.unassigned, count: count('unassigned'), href: list('unassigned'), act: open },
    ],
    figures: [
      {
        label: texts.title,
        value: month.received,
        href: enquiryDeskPaths.enquiries(),
        detail: month.medianHours === null ? undefined : texts.median(durationText(month.medianHours * HOUR)),
      },
      { label: texts.mine, value: count('mine'), href: list('mine') },
    ],
    chart: daysOfChart(month.days),
  }
}
