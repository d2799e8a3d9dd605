export const REMINDER_KIND = 'counselling-dates'

/** Authorities of one mailbox. */
export const MAX_REMINDERS = 20

/** Days before a date at which it is sent; later announcements follow the next morning. */
export const DAYS_AHEAD = 3

/** Hour in India at which morning mails start. */
export const MORNING_HOUR = 7

/** Hidden form fields; `authority` is its slug. */
export const REMINDER_MARKS = { honeypot: 'website', authority: 'authority' } as const
