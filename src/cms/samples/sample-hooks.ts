import type { CollectionBeforeChangeHook, GlobalAfterChangeHook } from 'payload'
import { apiError } from '@/lib/errors/api-error'
import { metadataOf } from '../cms-metadata'
import { sampleMessages } from './messages'
import { hideSamples, isSiteConfigured } from './samples'

type Values = Readonly<Record<string, unknown>>

const holds = (values: Values, wanted: Values) =>
  Object.entries(wanted).every(([field, value]) => values[field] === value)

/** Takes the samples off the site with the save that makes the global its owners' own. */
export const hideSamplesOnceOwn: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const { isOwn } = metadataOf(global)
  if (isOwn?.(doc) && !isOwn(previousDoc ?? {}) && (await isSiteConfigured(req))) await hideSamples(req)
  return doc
}

/**
 * Keeps a sample hidden on a configured site, whichever door would show it again. One that comes back as it was, from
 * the trash, comes back hidden.
 * @throws APIError 400 when somebody shows one on purpose
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
