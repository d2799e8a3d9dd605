import { forgetAuthorIn } from '@/cms/personal/forget-bylines'

/** Takes a person out of what they did with enquiries as staff: their notes, and their calls and mails. */
export const forgetEnquiryWork = [forgetAuthorIn('enquiries_notes'), forgetAuthorIn('enquiries_contacts')]
