import { RETENTION } from '../personal/retention'

/** How far a subscription is: not confirmed yet, sent, or over. */
export const SUBSCRIPTION_STATES = ['waiting', 'active', 'ended'] as const

/**
 * What ended a subscription: the button of a mail program (RFC 8058) or the link of a mail, the page that manages it,
 * the server of the mailbox, which refused our mails, or the part of the site that sent it.
 */
export const SUBSCRIPTION_ENDS = ['link', 'page', 'bounced', 'sender'] as const
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number]

/** So many mails in a row that the server refuses for good, and nothing more is sent there. */
export const MOST_BOUNCES = 3

/** How long the link that confirms a subscription works, in days. */
export const CONFIRMATION_DAYS = RETENTION.unconfirmedSubscriptionDays

/** What a part of the site calls its subscriptions: it stands in links. */
export const isSubscriptionKind = (kind: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(kind)
