import type { CollectionSlug, PayloadRequest } from 'payload'
import { asPerson } from '@/cms/access/authority'
import { studioMessages } from '../messages'
import { filteredList } from './figures'
import type { Waiting } from './waiting'

/**
 * How many records of a collection have something written that visitors do not see: drafts that were never published,
 * and changes of published ones; with the list of just those.
 */
export async function drafts(req: PayloadRequest, collection: CollectionSlug, label: string): Promise<Waiting> {
  const { totalDocs } = await req.payload.find({
    collection,
    draft: true,
    where: { _status: { equals: 'draft' } },
    limit: 1,
    ...asPerson(req),
  })
  const href = filteredList(collection, ['_status', 'equals', 'draft'])
  return { label, count: totalDocs, href, act: studioMessages.overview.open }
}
