import { type CollectionConfig, type CollectionSlug, type Endpoint, restoreVersionOperation } from 'payload'
import { endpoint, notFound, staffOnly } from '../access/access'
import { studioMessages } from '../admin/messages'

/**
 * Replaces Payload's restore, which also restores the version's status, so that an older draft takes a published record
 * off the site. Here visitors keep what they see: such a draft becomes the newest draft, to be published manually. The
 * operation checks update access.
 */
export const restoreEndpoint = (collection: CollectionSlug): Endpoint =>
  endpoint(staffOnly, 'post', '/versions/:id', async (req, user, id) => {
    const own = { collection, depth: 0, overrideAccess: false, user, req } as const
    const version = await req.payload.findVersionByID({ ...own, id, disableErrors: true })
    if (!version) return notFound()
    const stateOf = (record: object) => ('_status' in record ? record._status : null)
    const record = await req.payload.findByID({ ...own, id: String(version.parent), disableErrors: true })
    const isKept = record && stateOf(record) === 'published' && stateOf(version.version) === 'draft'
    const isDraft = isKept || req.searchParams.get('draft') === 'true'
    // Not by the Local API: in Payload 3.90 it ignores `draft`.
    const restored = await restoreVersionOperation({
      id,
      collection: req.payload.collections[collection],
      draft: isDraft,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const message = isKept ? studioMessages.versions.restoredAsDraft : req.t('version:restoredSuccessfully')
    return Response.json({ ...restored, message })
  })

/** Whether a collection has drafts, so that versions have a status. */
export const hasDrafts = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
