import type { MessagesByCode } from '@/lib/errors/action-result'

/** What a page says once that was led to after something was done. */
const DONE = {
  confirmed: 'Confirmed. We write to you when there is something new, and not otherwise.',
  saved: 'Saved.',
  ended: 'Ended. No more emails of this one.',
  'all-ended': 'All ended. We write to this address no more.',
  revoked: 'The links of all earlier emails no longer open this page. You are on its new link.',
  'too-many': 'Too many attempts. Please try again in an hour.',
} as const satisfies MessagesByCode
export type DoneCode = keyof typeof DONE

/** All messages of the pages by which people confirm, manage and end what we send them. */
export const subscriptionMessages = {
  done: DONE,
  dead: 'This link does not work: it was used, it is too old, or a part of it is missing.',
  manage: {
    title: 'Your alerts',
    for: 'For',
    afterAddress: '. ',
    lead: 'This page opens by the link in our emails, without a password, and shows nothing else about you.',
    none: 'We send nothing to this address.',
    endAll: 'End all emails',
    endAllHint: 'Ends everything on this page at once. Thirty days later we delete the address as well.',
    endAllButton: 'End all',
    endOne: 'End this one',
    revoke: 'Somebody else has one of our emails?',
    revokeHint: 'The links of all emails so far stop opening this page. They can still end the emails.',
    revokeButton: 'New links',
    account: 'With an account',
    accountHint: 'Alerts stand beside your saved jobs and applications.',
    accountLink: 'Create an account with this address',
    again: 'Open the link of our newest email. With an account, your alerts are on the dashboard as well.',
    browse: 'To the dashboard',
  },
  confirm: {
    title: 'Confirm your alert',
    lead: (email: string) => `For ${email}. Nothing is sent before you press the button.`,
    button: 'Yes, write to me',
    ignore: 'You did not ask for this? Close this page, and nobody will write to you.',
    again: 'Set the alert once more and we send a new link.',
    browse: 'Browse Jobs',
  },
  stop: {
    title: 'End these emails',
    lead: (email: string) => `We send them to ${email}. One button ends them, without a password.`,
    button: 'End these emails',
    doneTitle: 'Ended',
    done: 'We send no more of these emails. You can set a new alert whenever you like.',
    home: 'To the first page',
  },
} as const
