/** What the subscriptions of alerts are called. */
export const ALERT_KIND = 'job-alerts'

/** How often an alert writes, most urgent first: as soon as there is something, every morning, once a week. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const DEFAULT_FREQUENCY: Frequency = 'daily'
export const isFrequency = (value: unknown): value is Frequency => FREQUENCIES.some((one) => one === value)

/** Alerts of one mailbox. */
export const MOST_ALERTS = 20

/** Vacancies that one mail names; the list has the others. */
export const MOST_IN_MAIL = 20

/** The hour of India at which the mails of the morning begin. */
export const MORNING_HOUR = 7

/** Names of the form fields that carry no answer of the person; `search` is the query of the list. */
export const ALERT_MARKS = { honeypot: 'website', search: 'search' } as const
