import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { idOf } from '@/lib/database/record-id'
import { problemOf, readEnglish } from './english-records'
import { digestOf } from './texts'

/** Request context that marks the saved texts as reviewed. */
export interface ReviewContext {
  isReview?: boolean
}

/**
 * A new or changed text gets today's English digest, and is unreviewed unless the save says so. An unchanged one keeps
 * both.
 */
export const stampTranslation: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { isReview = false } = req.context as ReviewContext
  const now = { ...originalDoc, ...data }
  if (originalDoc && !isReview && (now.text ?? '') === (originalDoc.text ?? '')) {
    const { englishDigest, origin, reviewedBy, reviewedOn } = originalDoc
    return { ...data, englishDigest, origin, reviewedBy, reviewedOn }
  }
  const record = await readEnglish(req.payload, collection.slug, String(idOf(now.record) ?? now.record), req)
  const english = record?.texts.find(({ field }) => field === now.field)
  const message = problemOf(req.payload, collection.slug, english, now.text ?? '')
  if (message) throw new ValidationError({ errors: [{ path: 'text', message }], req })
  return {
    ...data,
    englishDigest: digestOf(english?.text ?? ''),
    origin: isReview ? 'reviewed' : 'machine',
    reviewedBy: isReview ? req.user?.id : null,
    reviewedOn: isReview ? new Date().toISOString() : null,
  }
}
