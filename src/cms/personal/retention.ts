const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * Retention periods, in one place: tasks apply them, the privacy page states them, and a test checks the
 * documentation's table.
 */
export const RETENTION = {
  /** From sign-up, if the email is not verified. */
  unverifiedAccountDays: 7,
  /** Without use. */
  sessionDays: 7,
  /** The longest validity of a one-time link. */
  linkDays: 7,
  /** The CV and the note of an application, from its withdrawal. */
  withdrawnPapersDays: 30,
  /** A CV in neither a profile nor an application, from its upload. */
  unusedResumeDays: 7,
  /** The CV, the note and the team's notes of an application, from its end. */
  endedPapersMonths: 24,
  /** From closing; the enquiry is then anonymised. */
  closedEnquiryMonths: 24,
  /** A reader's correction, from its submission. */
  correctionMonths: 24,
  /** An unconfirmed vacancy submission, from its submission. */
  unconfirmedPostingDays: 2,
  /** A hospital's submission data, from its last change. */
  closedPostingMonths: 24,
  /** View counts of a vacancy, from their day. */
  vacancyViewMonths: 24,
  /** Deleted by staff, until permanent deletion. */
  trashDays: 30,
  /** An unconfirmed subscription, from its request. */
  unconfirmedSubscriptionDays: 7,
  /** A subscription, from its end. */
  endedSubscriptionDays: 30,
  /** The share link of a choice list, from its creation. */
  sharedListDays: 30,
  /** A failed mail, from its creation. */
  failedMailDays: 30,
  /** An entry of the audit log. */
  auditLogMonths: 24,
} as const

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MILLISECONDS)

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MILLISECONDS)

/** The same UTC day some months earlier; the last of the month if it does not exist. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // 29 February would overflow into March of a common year, and its data be deleted early.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}
