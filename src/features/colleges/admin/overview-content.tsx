import type { PayloadRequest } from 'payload'
import { overviewPart } from '@/cms/admin/desk/looks'
import { type Figure, Figures, filteredList } from '@/cms/admin/overview/figures'
import { scheduledFigure } from '@/cms/admin/overview/scheduled-figure'
import { readCollegeGaps } from './overview-queries'

const texts = {
  title: 'Content',
  drafts: 'Drafts',
  scheduled: 'Colleges scheduled',
  pagesScheduled: 'Guidance pages scheduled',
  withoutImage: 'Colleges without a photograph',
  withoutSource: 'Colleges without a source',
} as const

/** Colleges and drafts on the Overview of those who keep the content; `more` comes from other features. */
export async function OverviewContent({ req, more }: { req: PayloadRequest; more: Figure[] }) {
  const [gaps, colleges, pages] = await Promise.all([
    readCollegeGaps(req),
    scheduledFigure(req, 'colleges', texts.scheduled),
    scheduledFigure(req, 'guidance-pages', texts.pagesScheduled),
  ])
  return (
    <section className={overviewPart}>
      <h2>{texts.title}</h2>
      <Figures
        figures={[
          {
            label: texts.drafts,
            value: gaps.drafts,
            href: filteredList('colleges', ['_status', 'equals', 'draft']),
          },
          colleges,
          pages,
          {
            label: texts.withoutImage,
            value: gaps.bare,
            href: filteredList('colleges', ['image', 'exists', 'false']),
          },
          {
            label: texts.withoutSource,
            value: gaps.unsourced,
            href: filteredList('colleges', ['source', 'exists', 'false']),
          },
          ...more,
        ]}
      />
    </section>
  )
}
