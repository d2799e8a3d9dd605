import { LONGEST_MAIL, LONGEST_SUBJECT } from '@/cms/mail/templates/template-fields'
import type { TextsByCode } from '@/lib/refusals/texts-by-code'
import { plural } from '@/lib/text/format'

/** Why applications are not moved. */
export const moveRefusals = {
  'subject-missing': 'Give the mail a subject.',
  'subject-too-long': `The subject is too long: ${LONGEST_SUBJECT} characters at most.`,
  'text-missing': 'Write what the mail says, or move without a mail.',
  'text-too-long': `The text is too long: ${LONGEST_MAIL} characters at most.`,
  'place-unknown': 'Something stands in braces for which nothing is filled in.',
  'moved-meanwhile': 'Something happened to an application since the page was read. Nothing was moved or sent.',
  'changed-since-preview':
    'Something has changed since you looked, and nothing was moved or sent. Look at the mails again.',
} as const satisfies TextsByCode

interface Happened {
  name: string
  stage: string
  who: 'you' | 'applicant' | 'colleague'
  by: string | null
  at: string
  mailed: boolean | null
}

/** Every sentence of moving applications. */
export const moveTexts = {
  question: (count: number, stage: string) =>
    plural('en', count, {
      one: `Move this application to ${stage}?`,
      other: `Move ${count} applications to ${stage}?`,
    }),
  meanwhile: 'Since this page was read:',
  happened: ({ name, stage, who, by, at, mailed }: Happened) =>
    `${name}: ${stage} ${who === 'applicant' ? 'by the applicant' : `by ${who === 'you' ? 'you, in another tab' : by}`}, ${at} (IST)${
      who === 'applicant' ? '' : mailed ? ', told by mail' : ', without a mail'
    }.`,
  goOn: 'Move all the same',
  leave: 'Leave it',
  loading: 'Writing the mails…',
  none: 'None of them can move: they were withdrawn, are at this stage already, or are gone.',
  staying: (count: number) =>
    plural('en', count, {
      one: 'One stays where it is: withdrawn, at this stage already, or gone.',
      other: `${count} stay where they are: withdrawn, at this stage already, or gone.`,
    }),
  subject: 'Subject',
  text: 'Text',
  once: 'For this once. The template of the stage stays as it is.',
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
