import { LENGTHS } from '@/cms/fields/checks/checks'
import { LONGEST_MAIL, LONGEST_SUBJECT } from '@/cms/mail/templates/template-fields'
import type { MessagesByCode } from '@/lib/errors/action-result'
import { plural } from '@/lib/text/format'
import type { Meanwhile } from './planned-moves'

/** Why applications are not moved. */
export const moveErrorMessages = {
  'subject-missing': 'Give the mail a subject.',
  'subject-too-long': `The subject is too long: ${LONGEST_SUBJECT} characters at most.`,
  'text-missing': 'Write what the mail says, or move without a mail.',
  'text-too-long': `The text is too long: ${LONGEST_MAIL} characters at most.`,
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

/** Every sentence of moving applications. */
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
