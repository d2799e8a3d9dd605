/** What the subscriptions of reminders are called. */
export const REMINDER_KIND = 'counselling-dates'

/** Authorities of one mailbox. */
export const MOST_REMINDERS = 20

/** A date is told so many days before it begins; one that is announced later, on the next morning. */
export const DAYS_AHEAD = 3

/** The hour of India at which the mails of the morning begin. */
export const MORNING_HOUR = 7

/** Names of the form fields that carry no answer of the person; `authority` is its address. */
export const REMINDER_MARKS = { honeypot: 'website', authority: 'authority' } as const
