import { RESUME_READERS } from '@/cms/personal/reader-messages.en'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages.en'
import type { FieldMessages } from '@/lib/errors/action-result'
import { applicationErrorMessages, jobMessages } from '../messages.en'

/** What is wrong with a field of the form, as the sentence beside it. */
export const applyFieldMessages = {
  invalid: 'Please look at this field again.',
  'note-too-long': 'Keep the cover note to at most 4,000 characters.',
  'resume-not-pdf': 'Choose a PDF file.',
  'resume-too-large': 'The file is larger than 5 MB. Choose a smaller one.',
  'resume-missing': 'Choose the CV to send.',
  'resume-or-none': 'You chose a file, and to send no CV. Choose one of them.',
  'resume-gone': 'This CV is not kept any more. Choose another one.',
} as const satisfies FieldMessages

/** The texts around applying. */
export const applyMessages = {
  optional: '(optional)',
  applyNow: 'Apply Now',
  applied: 'Applied',
  facts: {
    institution: 'Institution',
    confidential: 'Confidential institution',
    department: 'Department',
    location: 'Location',
    experience: 'Experience',
    type: 'Type',
    salary: 'Salary',
    sample: jobMessages.sampleNote,
  },
  cancel: 'Cancel',
  close: 'Close',
  ofStaff: 'This account works in the studio and cannot apply. Use an account of your own.',
  pleaseSignIn: 'Please sign in to apply for this position',
  signIn: 'Sign In / Sign Up',
  loading: 'Loading your details...',
  sending: 'Sending...',
  coverNote: 'Cover note',
  coverNoteHint: 'Two or three sentences are enough.',
  resume: 'CV',
  resumeChoices: {
    profile: 'The CV in my profile ({name})',
    earlier: 'The CV that I sent before ({name})',
    new: 'Another file',
    none: 'No CV',
  },
  ready: {
    lead: 'Your profile has all that this application needs.',
    name: 'Name',
    resume: 'CV',
    qualification: 'Degrees',
    registration: 'Registration',
    more: 'Add a note or send another CV',
  },
  mayBeSentOn:
    'The team may show this application, with its file, to the institution that offers the post. Without this only our administrators read it.',
  resumeFile: 'CV as a file',
  resumeHint: `A PDF of at most 5 MB. ${RESUME_READERS}`,
  keepResume: 'Use this for my next applications',
  keepInstead: 'Use this for my next applications, in place of {name}',
  carries: 'Your application carries your name, email and phone, this note and the CV that you choose here.',
  consent: {
    before: 'By applying you agree that we use these details for your application, as the ',
    link: 'Privacy Policy',
    after: ' describes.',
  },
  consentMissing: 'Please agree to the privacy policy.',
  withdrawnBefore:
    'You withdrew your application for this post. Applying again renews it with the note and the CV of this form.',
  successTitle: 'Application Successful!',
  success: 'You have successfully applied for this position!',
  successToast: 'Job application submitted successfully!',
  viewDashboard: 'View Dashboard',
  alreadyApplied: applicationErrorMessages['already-applied'],
  failedToSubmit: 'Failed to submit job application. Please try again.',
  failed: 'Failed to apply for job',
  notSignedIn: 'User must be logged in to apply for jobs',
  resumeTooLarge: applyFieldMessages['resume-too-large'],
  resumeAgain: fileErrorMessages['file-again'],
  pageTitle: 'Apply: {title}',
} as const
