import type { FieldMessages, MessagesByCode } from '@/lib/errors/action-result'
import { dayText, plural } from '@/lib/text/format'
import { DAYS_AHEAD, MAX_REMINDERS } from './schema'

/** Why a reminder is rejected. */
export const reminderErrorMessages = {
  'too-many-reminders': `An address is reminded of at most ${MAX_REMINDERS} authorities. End one that you no longer need.`,
  'no-such-authority': 'This authority is no longer on the site.',
} as const satisfies MessagesByCode

const errors = {
  'email-invalid': 'Please enter an email address such as name@example.com.',
  'too-long': 'This is too long.',
  'ask-a-parent': 'Ask a parent to have the emails sent to their own address.',
  invalid: 'Please check this field.',
} as const satisfies FieldMessages
export type ReminderFieldCode = keyof typeof errors

/** All messages of the reminder form and of lists of reminders. */
export const reminderMessages = {
  title: 'Remind me by email',
  lead: `We write ${DAYS_AHEAD} days before a date of this authority begins, or the morning after it is announced. One email a day at most. No account needed.`,
  email: 'Your email',
  submit: 'Remind me',
  sending: 'One moment …',
  hint: 'We send a link to confirm. Every email has a link that ends it.',
  leaveEmpty: 'Leave this empty',
  consent: { before: 'We use the address for these reminders alone, by our ', link: 'Privacy Policy', after: '.' },
  waitingTitle: 'Look in your mailbox',
  waiting: 'We have sent you a link. Once you confirm it, we write before a date begins.',
  active: 'You will be reminded. You see it on your dashboard as well.',
  failed: 'The reminder could not be set. Please try again.',
  mend: 'Please check the address.',
  row: (name: string) => `Counselling dates: ${name}`,
  asked: (day: string) => `Asked for on ${day}`,
  none: 'No email so far',
  last: (day: string) => `Last email ${day}`,
  errors,
} as const

export const reminderMails = {
  confirm: {
    subject: (name: string) => `Confirm: reminders of ${name}`,
    heading: 'One more step',
    lead: (name: string) =>
      `Somebody, hopefully you, asked us to write to this address before counselling dates of ${name}.`,
    ignore:
      'If it was not you, do nothing: without the button nobody writes to you, and we forget the address in a week.',
    button: 'Confirm the reminder',
  },
  known: {
    subject: (name: string) => `Your reminders: ${name}`,
    heading: 'You have this reminder, or enough others',
    lead: (name: string) => `Somebody, hopefully you, asked for reminders of ${name} once more. Nothing has changed.`,
    button: 'Your reminders',
  },
  news: {
    subject: (count: number, what: string, day: string) =>
      plural('en', count, { one: `${what}: ${dayText('en', day)}`, other: `${count} dates of counselling` }),
    lead: 'By the notices of the authorities. Dates can move: look at the official site before you act.',
    day: (from: string, to: string) =>
      from === to ? dayText('en', from) : `${dayText('en', from)} to ${dayText('en', to)}`,
    notice: (title: string) => `Notice: ${title}`,
    site: 'Official site',
    change: 'Change what we write of',
    end: 'End these emails',
  },
} as const
