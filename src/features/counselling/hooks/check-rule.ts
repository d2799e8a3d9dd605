import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { asServer } from '@/cms/access/access'
import { isVerifiedKind } from '@/cms/sources/source-rule'
import { idOf } from '@/lib/database/record-id'
import type { AdmissionRule } from '@/payload-types'
import { counsellingDeskMessages as messages } from '../admin/messages'

/**
 * A rule is published with whose it is and the document in which it stands; a draft may lack both.
 * @throws ValidationError 400 at the field that is missing
 */
export const checkRule: CollectionBeforeChangeHook<AdmissionRule> = async ({ data, originalDoc, req }) => {
  const rule = { ...originalDoc, ...data }
  if (rule._status !== 'published') return data
  const reject = (path: string, message: string) =>
    new ValidationError({ collection: 'admission-rules', errors: [{ path, message }], req })
  if (!idOf(rule.authority) && !idOf(rule.region)) throw reject('authority', messages.ruleOfNobody)
  const id = idOf(rule.source)
  // Full authority: the kind counts, whoever may read the source.
  const source = id
    ? await req.payload.findByID({ collection: 'sources', id, disableErrors: true, ...asServer(req) })
    : null
  if (!source || !isVerifiedKind(source.kind)) throw reject('source', messages.ruleWithoutSource)
  return data
}
