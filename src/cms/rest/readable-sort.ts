import { type CollectionBeforeOperationHook, getLocalizedPaths } from 'payload'

/**
 * Drops from a REST read's `sort` what names no field. Payload 3.90 checks whether the others may be read, passes these
 * over, and sorts by their column all the same: by `editedBy.hash` rows stand in the order of password hashes.
 */
export const readableSort: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('sort' in args) || !args.sort) return args
  const isKnown = (sort: string): boolean => {
    const incomingPath = sort.replace(/^-/, '').replaceAll('__', '.')
    const { flattenedFields: fields, slug: collectionSlug } = collection
    const steps = getLocalizedPaths({
      collectionSlug,
      fields,
      incomingPath,
      overrideAccess: true,
      payload: req.payload,
    })
    return incomingPath === 'id' || steps.every(({ invalid }) => !invalid)
  }
  const sort = [args.sort].flat().filter(isKnown)
  return { ...args, sort: sort.length > 0 ? sort : undefined }
}
