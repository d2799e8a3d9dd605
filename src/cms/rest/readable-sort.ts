import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  validateQueryPaths,
  type Where,
} from 'payload'

/** Whether somebody may read what a path of `sort` leads to, by Payload's own check of `where`. */
async function mayRead(collection: SanitizedCollectionConfig, path: string, req: PayloadRequest): Promise<boolean> {
  const where: Where = { [path.replace(/^-/, '')]: { exists: true } }
  try {
    await validateQueryPaths({ collectionConfig: collection, overrideAccess: false, req, where })
  } catch (error) {
    if (error instanceof QueryError) return false
    throw error
  }
  // Payload adds a condition where only some of the related records may be read: by it rows could not be sorted.
  return !('and' in where)
}

/**
 * Drops from a REST read's `sort` what the person may not read, because the order of rows tells about it. Payload 3.90
 * checks only `where`.
 */
export const readableSort: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('sort' in args) || !args.sort) return args
  const paths = [args.sort].flat().flatMap((sort) => sort.split(','))
  const readable = await Promise.all(paths.map((path) => mayRead(collection, path.trim(), req)))
  const sort = paths.filter((_, place) => readable[place])
  return { ...args, sort: sort.length > 0 ? sort : undefined }
}
