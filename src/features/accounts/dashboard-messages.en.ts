import { RESUME_READERS } from '@/cms/personal/reader-messages.en'
import { enumerated, plural } from '@/lib/text/format'
import type { PersonKind, ProfileField } from './profile/person-kind'

const filledIn = (done: number, total: number) => `${done} of ${total} filled in`

/** What a profile can hold, inside a sentence. */
const PROFILE_FIELDS: Record<ProfileField, string> = {
  fullName: 'full name',
  phone: 'phone',
  photo: 'profile photo',
  qualification: 'qualification',
  speciality: 'speciality',
  registrationNumber: 'registration number',
  registrationCouncil: 'medical council',
  experienceYears: 'years of experience',
  currentCity: 'current city',
  noticePeriodDays: 'notice period',
  placesWanted: 'places wanted',
  resume: 'CV',
  kind: 'what you are',
}

/** The dashboard: profile, figures, lists. */
export const dashboard = {
  title: 'Dashboard',
  parts: { label: 'Dashboard', overview: 'Overview', profile: 'Profile', account: 'Account settings' },
  profileLabel: 'Profile',
  phone: 'Phone',
  memberSince: 'Member since',
  completeness: 'Profile completeness',
  completenessOf: filledIn,
  complete: 'Your profile is complete.',
  stillMissing: (done: number, total: number, fields: readonly ProfileField[]) =>
    `${filledIn(done, total)}. Still missing: ${enumerated(
      'en',
      fields.map((field) => PROFILE_FIELDS[field]),
    )}.`,
  changePhoto: 'Change profile photo',
  photoAlt: 'Your profile photo',
  editProfile: 'Edit profile',
  accountSettings: 'Account settings',
  studio: 'Studio',
  home: 'Home',
  active: 'Active Applications',
  all: 'All applications',
  savedColleges: 'Saved colleges',
  savedJobs: 'Saved jobs',
  applications: 'Job applications',
  browseJobs: 'Browse Jobs',
  noApplications: 'No applications yet',
  noApplicationsText: 'Apply for a vacancy and follow every step of it here.',
  viewColleges: 'View All Colleges',
  noColleges: 'No saved colleges',
  noCollegesText: 'Press “Save College” on a college to keep it here.',
  noJobs: 'No saved jobs',
  noJobsText: 'Press “Save Job” on a vacancy to keep it here until its last day.',
  goneColleges: (count: number) =>
    plural('en', count, {
      one: 'One saved college is no longer listed.',
      other: `${count} saved colleges are no longer listed.`,
    }),
  closedJobs: (count: number) =>
    plural('en', count, {
      one: 'One saved vacancy is no longer open.',
      other: `${count} saved vacancies are no longer open.`,
    }),
} as const

/** What a profile can hold, in the order in which its completeness asks for it. */
export const profileFields = {
  fullName: 'Full name',
  phone: 'Phone',
  photo: 'Profile photo',
  qualification: 'Qualification',
  speciality: 'Speciality',
  registrationNumber: 'Registration number',
  registrationCouncil: 'Medical council',
  experienceYears: 'Years of experience',
  currentCity: 'Current city',
  noticePeriodDays: 'Notice period in days',
  placesWanted: 'Places where you would work',
  resume: 'CV',
  kind: 'What you are',
} as const

export const profileForms = {
  optional: '(optional)',
  kind: 'I am',
  kindHint: 'Doctors are asked for their qualification, registration and CV; nobody else is.',
  kinds: {
    doctor: 'A doctor or another health professional',
    aspirant: 'An aspirant, looking for a seat',
    parent: 'A parent or guardian',
  } satisfies Record<PersonKind, string>,
  hints: {
    phone: 'With country code if it is not an Indian number.',
    qualification: 'For example MBBS, MD (General Medicine).',
    noticePeriodDays: '0 if you can begin at once.',
    placesWanted: 'Cities, with commas between them.',
    registrationCouncil: 'For example Bihar Medical Council or Nepal Medical Council.',
    photo: 'JPEG, PNG, WebP, GIF or AVIF, up to 16 MB. It is cut to a square.',
    resume: 'PDF, up to 5 MB.',
  },
  save: 'Save profile',
  saveProfessional: 'Save details',
  saving: 'Saving…',
  upload: 'Upload photo',
  uploadResume: 'Upload CV',
  uploading: 'Uploading…',
  removing: 'Removing…',
} as const

export const profile = {
  title: 'Profile',
  person: 'About you',
  personLead: 'Your name and phone number as employers and counsellors see them.',
  photo: 'Profile photo',
  professional: 'Professional details',
  professionalLead: 'Filled in once, used with every application. Everything here is optional.',
  resume: 'CV',
  resumeLead: `One PDF, kept private. ${RESUME_READERS}`,
  removePhoto: 'Remove photo',
  removeResume: 'Remove CV',
  uploadedOn: (date: string) => `uploaded ${date}`,
  updated: 'Profile updated successfully!',
  updateFailed: (message: string) => `Failed to update profile: ${message}`,
  photoFailed: (message: string) => `Failed to upload photo: ${message}`,
  resumeFailed: (message: string) => `Failed to upload CV: ${message}`,
  checkFields: 'please mend the marked fields.',
  tryAgain: 'please try again in a moment.',
  signInAgain: 'please sign in again.',
} as const

/** A parent's consent to the account of a minor. */
export const guardian = {
  /** On the parent's page. */
  title: 'Agreement of a parent',
  lead: (email: string) => [
    `The owner of ${email} is under 18 and names you as a parent or guardian.`,
    'If you agree, they can keep colleges and lists, share a list by a link, and have alerts and reminders by email.',
    'If you do not agree, do nothing. Then we keep none of this. Questions that they send us are answered either way.',
    'You can withdraw at any time by the link of our email.',
  ],
  agree: 'I am their parent or guardian, and I agree',
  agreedOn: (day: string) => `You agreed on ${day}.`,
  withdrawLead: 'Withdrawing deletes their saved colleges, vacancies and lists, and ends alerts and reminders.',
  withdraw: 'Withdraw my agreement',
  withdrawn: 'Your agreement is withdrawn. What they had saved is deleted, and alerts and reminders have ended.',
  dead: 'This link does not work, or another parent was named since.',
  /** In a minor's settings. */
  section: 'A parent agrees',
  sectionLead: 'You said that you are under 18. A parent has to agree before we keep lists or send alerts.',
  waits: 'Nobody has agreed yet.',
  hasAgreed: (day: string) => `A parent agreed on ${day}.`,
  ask: 'Ask this parent',
  asked: (email: string) => `We have sent an email to ${email}.`,
  agreedAlready: 'A parent has agreed already. They can withdraw by the link of our email.',
  ofAge: 'I am 18 now',
  /** On the overview. */
  notice: 'A parent has to agree before you can save colleges, keep lists or have alerts.',
  noticeLink: 'Ask a parent',
} as const

export const settingsForms = {
  newEmail: 'New email address',
  changeEmail: 'Change email address',
  newPassword: 'New password',
  changePassword: 'Change password',
  deletionConfirm: 'I want to delete my account for good.',
  delete: 'Delete my account',
  working: 'One moment…',
} as const

export const settings = {
  title: 'Account settings',
  email: 'Email address',
  emailLead: (email: string) => `You sign in with ${email}.`,
  emailPending: (email: string) => `A change to ${email} waits for confirmation there.`,
  emailSent: (email: string) => `We have sent a link to ${email}. Your address changes when you confirm it there.`,
  sameEmail: 'This is your address already.',
  password: 'Password',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  wrongPassword: 'This is not your current password.',
  sessions: 'Devices',
  sessionsLead: 'Ends every session of your account, on this device too.',
  signOutEverywhere: 'Sign out everywhere',
  data: 'Your data',
  dataLead: 'Everything we keep about you, as one JSON file.',
  download: 'Download my data',
  deletion: 'Delete account',
  deletionLead:
    'Removes your account with profile, photo, CVs and saved lists. Every application goes with it, also one that is still under way; what you began and did not send is kept nowhere. Alerts and reminders end at once, and corrections that you sent are deleted. Messages that you sent us through a form, signed in or from your verified address, lose your name, contact details and text. Vacancies that you sent in from your verified address lose their links, and what you sent is deleted. Those on the site stay there. A last email tells you that it is done. It cannot be undone.',
  deletionConfirmMissing: 'Tick the box to confirm.',
} as const
