import type { PayloadRequest } from 'payload'
import { studioPaths } from '../shell/studio-paths'
import { type Figure, filteredList } from './figures'

/** How many records of a collection will be published or withdrawn by themselves, and the list of just those. */
export async function scheduledFigure(req: PayloadRequest, collection: string, label: string): Promise<Figure> {
  const { rows } = await req.payload.db.pool.query<{ id: string }>(
    `select distinct input -> 'doc' ->> 'value' as id from payload_jobs
     where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
       and input -> 'doc' ->> 'relationTo' = $1`,
    [collection],
  )
  const ids = rows.map(({ id }) => id)
  const href = ids.length > 0 ? filteredList(collection, ['id', 'in', ids.join(',')]) : studioPaths.list(collection)
  return { label, value: ids.length, href }
}
