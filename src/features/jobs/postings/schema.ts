/** Constants of the vacancies that hospitals send in. */

/**
 * How far a vacancy is that a hospital sent: its mailbox is not proved yet; it waits for the team; the team asked for a
 * change; it is on the site; the team declined it; or the hospital took it back.
 */
export const POSTING_STATES = ['unconfirmed', 'waiting', 'changes-asked', 'published', 'declined', 'closed'] as const
export type PostingState = (typeof POSTING_STATES)[number]

/** What the team can answer to one that waits. */
export const POSTING_ANSWERS = ['published', 'changes-asked', 'declined'] as const
export type PostingAnswer = (typeof POSTING_ANSWERS)[number]

/** Whether the team can answer it. */
export const isAnswerable = ({ state }: { state: PostingState }): boolean =>
  ['waiting', 'changes-asked', 'declined'].includes(state)

/** What is filled in for each hospital where it stands in braces in a mail. */
export const POSTING_PLACES = ['name', 'post', 'institution', 'reason', 'brand'] as const

/** Most characters of what the team answers. */
export const LONGEST_REASON = 2000

/** For how many days a vacancy of a hospital can be open before it has to be renewed. */
export const LONGEST_OPEN_DAYS = 120

/** How long the link holds that proves the mailbox. */
export const CONFIRM_HOURS = 48

/** Names of the form fields that carry no answer of the person. */
export const FORM_MARKS = { honeypot: 'website', formToken: 'formToken', link: 'link' } as const
