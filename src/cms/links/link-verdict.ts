import type { LinkAnswer, LinkProblem } from './fetch-link'

/** `failing`: it failed once, or while nothing else answered either; `dead`: twice in a row. */
export const LINK_OUTCOMES = ['alive', 'failing', 'dead'] as const
export type LinkOutcome = (typeof LINK_OUTCOMES)[number]

/** Of these the site says nothing: people may well reach the page. */
const SAYS_NOTHING: readonly (LinkProblem | null)[] = [null, 'bad-certificate', 'forbidden-to-robots']
const FAILURES_OF_THE_DEAD = 2

/** Whether a link leads people nowhere, as far as one answer tells. */
export const hasFailed = ({ problem }: Pick<LinkAnswer, 'problem'>): boolean => !SAYS_NOTHING.includes(problem)

/**
 * What becomes of a link after an answer.
 * @param failuresBefore in a row
 * @param isOnline whether something else has answered lately; without that a failure may be ours and does not count
 */
export function linkVerdict(
  answer: Pick<LinkAnswer, 'problem'>,
  failuresBefore: number,
  isOnline: boolean,
): { outcome: LinkOutcome; failures: number } {
  if (!hasFailed(answer)) return { outcome: 'alive', failures: 0 }
  const failures = isOnline ? failuresBefore + 1 : failuresBefore
  return { outcome: failures >= FAILURES_OF_THE_DEAD ? 'dead' : 'failing', failures }
}
