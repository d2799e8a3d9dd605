const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * How long personal data is kept, in one place: tasks keep to it, the privacy page states it, and the documentation's
 * table is held to it by a test.
 */
export const RETENTION = {
  /** From signing up, when the address is not verified. */
  unverifiedAccountDays: 7,
  /** Without use. */
  sessionDays: 7,
  /** The longest that a one-time link works. */
  linkDays: 7,
  /** The CV and the note of an application, from its withdrawal. */
  withdrawnPapersDays: 30,
  /** A CV that neither the profile nor an application holds, from its upload. */
  unusedResumeDays: 7,
  /** The CV, the note and the team's notes of an application, from its end. */
  endedPapersMonths: 24,
  /** From its closing; then an enquiry loses everything that points to a person. */
  closedEnquiryMonths: 24,
  /** What a reader wrote of a figure, from its sending. */
  correctionMonths: 24,
  /** A vacancy that somebody sent in and nobody confirmed, from its sending. */
  unconfirmedPostingDays: 2,
  /** What a hospital sent with a vacancy, from the last change of it. */
  closedPostingMonths: 24,
  /** How often a vacancy was opened, from the day. */
  vacancyViewMonths: 24,
  /** What staff delete, before it is gone for good. */
  trashDays: 30,
  /** A pending intent to be written to that its mailbox never confirmed, from its writing. */
  unconfirmedSubscriptionDays: 7,
  /** A subscription to mails, from its end. */
  endedSubscriptionDays: 30,
  /** The link to a list of choices, from its making. */
  sharedListDays: 30,
  /** A mail that could not be sent, from its writing. */
  failedMailDays: 30,
  /** An entry of the audit log. */
  auditLogMonths: 24,
} as const

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MILLISECONDS)

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MILLISECONDS)

/** The same day so many months earlier, by the calendar of UTC; the last of its month where there is no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // 29 February runs over into March of a year without one: what is of that day would go before its time.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}
