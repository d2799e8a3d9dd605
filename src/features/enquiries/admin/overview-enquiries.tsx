import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/access/roles'
import { overviewPart } from '@/cms/admin/desk/looks'
import { Figures } from '@/cms/admin/overview/figures'
import type { User } from '@/payload-types'
import { enquiryDeskPaths } from './desk-paths'
import { readEnquiryCounts } from './overview-queries'
import { enquiryDeskTexts } from './texts'

const texts = enquiryDeskTexts.overview

const hours = (value: string | null | undefined) =>
  value === null || value === undefined ? texts.noMedian : texts.hours(Math.round(Number(value) * 10) / 10)

/** Enquiries on the Overview of administrators and counsellors. */
export async function OverviewEnquiries({ req, user }: { req: PayloadRequest; user: User }) {
  const counts = await readEnquiryCounts(req, user)
  const list = (show: string) => enquiryDeskPaths.enquiries({ show })
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
    <section className={overviewPart}>
      <h2>{texts.title}</h2>
      <Figures figures={figures} />
    </section>
  )
}
