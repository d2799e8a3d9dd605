import type { PayloadRequest } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { drafts, scheduledFigure } from '@/cms/admin/overview/drafts'
import { filteredList, type OverviewPart } from '@/cms/admin/overview/waiting'
import { CANDIDATES, patternsOf, type SearchSource } from '@/cms/admin/search/search-source'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { readShelfLives } from '@/cms/sources/shelf-life-queries'
import { placeText } from '@/lib/text/format'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { factsMessages } from '../facts/admin/facts-messages'
import { countFacts } from '../facts/admin/facts-queries'
import { collegeDeskPaths } from './desk-paths'
import { collegeDeskMessages } from './messages'

type CollegeGaps = Record<'drafts' | 'bare' | 'unsourced', number>

/** Counts colleges outside the trash that are drafts, lack a photograph, or lack a source. */
async function readCollegeGaps({ payload }: PayloadRequest): Promise<CollegeGaps> {
  const { rows } = await payload.db.pool.query<CollegeGaps>(
    `select
       (count(*) filter (where _status = 'draft'))::int as drafts,
       (count(*) filter (where image_id is null and coalesce(image_url, '') = ''))::int as bare,
       (count(*) filter (where source_id is null))::int as unsourced
     from colleges where deleted_at is null`,
  )
  return rows[0] ?? { drafts: 0, bare: 0, unsourced: 0 }
}

type Row = { id: string; name: string; location: string | null; state: string | null }

/** Searches colleges by name, other names and place, drafts included, for the studio search. */
export const searchColleges: SearchSource = {
  label: collegeDeskMessages.searched,
  rule: contentKeepers,
  find: async ({ req, words, max }) => {
    const folded = foldText(words)
    if (!folded) return []
    const { rows } = await req.payload.db.pool.query<Row>(
      `select * from (
         select id, name, location, state from colleges
         where deleted_at is null and search_text ilike all ($1::text[]) limit ${CANDIDATES}
       ) found order by name, id limit ${max}`,
      [patternsOf(folded)],
    )
    return rows.map(({ id, name, location, state }) => ({
      id,
      title: name,
      detail: placeText(location, state),
      href: studioPaths.record('colleges', id),
    }))
  },
}

const messages = collegeDeskMessages.overview

/** Overview of colleges and guidance pages for content keepers. */
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
