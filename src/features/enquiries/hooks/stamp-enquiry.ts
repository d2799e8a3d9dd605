import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { asServer } from '@/cms/access/access'
import { worksEnquiries } from '@/cms/access/roles'
import { consentNow } from '@/cms/personal/consent'
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

/** What a form's action knows beyond the enquiry's own words; handed over in the request's context. */
export interface EnquiryFormSigns {
  /** Random key of the form as the browser holds it. */
  formKey?: string
  honeypotFilled: boolean
  /** Age of the form's token in seconds; null without a token of ours. */
  fillSeconds: number | null
}

/**
 * Marks an enquiry that somebody sent: the key that makes a double submit one row, and what looks like spam.
 * @throws ValidationError at `submissionKey` when the same enquiry has been stored a moment before
 */
export const markNewEnquiry: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || worksEnquiries(req.user)) return data
  const { kind, name, email, phone, subject, message, neetScore, course, country, state, college } = data
  // What came along from a comparison counts only where something did: other enquiries keep their keys.
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
    // A link to this site, such as that of a choice list, speaks against nobody.
    texts: [typeof message === 'string' ? message.replaceAll(`${env.SITE_URL}/`, '') : message],
    honeypotFilled: signs?.honeypotFilled,
    // REST carries no form and so no token; the server's own writes have nothing to prove.
    fillSeconds: req.payloadAPI === 'REST' ? null : signs?.fillSeconds,
    sameWordsFromOthers: message ? await countSameWords(req, message, email) : 0,
  })
  return { ...data, submissionKey, suspicions, suspected: isSuspected(suspicions) }
}

async function countEnquiries(req: PayloadRequest, where: Where): Promise<number> {
  // Full authority: only the number leaves this function, and the sender may be anybody.
  const { totalDocs } = await req.payload.count({ collection: 'enquiries', where, ...asServer(req) })
  return totalDocs
}

/** How many others have sent the same message within a day. */
const countSameWords = (req: PayloadRequest, message: string, email: string) =>
  countEnquiries(req, {
    and: [
      { createdAt: { greater_than: new Date(Date.now() - DAY_MILLISECONDS).toISOString() } },
      { message: { equals: message } },
      { email: { not_equals: email } },
    ],
  })

/**
 * Records of a new enquiry when, and to which text, its sender agreed, and from which account it came. Only the
 * server's own form says whose account that is; over REST it is that of who is signed in, and never a colleague's,
 * who may enter what somebody else asked.
 */
export const recordSender: CollectionBeforeChangeHook<Enquiry> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const consent = data.consent ? await consentNow(req) : {}
  const user = req.user?.role === 'applicant' ? req.user.id : data.user
  return { ...data, ...consent, user }
}

/** What a form may ask; anything that its kind does not ask for is left out. */
const ASKED = ['name', 'email', 'phone', 'subject', 'message', 'neetScore', 'rank', 'category', 'course', 'country']

/**
 * Holds the rules of the forms, the consent that sending them gives among them, for every door. Those who work enquiries may enter an incomplete one,
 * because a person on the phone does not fill a form.
 * @throws ValidationError naming each field that needs mending
 */
export const checkEnquiry: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (!data) return data
  if (operation !== 'create' || worksEnquiries(req.user)) return tidied(data)
  const kind = ENQUIRY_KINDS.find((known) => known === data.kind)
  // The select field itself says which kinds there are.
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
  const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !ASKED.includes(field)))
  return { ...rest, ...checked.data }
}

/** One spelling of phone and e-mail, because they tell which enquiries are one person's. */
function tidied<T extends { phone?: unknown; email?: unknown }>(data: T): T {
  const { phone, email } = data
  return {
    ...data,
    ...(typeof phone === 'string' && phone ? { phone: dialledPhone(phone) ?? phone.trim() } : {}),
    ...(typeof email === 'string' ? { email: email.trim().toLowerCase() } : {}),
  }
}

/** Stamps when somebody answered first, and when an enquiry ended. */
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
 * Who looks after an enquiry may read it. An owner of before stays, also where the role has changed since.
 * @throws ValidationError at `owner`
 */
export const checkOwner: CollectionBeforeChangeHook<Enquiry> = async ({ data, originalDoc, req }) => {
  const owner = idOf(data.owner)
  // Payload itself refuses what is no id, once this hook has run.
  if (!isRecordId(owner) || owner === idOf(originalDoc?.owner)) return data
  // Full authority: a counsellor reads no other accounts, and only whether this one may is used.
  const person = await req.payload.findByID({ collection: 'users', id: owner, disableErrors: true, ...asServer(req) })
  if (worksEnquiries(person)) return data
  const errors = [{ path: 'owner', message: deskMessages.notAnOwner }]
  throw new ValidationError({ collection: 'enquiries', errors, req })
}
