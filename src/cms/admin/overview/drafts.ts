import type { CollectionSlug, PayloadRequest } from 'payload'
import { asPerson } from '@/cms/access/access'
import { plannedChanges } from '../../database/payload-schedules'
import { studioMessages } from '../messages'
import { studioPaths } from '../shell/studio-paths'
import { type Figure, filteredList, type Waiting } from './waiting'

/**
 * Counts records with unpublished writing: drafts never published and changes to published records; links to that list.
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

/** Counts records with a scheduled publication or withdrawal; links to that list. */
export async function scheduledFigure(req: PayloadRequest, collection: string, label: string): Promise<Figure> {
  const planned = (await plannedChanges(req.payload, collection)).filter(({ hasFailed }) => !hasFailed)
  const ids = [...new Set(planned.map(({ id }) => id))]
  const href = ids.length > 0 ? filteredList(collection, ['id', 'in', ids.join(',')]) : studioPaths.list(collection)
  return { label, value: ids.length, href }
}
