import type { CollectionBeforeChangeHook, GlobalAfterChangeHook, Payload, PayloadRequest, Where } from 'payload'
import { asServer, countAsServer } from '@/cms/access/access'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import { isRecord } from '@/lib/is-record'
import { adminOnly, endpoint } from '../access/access'
import { metadataOf, type SampleRecords } from '../cms-metadata'

type Row = Readonly<Record<string, unknown>>

const sampleCollections = ({ config }: Payload) =>
  config.collections.flatMap(({ slug, custom }) => {
    const { samples } = metadataOf({ custom })
    return samples && 'by' in samples ? [{ slug, samples }] : []
  })

const sampleGlobals = ({ config }: Payload) =>
  config.globals.flatMap(({ slug, custom }) => {
    const { samples } = metadataOf({ custom })
    return samples && 'lists' in samples ? [{ slug, lists: samples.lists }] : []
  })

const whereSample = ({ by }: SampleRecords, more: Where = {}): Where => ({ and: [{ [by]: { equals: true } }, more] })

const equalTo = (values: Readonly<Record<string, string>>): Where => ({
  and: Object.entries(values).map(([field, equals]) => ({ [field]: { equals } })),
})

/** Rows of a list that are not samples; null if all are. */
function ownRows(list: unknown): Row[] | null {
  const rows = Array.isArray(list) ? list.filter(isRecord) : []
  const own = rows.filter(({ isSample }) => isSample !== true)
  return own.length < rows.length ? own : null
}

/**
 * Whether the site is configured: every global that declares it says so. Until then, samples of the first start are
 * shown and marked; afterwards they are hidden.
 */
export async function isSiteConfigured(req: PayloadRequest): Promise<boolean> {
  for (const { slug, custom } of req.payload.config.globals) {
    const { isOwn } = metadataOf({ custom })
    if (!isOwn) continue
    // Full authority: only a yes or no leaves this function.
    const global = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
    if (!isOwn({ ...global })) return false
  }
  return true
}

/** Bulk changes report skipped records instead of failing. */
function rejectHalfDone(errors: readonly { message: string }[]): void {
  const [first] = errors
  if (first) throw new Error(first.message)
}

/** Number of samples, shown or hidden. */
export async function countSamples(req: PayloadRequest): Promise<number> {
  let count = 0
  // Full authority: only a number leaves this function.
  for (const { slug, samples } of sampleCollections(req.payload)) {
    count += await countAsServer(req.payload, slug, whereSample(samples), { req })
  }
  for (const { slug, lists } of sampleGlobals(req.payload)) {
    const global: Row = { ...(await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })) }
    for (const list of lists) {
      const own = ownRows(global[list])
      if (own && Array.isArray(global[list])) count += global[list].length - own.length
    }
  }
  return count
}

/** Hides sample records from visitors; rows of globals are filtered where they are shown. */
async function hideSamples(req: PayloadRequest): Promise<void> {
  for (const { slug, samples } of sampleCollections(req.payload)) {
    // Full authority: the editor entering the real contact details may not edit vacancies.
    const { errors } = await req.payload.update({
      collection: slug,
      where: whereSample(samples, equalTo(samples.shown)),
      data: { ...samples.hidden },
      ...asServer(req),
    })
    rejectHalfDone(errors)
  }
}

/**
 * Removes every sample: records move to the trash, rows leave their lists.
 * @returns how many there were
 */
async function removeSamples(req: PayloadRequest): Promise<number> {
  const count = await countSamples(req)
  // Full authority: the caller's permission was checked once for all of them.
  for (const { slug, samples } of sampleCollections(req.payload)) {
    const { errors } = await req.payload.update({
      collection: slug,
      where: whereSample(samples),
      data: { deletedAt: new Date().toISOString() },
      ...asServer(req),
    })
    rejectHalfDone(errors)
  }
  for (const { slug, lists } of sampleGlobals(req.payload)) {
    const global: Row = { ...(await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })) }
    const changed = lists.flatMap((list) => {
      const own = ownRows(global[list])
      return own ? [[list, own] as const] : []
    })
    if (changed.length > 0) {
      await req.payload.updateGlobal({ slug, data: Object.fromEntries(changed), depth: 0, overrideAccess: true, req })
    }
  }
  return count
}

const sampleMessages = {
  errorMessages: {
    'sample-stays-hidden':
      'This is a sample of the first start, and the site is set up by now: visitors do not see it. When it describes something real, untick Sample first.',
  },
} as const

type Values = Readonly<Record<string, unknown>>

const holds = (values: Values, wanted: Values) =>
  Object.entries(wanted).every(([field, value]) => values[field] === value)

/** Hides the samples when the global is saved with the owners' values. */
export const hideSamplesOnceOwn: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const { isOwn } = metadataOf(global)
  if (isOwn?.(doc) && !isOwn(previousDoc ?? {}) && (await isSiteConfigured(req))) await hideSamples(req)
  return doc
}

/**
 * Keeps samples hidden on a configured site. One restored from the trash comes back hidden.
 * @throws APIError 400 if someone shows one explicitly
 */
export const keepSampleHidden: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { samples } = metadataOf(collection)
  if (!samples || !('by' in samples)) return data
  const before: Values = { ...originalDoc }
  const after: Values = { ...before, ...data }
  if (after[samples.by] !== true || !holds(after, samples.shown) || after.deletedAt) return data
  if (!(await isSiteConfigured(req))) return data
  if (!holds(before, samples.shown)) throw apiError(sampleMessages.errorMessages, 'sample-stays-hidden')
  return { ...data, ...samples.hidden }
}

/** Removes all samples of the first start together, or none of them. */
export const removeSamplesEndpoint = endpoint(adminOnly, 'post', '/samples/remove', async (req, user) => {
  const removed = await inTransactionAs(user, req.payload, removeSamples)
  return Response.json({ removed })
})
