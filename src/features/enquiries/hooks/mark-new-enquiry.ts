import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { worksEnquiries } from '@/cms/access/roles'
import { submissionKeys } from '@/lib/spam/submission-key'
import { isSuspected, suspicionsOf } from '@/lib/spam/suspicion'
import { languageOf } from '@/lib/text/language'
import { enquiryMessages } from '../messages'

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
  if (await isStored(req, earlier)) {
    const errors = [
      { path: 'submissionKey', message: enquiryMessages(languageOf(data.language)).errors['already-sent'] },
    ]
    throw new ValidationError({ collection: 'enquiries', errors, req })
  }
  const suspicions = suspicionsOf({
    lines: [name, subject, course, country, state, category],
    texts: [message],
    honeypotFilled: signs?.honeypotFilled,
    // REST carries no form and so no token; the server's own writes have nothing to prove.
    fillSeconds: req.payloadAPI === 'REST' ? null : signs?.fillSeconds,
    sameWordsFromOthers: message ? await countSameWords(req, message, email) : 0,
  })
  return { ...data, submissionKey, suspicions, suspected: isSuspected(suspicions) }
}

async function isStored(req: PayloadRequest, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return false
  // Full authority: the key is nobody's to read, and the sender may be anybody.
  const { totalDocs } = await req.payload.count({
    collection: 'enquiries',
    where: { submissionKey: { in: keys } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

async function countSameWords(req: PayloadRequest, message: string, email: string): Promise<number> {
  // Full authority: only the number leaves this function.
  const { totalDocs } = await req.payload.count({
    collection: 'enquiries',
    where: {
      and: [
        { createdAt: { greater_than: new Date(Date.now() - DAY_MILLISECONDS).toISOString() } },
        { message: { equals: message } },
        { email: { not_equals: email } },
      ],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs
}
