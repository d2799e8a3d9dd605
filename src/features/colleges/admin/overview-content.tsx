import type { PayloadRequest } from 'payload'
import { type Figure, Figures, filteredList } from '@/cms/admin/overview/figures'
import { scheduledFigure } from '@/cms/admin/overview/scheduled-figure'

const texts = {
  title: 'Content',
  drafts: 'Drafts',
  scheduled: 'Colleges scheduled',
  pagesScheduled: 'Guidance pages scheduled',
  withoutImage: 'Colleges without a photograph',
  oldFacts: 'Colleges with facts older than a year',
  withoutSource: 'Colleges without a source',
} as const

/** Colleges and drafts on the Overview of those who keep the content; `more` comes from other features. */
export async function OverviewContent({ req, more }: { req: PayloadRequest; more: Figure[] }) {
  const lastYear = new Date().getFullYear() - 1
  const [{ rows }, colleges, pages] = await Promise.all([
    req.payload.db.pool.query<Record<'drafts' | 'bare' | 'old' | 'unsourced', string>>(
      `select
       count(*) filter (where _status = 'draft') as drafts,
       count(*) filter (where image_id is null and coalesce(image_url, '') = '') as bare,
       count(*) filter (where source_year < $1) as old,
       count(*) filter (where coalesce(source, '') = '') as unsourced
     from colleges where deleted_at is null`,
      [lastYear],
    ),
    scheduledFigure(req, 'colleges', texts.scheduled),
    scheduledFigure(req, 'guidance-pages', texts.pagesScheduled),
  ])
  const count = (name: 'drafts' | 'bare' | 'old' | 'unsourced') => Number(rows[0]?.[name] ?? 0)
  return (
    <section className="overview-part">
      <h2>{texts.title}</h2>
      <Figures
        figures={[
          {
            label: texts.drafts,
            value: count('drafts'),
            href: filteredList('colleges', ['_status', 'equals', 'draft']),
          },
          colleges,
          pages,
          {
            label: texts.withoutImage,
            value: count('bare'),
            href: filteredList('colleges', ['image', 'exists', 'false']),
          },
          {
            label: texts.oldFacts,
            value: count('old'),
            href: filteredList('colleges', ['sourceYear', 'less_than', String(lastYear)]),
          },
          {
            label: texts.withoutSource,
            value: count('unsourced'),
            href: filteredList('colleges', ['source', 'exists', 'false']),
          },
          ...more,
        ]}
      />
    </section>
  )
}
