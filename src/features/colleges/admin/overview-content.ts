import type { PayloadRequest } from 'payload'
import { drafts, scheduledFigure } from '@/cms/admin/overview/drafts'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { factsMessages } from '../facts/admin/facts-messages'
import { countFacts } from '../facts/admin/facts-queries'
import { collegeDeskPaths } from './desk-paths'
import { collegeDeskMessages } from './messages'
import { readCollegeGaps } from './overview-queries'

const messages = collegeDeskMessages.overview

/** Colleges and guidance pages on the Overview of those who keep the content. */
export async function contentPart(req: PayloadRequest): Promise<OverviewPart> {
  const [gaps, facts, collegeDrafts, pageDrafts, colleges, pages] = await Promise.all([
    readCollegeGaps(req),
    countFacts(req, await readShelfLives(req.payload)),
    drafts(req, 'colleges', messages.drafts),
    drafts(req, 'guidance-pages', messages.pageDrafts),
    scheduledFigure(req, 'colleges', messages.scheduled),
    scheduledFigure(req, 'guidance-pages', messages.pagesScheduled),
  ])
  return {
    waiting: [
      { label: factsMessages.oldOnes, count: facts.old, href: collegeDeskPaths.facts(), act: factsMessages.look },
      collegeDrafts,
      pageDrafts,
    ],
    figures: [
      colleges,
      pages,
      { label: messages.withoutImage, value: gaps.bare, href: filteredList('colleges', ['image', 'exists', 'false']) },
      {
        label: messages.withoutSource,
        value: gaps.unsourced,
        href: filteredList('colleges', ['source', 'exists', 'false']),
      },
    ],
  }
}
