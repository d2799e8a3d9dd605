import type { FieldMessages, MessagesByCode } from '@/lib/errors/action-result'
import { plural } from '@/lib/text/format'
import { MAX_ALERTS } from './schema'

const vacancies = (count: number) => `${count} ${plural('en', count, { one: 'vacancy', other: 'vacancies' })}`
const posts = (count: number) => `${count} new ${plural('en', count, { one: 'post', other: 'posts' })}`

/** Why an alert is rejected. */
export const alertErrorMessages = {
  'too-many-alerts': `An address has at most ${MAX_ALERTS} alerts. End one that you no longer need.`,
} as const satisfies MessagesByCode

const errors = {
  'email-invalid': 'Please enter an email address such as name@example.com.',
  'too-long': 'This is too long.',
  invalid: 'Please check this field.',
} as const satisfies FieldMessages
export type AlertFieldCode = keyof typeof errors

/** All messages of the form that sets an alert, and of the lists that show alerts. */
export const alertMessages = {
  title: {
    any: 'All posts',
    ownWords: (isAfterNames: boolean) => (isAfterNames ? 'further words' : 'Posts by a search in words'),
    at: (what: string, place: string) => `${what} in ${place}`,
    words: (words: string) => `“${words}”`,
  },
  details: { walkIn: 'with a walk-in interview', words: (words: string) => `with the words “${words}”` },
  offer: {
    title: 'New jobs by email',
    lead: (what: string) => `${what}. One email a day at most. No new job, no email. No account needed.`,
    email: 'Your email',
    frequency: 'How often',
    submit: 'Set the alert',
    sending: 'One moment …',
    hint: 'We send a link to confirm. Every email has a link that stops it.',
    leaveEmpty: 'Leave this empty',
    consent: { before: 'We use the address for this alert alone, by our ', link: 'Privacy Policy', after: '.' },
    waitingTitle: 'Look in your mailbox',
    waiting: 'We have sent you a link. Once you confirm it, we write when there is something new.',
    active: 'Your alert is set. It stands on your dashboard as well.',
    failed: 'The alert could not be set. Please try again.',
    mend: 'Please check the address.',
    account: 'Keep it with an account instead',
  },
  page: {
    title: 'Set an alert',
    lead: 'You get an email when such a post is new. Without an account, if you like.',
    back: 'Back to the list',
  },
  frequencies: { 'at-once': 'At once', daily: 'Every morning', weekly: 'Once a week' },
  row: {
    none: 'No email so far',
    last: (day: string, count: number) => `Last email ${day}: ${vacancies(count)}`,
    keep: 'Keep',
  },
  dashboard: {
    title: 'Alerts',
    none: 'No alerts yet',
    noneText: 'Set an alert under a list of jobs. We write when there is a new one.',
  },
  errors,
} as const

export const alertMails = {
  confirm: {
    subject: (what: string) => `Confirm your alert: ${what}`,
    heading: 'One more step',
    lead: (what: string) =>
      `Somebody, hopefully you, asked us to write to this address when there are new posts: ${what}.`,
    ignore:
      'If it was not you, do nothing: without the button nobody writes to you, and we forget the address in a week.',
    button: 'Confirm the alert',
  },
  known: {
    subject: (what: string) => `Your alert: ${what}`,
    heading: 'You have this alert, or enough others',
    lead: (what: string) => `Somebody, hopefully you, asked for this alert once more: ${what}. Nothing has changed.`,
    button: 'Your alerts',
  },
  news: {
    subject: (count: number, what: string) => `${posts(count)}: ${what}`,
    several: 'your alerts',
    since: (day: string) => `Since your last email on ${day}.`,
    first: 'The first ones since you set the alert.',
    lastDay: (day: string) => `Apply until ${day}`,
    all: 'All open posts of this search',
    more: (count: number) => `The list has ${posts(count)} more.`,
    asked: (frequency: string, day: string) => `You asked for this on ${day}: ${frequency}.`,
    change: 'Change how often, or what',
    end: 'End these emails',
  },
} as const
