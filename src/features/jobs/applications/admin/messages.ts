import { LENGTHS } from '@/cms/fields/checks/checks'
import { MAX_MAIL_LENGTH, MAX_SUBJECT_LENGTH } from '@/cms/mail/templates/template-fields'
import type { MessagesByCode } from '@/lib/errors/action-result'
import { grouped, plural } from '@/lib/text/format'
import type { Meanwhile } from '../moves/admin/planned-moves'

export const applicationDeskMessages = {
  searched: 'Application',
  stageMail: 'Sent when an application moves to this stage.',
  title: 'Applications',
  intro: 'Move people through the stages. You see each mail before it is sent.',
  search: 'Search',
  searchHint: 'Name, email or post',
  stage: 'Stage',
  period: 'Applied',
  anyTime: 'Any time',
  periods: { 7: 'In the last 7 days', 30: 'In the last 30 days' },
  profile: {
    speciality: 'Speciality or degree',
    place: 'Place wanted or current',
    years: 'Experience',
    notice: 'Can begin',
    any: 'Any',
    yearsOrMore: (years: number) => `${years} ${plural('en', years, { one: 'year', other: 'years' })} or more`,
    within: (days: number) => (days === 0 ? 'At once' : `Within ${days} days`),
  },
  board: 'Applications by stage',
  drag: {
    handle: (name: string) => `Move ${name}`,
    how: 'The space bar picks the card up, the left and right arrows choose the stage, the space bar puts it down. Escape takes it back.',
    held: (name: string) => `Holding ${name}.`,
    over: (name: string, stage: string) => `${name} is over ${stage}.`,
    cancelled: (name: string) => `${name} stays where it is.`,
    refused: 'Only the applicant can withdraw.',
  },
  views: { label: 'View', list: 'List', board: 'Board' },
  export: 'Export as CSV',
  vacancy: 'Vacancy',
  allVacancies: 'All vacancies',
  deletedVacancy: 'A vacancy that was deleted',
  ofVacancy: (title: string, count: number) => `${title} (${grouped('en', count)})`,
  count: (count: number) =>
    `${grouped('en', count)} ${plural('en', count, { one: 'application', other: 'applications' })}`,
  none: 'No applications match.',
  columns: {
    applicant: 'Applicant',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    vacancy: 'Post',
    institution: 'Institution',
    stage: 'Stage',
    applied: 'Applied',
    cv: 'CV',
  },
  exported: { applied: 'Applied (India, IST)', notes: 'Notes of the team' },
  moveTo: 'Move to',
  stageOf: (name: string) => `Stage of ${name}`,
  ended: (stage: string) => `${stage} (ended)`,
  openCv: 'Open CV',
  noCv: 'No CV',
  more: (count: number) => `${count} more in the list`,
  one: {
    back: 'Applications',
    notFound: 'There is no such application.',
    registrationNumber: 'Registration number',
    council: 'Medical council',
    yearsOf: 'Years of experience',
    mayBeSentOn: 'May be shown to the hospital',
    yes: 'Yes',
    no: 'No',
    qualification: 'Qualification',
    speciality: 'Speciality',
    registration: 'Registration',
    experience: 'Experience',
    years: (years: number) => `${years} ${plural('en', years, { one: 'year', other: 'years' })}`,
    city: 'City',
    notice: 'Notice period in days',
    placesWanted: 'Places wanted',
    sentOn: 'Shown to the hospital',
    sendOn: 'Send on to the hospital',
    sendOnNote: 'The hospital sees name, contact details, cover note and CV by its link. The audit log names you.',
    noSendOn: 'The applicant has not agreed to be shown to the hospital, or has withdrawn.',
    sendOnDone: 'The hospital has been told.',
    sendOnFailed: 'This could not be sent on',
    note: 'Cover note',
    noNote: 'No cover note.',
    history: 'History',
    withoutMail: 'without a mail',
    setInterview: 'Set day and place',
    others: 'Other applications of this person',
  },
} as const

/** Why applications are not moved. */
export const moveErrorMessages = {
  'subject-missing': 'Give the mail a subject.',
  'subject-too-long': `The subject is too long: ${MAX_SUBJECT_LENGTH} characters at most.`,
  'text-missing': 'Write what the mail says, or move without a mail.',
  'text-too-long': `The text is too long: ${MAX_MAIL_LENGTH} characters at most.`,
  'place-unknown': 'Something stands in braces for which nothing is filled in.',
  'interview-unreadable': 'Give day and time of the interview, for example 15 January 2027, 10:30.',
  'interview-over': 'This moment is over. Give one that is still to come.',
  'day-missing': 'Give day and time of the interview as well.',
  'place-missing': 'Give the place of the interview as well.',
  'place-too-long': `The place is too long: ${LENGTHS.line} characters at most.`,
  'moved-meanwhile': 'Something happened to an application since the page was read. Nothing was moved or sent.',
  'changed-since-preview':
    'Something has changed since you looked, and nothing was moved or sent. Look at the mails again.',
} as const satisfies MessagesByCode

type Happened = Omit<Meanwhile, 'id' | 'steps' | 'stage'> & { stage: string }

export const moveMessages = {
  question: (count: number, stage: string) =>
    plural('en', count, {
      one: `Move this application to ${stage}?`,
      other: `Move ${count} applications to ${stage}?`,
    }),
  page: 'Move an application',
  showAgain: 'Show the mail again',
  meanwhile: 'Since this page was read:',
  happened: ({ name, stage, who, by, at, mailed }: Happened) =>
    `${name}: ${stage} ${who === 'applicant' ? 'by the applicant' : `by ${who === 'you' ? 'you, in another tab' : by}`}, ${at} (IST)${
      who === 'applicant' ? '' : mailed ? ', told by mail' : ', without a mail'
    }.`,
  goOn: 'Move all the same',
  leave: 'Leave it',
  closing: {
    question: (count: number) =>
      plural('en', count, {
        one: 'One applicant still waits for an answer.',
        other: `${count} applicants still wait for an answer.`,
      }),
    note: 'Closing told them nothing. Each mail is shown before it is sent.',
    first: (count: number) =>
      `Closing told them nothing. You can write to the first ${count} at once, then to the others.`,
    write: 'Write to them',
    later: 'Not now',
  },
  loading: 'Writing the mails…',
  none: 'None of them can move: they were withdrawn, are at this stage already, or are gone.',
  staying: (count: number) =>
    plural('en', count, {
      one: 'One stays where it is: withdrawn, at this stage already, or gone.',
      other: `${count} stay where they are: withdrawn, at this stage already, or gone.`,
    }),
  interviewAt: 'Day and time of the interview (India, IST)',
  interviewPlace: 'Place of the interview',
  interviewHint: 'They go into the mail, with a file for the calendar. Leave both empty while it is to be agreed.',
  subject: 'Subject',
  text: 'Text',
  once: 'For this mail only. The template stays as it is.',
  template: 'Change the template',
  recipient: 'To',
  shown: 'The mail as it is sent',
  mail: (to: string) => `Mail to ${to}`,
  send: (count: number) =>
    plural('en', count, { one: 'Move and send the mail', other: `Move and send ${count} mails` }),
  silent: 'Move without a mail',
  cancel: 'Cancel',
  moved: 'Moved.',
  notMoved: 'Nothing was moved',
  again: 'Try again',
} as const
