import type { Citing } from '@/cms/sources/citations'
import { tags } from '@/lib/caching/cache'
import { countFigures } from './figure-queries'

/** The closing ranks that name sources. Nothing is derived from the kind of a source. */
export const cutOffFigures: Citing = {
  count: (req, source) => countFigures(req, 'source', source),
  refresh: () => Promise.resolve(),
  tags: () => [tags.cutOffs()],
}
