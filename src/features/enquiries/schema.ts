import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'

/** Constants of the enquiry forms (specification, sections 3, 5 and 9). */

export const ENQUIRY_KINDS = ['contact', 'admission', 'counselling'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]
export const LEAD_STATUSES = ['new', 'contacted', 'in-progress', 'converted', 'closed'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]
/** Ended statuses, which start the retention period. */
export const ENDED_STATUSES: readonly LeadStatus[] = ['converted', 'closed']

/** The outcomes of a contact: by mail from the studio or one's own mail program, by WhatsApp or phone. */
export const CONTACT_OUTCOMES = ['replied', 'mail', 'whatsapp', 'spoke', 'no-answer', 'call-back'] as const
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number]
/** The outcomes that count as an answer. */
export const ANSWERING_OUTCOMES: readonly ContactOutcome[] = ['replied', 'mail', 'whatsapp', 'spoke']
/** The outcomes recorded manually; replies are recorded when sent. */
export const RECORDED_OUTCOMES = ['spoke', 'no-answer', 'call-back', 'whatsapp', 'mail'] as const

/** The subject if none was chosen. */
export const DEFAULT_SUBJECT = 'admission-counseling'
/** The fixed subject of the counselling dialogs. */
export const COUNSELLING_SUBJECT = 'personal-counseling'
export const CONTACT_SUBJECTS = [
  'job-inquiry',
  'admission-guidance',
  'general-inquiry',
  'partnership',
  'support',
  DEFAULT_SUBJECT,
] as const
export const ENQUIRY_COURSES = ['mbbs', 'bds', 'md', 'ms', 'dm', 'mch'] as const
export const ENQUIRY_COUNTRIES = ['india', 'nepal', 'both'] as const

/** The limit of colleges in a comparison. */
export const MAX_COMPARED_COLLEGES = 4
export const MAX_LENGTH = {
  name: 120,
  email: MAX_EMAIL_LENGTH,
  phone: 32,
  neetScore: 20,
  rank: 20,
  category: 60,
  message: 5000,
  state: 80,
  guardianContact: 120,
  replySubject: 200,
  reply: 10_000,
} as const

/** An answer is promised within 24 hours; after 20 the team is warned. */
export const PROMISED_HOURS = 24
export const ESCALATION_HOURS = 20
/** The office hours that an answer may take; with fewer within the promise, it names a later moment. */
export const ANSWER_OFFICE_HOURS = 4
/** The period of the published response times, in days, and the least number of enquiries for it. */
export const ANSWERS_DAYS = 30
export const MIN_ANSWERS = 20
/** Enquiries of one person within this many days form a thread. */
export const THREAD_DAYS = 30

/** The four forms. The two counselling dialogs write the same kind of enquiry. */
export const ENQUIRY_FORMS = ['contact', 'admission', 'counselling', 'counselling-popup'] as const
export type EnquiryFormName = (typeof ENQUIRY_FORMS)[number]

/** Hidden form fields. */
export const FORM_MARKS = { honeypot: 'website', token: 'formToken', key: 'submissionKey' } as const
