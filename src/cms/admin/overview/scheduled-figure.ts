import type { PayloadRequest } from 'payload'
import { plannedChanges } from '../../database/payload-tables'
import { studioPaths } from '../shell/studio-paths'
import { type Figure, filteredList } from './figures'

/** How many records of a collection will be published or withdrawn by themselves, and the list of just those. */
export async function scheduledFigure(req: PayloadRequest, collection: string, label: string): Promise<Figure> {
  const ids = [...new Set((await plannedChanges(req.payload, collection)).map(({ id }) => id))]
  const href = ids.length > 0 ? filteredList(collection, ['id', 'in', ids.join(',')]) : studioPaths.list(collection)
  return { label, value: ids.length, href }
}
