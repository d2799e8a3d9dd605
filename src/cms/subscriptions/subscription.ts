import { RETENTION } from '../personal/retention'

/** State: unconfirmed, active, or ended. */
export const SUBSCRIPTION_STATES = ['waiting', 'active', 'ended'] as const

/**
 * What ended a subscription: a mail program's button (RFC 8058) or the link in a mail, the manage page, the mailbox's
 * server, or the feature that sent it.
 */
export const SUBSCRIPTION_ENDS = ['link', 'page', 'bounced', 'sender'] as const
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number]

/** Consecutive permanent rejections after which nothing more is sent. */
export const MAX_BOUNCES = 3

/** Validity of a confirmation link in days. */
export const CONFIRMATION_DAYS = RETENTION.unconfirmedSubscriptionDays

/** A feature's name for its subscriptions, part of links. */
export const isSubscriptionKind = (kind: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(kind)
