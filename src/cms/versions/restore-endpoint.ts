import { type CollectionConfig, type CollectionSlug, type Endpoint, restoreVersionOperation } from 'payload'
import { endpoint, notFound, staffOnly } from '../access/access'
import { studioMessages } from '../admin/messages'

/**
 * Restores a version in Payload's place. Payload takes the state of the version along, so that an older draft of a
 * published record takes the record off the site, unasked. Here what visitors see stays: such a draft becomes the
 * newest draft, to be published by hand. Who may change the record decides, within the operation.
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
    // Not by the Local API: of Payload 3.90 it leaves out that a draft is wanted.
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

/** Whether a collection has drafts, so that a version has a state of its own. */
export const hasDrafts = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
