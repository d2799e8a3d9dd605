import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { readAsServer } from '@/cms/access/access'
import { isVerifiedKind } from '@/cms/sources/source-rule'
import { idOf } from '@/lib/database/record-id'
import type { AdmissionRule, CounsellingDate } from '@/payload-types'
import { counsellingDeskMessages as messages } from '../admin/messages'

/** Whether a source is a third-party document rather than our own listing. */
async function isDocument(req: PayloadRequest, source: CounsellingDate['source'] | AdmissionRule['source']) {
  const id = idOf(source)
  // Full authority: only the kind is checked, whatever the caller may read.
  const found = id ? await readAsServer(req, 'sources', id) : null
  return found !== null && isVerifiedKind(found.kind)
}

const fieldError = (req: PayloadRequest, collection: string, path: string, message: string) =>
  new ValidationError({ collection, errors: [{ path, message }], req })

/**
 * Published rules need an authority or state and a source; drafts may lack both.
 * @throws ValidationError 400 at the missing field
 */
export const checkRule: CollectionBeforeChangeHook<AdmissionRule> = async ({ data, originalDoc, req }) => {
  const rule = { ...originalDoc, ...data }
  if (rule._status !== 'published') return data
  if (!idOf(rule.authority) && !idOf(rule.region))
    throw fieldError(req, 'admission-rules', 'authority', messages.ruleOfNobody)
  if (!(await isDocument(req, rule.source)))
    throw fieldError(req, 'admission-rules', 'source', messages.ruleWithoutSource)
  return data
}

/** A date is an announcement: our own listing is not one. */
export const rejectOwnListing: CollectionBeforeChangeHook<CounsellingDate> = async ({ data, req }) => {
  if (!idOf(data.source) || (await isDocument(req, data.source))) return data
  throw fieldError(req, 'counselling-dates', 'source', messages.ownSource)
}
