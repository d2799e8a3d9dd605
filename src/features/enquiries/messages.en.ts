import type { FieldMessages } from '@/lib/errors/action-result'
import { grouped, plural } from '@/lib/text/format'
import type { AnswerTimes } from './operations/enquiry-queries'
import { ANSWERS_DAYS, type EnquiryFormName, PROMISED_HOURS } from './schema'

const FAILED_CONTACT = 'Failed to submit contact form. Please try again.'
const FAILED_ADMISSION = 'Failed to submit admission form. Please try again.'

const MINUTES = 60

/** A time of waiting, rounded up: "25 minutes", "3 hours". */
function waited(hours: number): string {
  if (hours < 1) {
    const minutes = Math.max(1, Math.ceil(hours * MINUTES))
    return `${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}`
  }
  const whole = Math.ceil(hours)
  return `${whole} ${plural('en', whole, { one: 'hour', other: 'hours' })}`
}

/** All messages of the enquiry forms, the specification's word for word. */
export const enquiryMessages = {
  success: {
    contact: { title: 'Contact form submitted successfully!' },
    admission: {
      title: 'Admission inquiry submitted successfully!',
      text: 'Thank you! Your enquiry has been submitted.',
    },
    counselling: { title: 'Thank you! Our team will contact you soon.' },
    'counselling-popup': {
      title: 'Thank you! Our team will contact you soon.',
      text: 'Your enquiry has been submitted.',
    },
  } satisfies Record<EnquiryFormName, { title: string; text?: string }>,
  failed: {
    contact: FAILED_CONTACT,
    admission: FAILED_ADMISSION,
    counselling: FAILED_CONTACT,
    'counselling-popup': FAILED_ADMISSION,
  } satisfies Record<EnquiryFormName, string>,
  unexpected: 'An unexpected error occurred.',
  /** When the answer comes, as far as it can be promised. */
  promise: {
    within: 'We answer within 24 hours, in English or Hindi.',
    by: (moment: string) => `We answer by ${moment} (India time), in English or Hindi: our office is closed meanwhile.`,
    openDays: 'We answer on the next day that our office is open, in English or Hindi.',
  },
  after: {
    page: 'Your message has arrived',
    title: 'What happens next',
    steps: [
      'We tell you by email that it has arrived. No email after an hour? Look in the spam folder, or write again.',
      'A counsellor reads it and answers by email, or calls you if you gave a number.',
    ],
    call: 'If it cannot wait, call',
    again: 'Send another message',
    back: 'Back to the page',
  },
  submit: {
    contact: 'Send message',
    admission: 'Send enquiry',
    counselling: 'Request counselling',
    'counselling-popup': 'Request counselling',
  } satisfies Record<EnquiryFormName, string>,
  sending: 'Sending…',
  optional: '(optional)',
  leaveEmpty: 'Leave this field empty',
  allRequired: 'Fill in everything that is not marked optional.',
  consent: {
    before: 'By sending this you agree that we use your details to answer you, as the ',
    link: 'Privacy Policy',
    after: ' describes.',
  },
  labels: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    neetScore: 'NEET score',
    rank: 'Your all-India rank',
    category: 'Category',
    colleges: 'Colleges compared',
    course: 'Course',
    country: 'Country',
    college: 'College',
    message: 'Message',
    guardianContact: 'How do we reach a parent?',
  },
  hints: {
    phone: 'Indian or Nepali number; others with their country code.',
    neetScore: 'From 0 to 720.',
    rank: 'As on your NEET score card, for example 25,000.',
    guardianContact:
      'A phone number or an email address. We answer you. A parent should be there when it comes to seats and fees.',
  },
  nothingChosen: 'Not decided yet',
  subjects: {
    'admission-counseling': 'Admission counselling',
    'job-inquiry': 'Job enquiry',
    'admission-guidance': 'Admission guidance',
    'general-inquiry': 'General enquiry',
    partnership: 'Partnership',
    support: 'Support',
    'personal-counseling': 'Personal counselling',
  },
  courses: { mbbs: 'MBBS', bds: 'BDS', md: 'MD', ms: 'MS', dm: 'DM', mch: 'MCh' },
  countries: { india: 'India', nepal: 'Nepal', both: 'India and Nepal' },
  /** What became of the promise lately; the share is rounded down, so that it never promises more. */
  answeredLately: ({ number, inTime, medianHours }: AnswerTimes) => {
    const share = `${Math.floor((inTime / number) * 100)} % of ${grouped('en', number)} enquiries of the last ${ANSWERS_DAYS} days were answered within ${PROMISED_HOURS} hours`
    return medianHours === null ? `${share}.` : `${share}, half of them within ${waited(medianHours)}.`
  },
  errors: {
    invalid: 'Please look at this field again.',
    'name-missing': 'Please enter your name.',
    'email-invalid': 'Please enter an email address such as name@example.com.',
    'phone-missing': 'Please enter your phone number.',
    'phone-invalid':
      'Please enter a phone number of India or Nepal, or one with its country code, for example +91 98765 43210.',
    'message-missing': 'Please write a message.',
    'neet-score-invalid': 'Please enter a whole number from 0 to 720.',
    'rank-invalid': 'Please enter your rank as a whole number, for example 25,000.',
    'not-a-choice': 'Please choose one of the list.',
    'too-long': ({ max }) => `Please use at most ${max} characters.`,
    'consent-missing': 'Please agree to the privacy policy.',
    'already-sent': 'This enquiry has already been sent.',
  } satisfies FieldMessages,
  dialogs: {
    counselling: {
      title: 'Personal Counseling',
      lead: 'Tell us where you stand. A counsellor calls you back.',
      open: 'Book Personal Counseling',
    },
    'counselling-popup': {
      title: 'Counselling request',
      lead: 'Ask one question or tell us your plan; a counsellor answers you.',
      open: 'Talk to a counsellor',
    },
  },
  closeDialog: 'Close',
} as const
