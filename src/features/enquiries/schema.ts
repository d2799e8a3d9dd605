/** Constants of the enquiry forms (specification, sections 3, 5 and 9). */

export const ENQUIRY_KINDS = ['contact', 'admission', 'counselling'] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]
export const LEAD_STATUSES = ['new', 'contacted', 'in-progress', 'converted', 'closed'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]
export const CONTACT_SUBJECTS = [
  'job-inquiry',
  'admission-guidance',
  'general-inquiry',
  'partnership',
  'support',
  'admission-counseling',
] as const
export const ENQUIRY_COURSES = ['mbbs', 'bds', 'md', 'ms', 'dm', 'mch'] as const
export const ENQUIRY_COUNTRIES = ['india', 'nepal', 'both'] as const
