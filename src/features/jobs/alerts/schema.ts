export const ALERT_KIND = 'job-alerts'

/** How often an alert is mailed, most urgent first. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const DEFAULT_FREQUENCY: Frequency = 'daily'
export const isFrequency = (value: unknown): value is Frequency => FREQUENCIES.some((one) => one === value)

/** The limit for one mailbox. */
export const MAX_ALERTS = 20

/** The limit for one mail; the list has the others. */
export const MAX_IN_MAIL = 20

/** The hour in India from which morning mails are sent. */
export const MORNING_HOUR = 7

/** Hidden form fields; `search` is the query of the list. */
export const ALERT_MARKS = { honeypot: 'website', search: 'search' } as const
