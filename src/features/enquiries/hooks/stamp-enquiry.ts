import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { countAsServer, readAsServer } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { consentNow } from '@/cms/personal/consent'
import { accountOfSender } from '@/cms/personal/sent-by'
import { idOf, isRecordId } from '@/lib/database/record-id'
import { env } from '@/lib/env'
import { fieldErrorsOf } from '@/lib/errors/action-result'
import { languageOf } from '@/lib/language'
import { submissionKeys } from '@/lib/spam/submission-key'
import { isSuspected, suspicionsOf } from '@/lib/spam/suspicion'
import { dialledPhone } from '@/lib/text/typed/phone'
import type { Enquiry } from '@/payload-types'
import { deskMessages } from '../admin/desk/desk-messages'
import { kindSchemas } from '../form-schemas'
import { enquiryMessages } from '../messages'
import { ENDED_STATUSES, ENQUIRY_KINDS } from '../schema'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** What the form's action knows beyond the fields, passed in the request's context. */
export interface EnquiryFormSigns {
  /** The form's random key from the browser. */
  formKey?: string
  honeypotFilled: boolean
  /** Age of the form's token in seconds; null without a valid token. */
  fillSeconds: number | null
}

/**
 * Adds the key that prevents duplicates, and the signs of spam.
 * @throws ValidationError at `submissionKey` if the same enquiry was just stored
 */
export const markNewEnquiry: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || worksEnquiries(req.user)) return data
  const { kind, name, email, phone, subject, message, neetScore, course, country, state, college } = data
  // Fields of a comparison only count if there was one, so that the keys of other enquiries stay the same.
  const { colleges, rank, category } = data
  const compared = colleges?.length ? { colleges, rank, category } : {}
  const words = { kind, name, email, phone, subject, message, neetScore, course, country, state, college, ...compared }
  const signs = req.context.enquirySigns as EnquiryFormSigns | undefined
  const [submissionKey, ...earlier] = submissionKeys(words, signs?.formKey)
  if (earlier.length > 0 && (await countEnquiries(req, { submissionKey: { in: earlier } })) > 0) {
    const errors = [
      { path: 'submissionKey', message: enquiryMessages(languageOf(data.language)).errors['already-sent'] },
    ]
    throw new ValidationError({ collection: 'enquiries', errors, req })
  }
  const suspicions = suspicionsOf({
    lines: [name, subject, course, country, state, category],
    // A link to this site, such as to a choice list, is no sign of spam.
    texts: [typeof message === 'string' ? message.replaceAll(`${env.SITE_URL}/`, '') : message],
    honeypotFilled: signs?.honeypotFilled,
    // REST has no form and so no token; the server's own writes need none.
    fillSeconds: req.payloadAPI === 'REST' ? null : signs?.fillSeconds,
    sameWordsFromOthers: message ? await countSameWords(req, message, email) : 0,
  })
  return { ...data, submissionKey, suspicions, suspected: isSuspected(suspicions) }
}

/** Full authority: only the number leaves this function, and the sender may be anyone. */
const countEnquiries = (req: PayloadRequest, where: Where): Promise<number> =>
  countAsServer(req.payload, 'enquiries', where, { req })

/** How many others have sent the same message within a day. */
const countSameWords = (req: PayloadRequest, message: string, email: string) =>
  countEnquiries(req, {
    and: [
      { createdAt: { greater_than: new Date(Date.now() - DAY_MILLISECONDS).toISOString() } },
      { message: { equals: message } },
      { email: { not_equals: email } },
    ],
  })

/** Records a new enquiry's consent and the sender's account. */
export const recordSender: CollectionBeforeChangeHook<Enquiry> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const consent = data.consent ? await consentNow(req) : {}
  return { ...data, ...consent, user: await accountOfSender(req, data) }
}

/** The fields of all forms; those that a kind does not have are dropped. */
const FORM_FIELDS = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'neetScore',
  'rank',
  'category',
  'course',
  'country',
]

/**
 * Enforces the forms' rules and consent for every door. Enquiry workers may enter incomplete ones, such as from a phone
 * call.
 * @throws ValidationError naming each invalid field
 */
export const checkEnquiry: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (!data) return data
  if (operation !== 'create' || worksEnquiries(req.user)) return tidied(data)
  const kind = ENQUIRY_KINDS.find((known) => known === data.kind)
  // The select field validates the kind.
  if (!kind) return data
  const checked = kindSchemas[kind].safeParse(data)
  const hasAgreed = data.consent === true
  if (!checked.success || !hasAgreed) {
    const problems = {
      ...(checked.success ? {} : fieldErrorsOf(checked.error, enquiryMessages(languageOf(data.language)).errors)),
      ...(hasAgreed ? {} : { consent: enquiryMessages(languageOf(data.language)).errors['consent-missing'] }),
    }
    const errors = Object.entries(problems).map(([path, message]) => ({ path, message }))
    throw new ValidationError({ collection: 'enquiries', errors, req })
  }
  const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !FORM_FIELDS.includes(field)))
  return { ...rest, ...checked.data }
}

/** Normalises phone and email, by which enquiries of one person are found. */
function tidied<T extends { phone?: unknown; email?: unknown }>(data: T): T {
  const { phone, email } = data
  return {
    ...data,
    ...(typeof phone === 'string' && phone ? { phone: dialledPhone(phone) ?? phone.trim() } : {}),
    ...(typeof email === 'string' ? { email: email.trim().toLowerCase() } : {}),
  }
}

/** Stamps the first answer and the end of an enquiry. */
export const stampEnquiry: CollectionBeforeChangeHook<Enquiry> = ({ data, originalDoc }) => {
  const now = new Date().toISOString()
  const status = data.status ?? originalDoc?.status ?? 'new'
  const firstResponseAt = data.firstResponseAt === undefined ? originalDoc?.firstResponseAt : data.firstResponseAt
  const isEnded = ENDED_STATUSES.includes(status)
  return {
    ...data,
    firstResponseAt: firstResponseAt ?? (status === 'new' ? null : now),
    closedAt: isEnded ? (originalDoc?.closedAt ?? data.closedAt ?? now) : null,
  }
}

/**
 * Ensures that a new owner may read enquiries. A previous owner stays even if their role has changed.
 * @throws ValidationError at `owner`
 */
export const checkOwner: CollectionBeforeChangeHook<Enquiry> = async ({ data, originalDoc, req }) => {
  const owner = idOf(data.owner)
  // Payload rejects an invalid id after this hook.
  if (!isRecordId(owner) || owner === idOf(originalDoc?.owner)) return data
  // Full authority: counsellors may not read accounts, and only the role is used.
  const person = await readAsServer(req, 'users', owner)
  if (worksEnquiries(person)) return data
  const errors = [{ path: 'owner', message: deskMessages.notAnOwner }]
  throw new ValidationError({ collection: 'enquiries', errors, req })
}
