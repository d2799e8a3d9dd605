import { eraseAuthorIn } from '@/cms/personal/erase-bylines'

/** Takes a person out of what they did with enquiries as staff: their notes, and their calls and mails. */
export const eraseEnquiryWork = [eraseAuthorIn('enquiries_notes'), eraseAuthorIn('enquiries_contacts')]
