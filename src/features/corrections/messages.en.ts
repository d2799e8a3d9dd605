import type { FieldMessages, MessagesByCode } from '@/lib/errors/action-result'

const errors = {
  invalid: 'Please look at this field again.',
  'figure-missing': 'Please say which figure is wrong.',
  'right-missing': 'Please say what is right.',
  'evidence-missing': 'Please name the document or the web address where we can read it.',
  'email-invalid': 'Please enter an email address such as name@example.com, or leave this empty.',
  'too-long': ({ max }) => `Please use at most ${max} characters.`,
  'consent-missing': 'Please agree to the privacy policy.',
} as const satisfies FieldMessages
export type CorrectionFieldCode = keyof typeof errors

/** Why a correction is rejected as a whole. */
export const correctionErrorMessages = {
  'unknown-page': 'The page that this is about is not on the site.',
} as const satisfies MessagesByCode

export const correctionMessages = {
  link: {
    question: 'Something wrong?',
    ask: 'Tell us which figure, and where it can be read.',
  },
  title: 'Something wrong?',
  description: 'Tell us which figure of a page is wrong and where the right one can be read.',
  about: 'About',
  lead: 'Tell us which figure is wrong, what is right, and where we can read it. Somebody looks at the document before anything is changed.',
  labels: {
    figure: 'Which figure is wrong?',
    right: 'What is right?',
    evidence: 'Where can we read it?',
    email: 'Email',
  },
  hints: {
    figure: 'For example: fees a year, as 45,000.',
    right: 'The figure, and for which year.',
    evidence: 'A web address, or a document such as a fee receipt or a notice.',
    email: 'Only to answer you. We check the figure without it too.',
  },
  optional: '(optional)',
  allRequired: 'Fill in everything that is not marked optional.',
  leaveEmpty: 'Leave this field empty',
  submit: 'Send correction',
  sending: 'Sending…',
  failed: 'This could not be sent. Please try again.',
  success: {
    title: 'Thank you, your correction is here.',
    answered: 'We check it and write to you what we found.',
    unanswered: 'We check it. If you are right, we change the page.',
    back: 'Back to the page',
  },
  consent: {
    before: 'By sending this you agree that we use what you write to check the figure and to answer you, as the ',
    link: 'Privacy Policy',
    after: ' describes.',
  },
  errors,
} as const

export const correctionMails = {
  receipt: {
    subject: (title: string) => `We have your correction: ${title}`,
    heading: 'Thank you, your correction is here',
    thanks: (title: string) => `Somebody, hopefully you, told us that a figure on the page ${title} is wrong.`,
    next: 'We look at the document before anything is changed, and write to you what we found.',
    notYou: 'If it was not you, somebody mistyped an address and you need not do anything.',
    open: 'Open the page',
  },
  answer: {
    subject: (title: string) => `Your correction: ${title}`,
    heading: 'What came of your correction',
    thanks: (title: string) => `Thank you for writing to us about a figure on the page ${title}.`,
    changed: 'You were right: we have changed it.',
    kept: 'We have looked at it and left the page as it is.',
    open: 'Open the page',
  },
  notice: {
    subject: (title: string) => `Somebody says that a figure is wrong: ${title}`,
    heading: 'A reader says that a figure is wrong',
    figure: (figure: string) => `The figure: ${figure}`,
    right: (right: string) => `What is right: ${right}`,
    evidence: (evidence: string) => `Where it can be read: ${evidence}`,
    open: 'Open the correction',
  },
} as const
