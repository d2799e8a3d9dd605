import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { asServer } from '../access/access'
import { studioMessages } from '../admin/messages'
import { newestVersion } from '../hooks/clear-tags'
import { withHooks } from '../hooks/with-hooks'
import { STALE_EDIT } from './error-code'
import { type Edited, lastChangeInWords } from './last-change'
import { lockedMoment, lockRecords } from './moment-queries'

/*
 * Payload's own locks stay on: while a form is being edited, others get 423. They are not enough: a lock ends with the
 * first save, after five minutes, or when someone takes over, and neither our desks nor other clients hold one. Its
 * check for newer data runs once, at the first key, never on save.
 */

/** The state a REST save is based on; the studio's forms send it with the other fields. */
type SeenContext = { seen?: { record: string; at: number }; before?: Record<string, unknown> }

function note(req: PayloadRequest, record: string, data: unknown): void {
  if (req.payloadAPI !== 'REST' || typeof data !== 'object' || data === null || !('updatedAt' in data)) return
  const at = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  if (!Number.isNaN(at)) (req.context as SeenContext).seen = { record, at }
}

const seenVersion = (req: PayloadRequest, record: string): number | null => {
  const { seen } = req.context as SeenContext
  return seen?.record === record ? seen.at : null
}

/**
 * @param moments accepted as the newest state of the record
 * @throws APIError 409 with the author and time of the other change
 */
async function rejectUnlessSeen(req: PayloadRequest, record: Edited, at: number, moments: unknown[]): Promise<void> {
  const times = moments.map((moment) => new Date(String(moment)).getTime())
  if (times.includes(at)) return
  const sentence = await lastChangeInWords(req, record, new Date(Math.min(...times)))
  // Payload parses what follows a colon as a list.
  const inOneLine = `${sentence} ${studioMessages.editedElsewhere.kept}`.replaceAll(':', '.')
  throw apiError({ [STALE_EDIT]: inOneLine }, STALE_EDIT, 409)
}

const noteSeen: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'update' && 'id' in args && args.id) note(req, `${collection.slug}/${args.id}`, args.data)
  return args
}

const rejectStale: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const at = operation === 'update' ? seenVersion(req, `${collection.slug}/${originalDoc?.id}`) : null
  if (at === null) return data
  const { id } = originalDoc
  const moment = await lockedMoment(req, collection.slug, id)
  // Saving a draft updates only its version; a version and its content have separate timestamps.
  const newest = collection.versions?.drafts ? await newestVersion(req, collection.slug, id) : undefined
  const moments = newest ? [newest.updatedAt, newest.version.updatedAt] : [moment]
  await rejectUnlessSeen(req, { slug: collection.slug, id }, at, moments)
  return data
}

/**
 * For hooks whose effect may happen once only, such as a mail: of two concurrent changes of a record the second is
 * rejected, whatever they say that they have seen.
 * @throws APIError 409 with the author and time of the other change
 */
export async function rejectConcurrent(
  req: PayloadRequest,
  slug: CollectionSlug,
  { id, updatedAt }: { id: number | string; updatedAt: string },
): Promise<void> {
  const before = (req.context as SeenContext).before?.[`${slug}/${id}`] ?? updatedAt
  await rejectUnlessSeen(req, { slug, id }, new Date(String(before)).getTime(), [updatedAt])
}

/**
 * Locks what an update changes before Payload reads it: it writes every field back as read, which would undo what others
 * wrote in between. People are locked by their own rules, and write only what has changed.
 */
const lockBeforeReading: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || collection.auth) return args
  const { slug } = collection
  const locked = await lockRecords(req, slug, await changedBy(args as UpdateArgs, collection, req))
  // Only now: reading them has replaced the context of the request.
  const context: SeenContext = req.context
  context.before = { ...context.before, ...Object.fromEntries(locked.map((one) => [`${slug}/${one.id}`, one.before])) }
  return args
}

const lockGlobalBeforeReading: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await lockedMoment(req, global.slug)
  return args
}

type UpdateArgs = { id?: unknown; where?: Where; trash?: boolean; overrideAccess?: boolean }

/** Ids of the records that an update changes; none if the caller may change none, which Payload checks only later. */
async function changedBy(args: UpdateArgs, { access, slug }: SanitizedCollectionConfig, req: PayloadRequest) {
  const allowed = args.overrideAccess || (await access.update({ req, id: isRecordId(args.id) ? args.id : undefined }))
  if (!allowed) return []
  if (args.id) return [args.id].filter(isRecordId)
  const where = typeof allowed === 'object' ? { and: [args.where ?? {}, allowed] } : args.where
  const which = { where, trash: args.trash, disableErrors: true, select: {} }
  // Full authority: what the caller may change was asked above.
  const { docs } = await req.payload.find({ collection: slug as CollectionSlug, ...which, ...asServer(req) })
  return docs.map(({ id }) => String(id))
}

const noteSeenGlobal: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') note(req, global.slug, args.data)
  return args
}

const rejectStaleGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const at = seenVersion(req, global.slug)
  if (at !== null && originalDoc?.updatedAt) {
    await rejectUnlessSeen(req, { slug: global.slug }, at, [await lockedMoment(req, global.slug)])
  }
  return data
}

/**
 * Rejects a REST save based on an outdated `updatedAt` with status 409, so that no one's work is overwritten unseen.
 */
export const withStaleEdits = (collection: CollectionConfig) =>
  withHooks(collection, {
    first: { beforeOperation: [noteSeen], beforeChange: [rejectStale] },
    last: { beforeOperation: [lockBeforeReading] },
  })

export const withStaleGlobalEdits = (global: GlobalConfig) =>
  withHooks(global, {
    first: { beforeOperation: [noteSeenGlobal], beforeChange: [rejectStaleGlobal] },
    last: { beforeOperation: [lockGlobalBeforeReading] },
  })
