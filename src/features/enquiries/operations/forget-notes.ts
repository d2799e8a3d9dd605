import { forgetAuthorIn } from '@/cms/personal/forget-bylines'

/** Takes a person out of the notes on enquiries that they wrote as staff. */
export const forgetNotes = forgetAuthorIn('enquiries_notes')
