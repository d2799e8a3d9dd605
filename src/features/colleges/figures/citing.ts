import type { PayloadRequest } from 'payload'
import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'
import { countCitations, deriveCardsOfSource } from './operations/citing-queries'

/** The figures of colleges that name sources. */
export const collegeFigures: Citing = {
  count: (req: PayloadRequest, source: string) => countCitations(req, source),
  refresh: (req: PayloadRequest, source: string) => deriveCardsOfSource(req, source),
  tags: () => [tags.colleges(), tags.allColleges(), tags.collegeFigures()],
}
