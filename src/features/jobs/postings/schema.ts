/** Constants of the vacancies that hospitals send in. */

/**
 * The states of a posting: mailbox not confirmed; waiting for the team; the team asked for a change; published; declined
 * by the team; withdrawn by the hospital.
 */
export const POSTING_STATES = ['unconfirmed', 'waiting', 'changes-asked', 'published', 'declined', 'closed'] as const
export type PostingState = (typeof POSTING_STATES)[number]

/** The team's answers to a waiting posting. */
export const POSTING_ANSWERS = ['published', 'changes-asked', 'declined'] as const
export type PostingAnswer = (typeof POSTING_ANSWERS)[number]

/** Whether the team can answer it. */
export const isAnswerable = ({ state }: { state: PostingState }): boolean =>
  ['waiting', 'changes-asked', 'declined'].includes(state)

/** The state that each action of its hospital leaves a posting in. */
const STATES_AFTER = [
  ['confirmed', 'waiting'],
  ['changed', 'waiting'],
  ['renewed', 'waiting'],
  ['closed', 'closed'],
] as const

/** The action just done, as the URL names it; undefined once something else has happened. */
export const justDone = (done: string | undefined, { state }: { state: PostingState }) =>
  STATES_AFTER.find(([one, after]) => one === done && after === state)?.[0]

/** How a posting stands with its hospital: what the team declines of a published one leaves the site as it was. */
export function standingOf({ state, isOpen }: { state: PostingState; isOpen: boolean }) {
  if (state === 'published') return isOpen ? state : 'published-over'
  if (isOpen && (state === 'waiting' || state === 'declined')) return `${state}-published` as const
  return state
}

/** The placeholders of the mails to hospitals. */
export const POSTING_PLACES = ['name', 'post', 'institution', 'reason', 'brand'] as const

/** In characters. */
export const MAX_REASON_LENGTH = 2000

/** For how many days a hospital's vacancy can be open before it has to be renewed. */
export const MAX_OPEN_DAYS = 120

/** How long the confirmation link works. */
export const CONFIRM_HOURS = 48

/** Hidden form fields; `shown` holds the values with which the form of a change was opened. */
export const FORM_MARKS = { honeypot: 'website', formToken: 'formToken', link: 'link', shown: 'shown' } as const
