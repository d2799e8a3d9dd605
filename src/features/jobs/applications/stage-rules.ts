import { ENDED_STAGES, STAGES, type Stage } from '../schema'

/** An applicant may withdraw until the application has ended; until then it counts as active. */
export const canWithdraw = (stage: Stage): boolean => !ENDED_STAGES.includes(stage)

/**
 * The rule for applying again: an application that its applicant withdrew may be renewed while the vacancy is open; it
 * is then `applied` again, on the same row and with its history. A rejected or hired application stays as it is.
 */
export const canRenew = (stage: Stage): boolean => stage === 'withdrawn'

/** For how many hours a withdrawal can be undone. */
export const UNDO_HOURS = 24
const HOUR_MILLISECONDS = 60 * 60 * 1000

/** What the rules ask of a step of the history. */
interface Step {
  stage: string
  at: string
  withResume?: boolean | null
}

/**
 * Whether a step undid the withdrawal before it. Whatever else follows one renews the application, and a renewal notes
 * which papers went along.
 */
export const isUndo = (history: readonly Step[], place: number): boolean =>
  history[place - 1]?.stage === 'withdrawn' && typeof history[place]?.withResume !== 'boolean'

/**
 * The rule for undoing a withdrawal: within a day, and once for each application, it goes back to the stage that it had.
 * Whether its vacancy is still open is asked beside it.
 * @returns null where there is nothing to undo, or no longer
 */
export function stageBeforeWithdrawal(history: readonly Step[], now: Date): Stage | null {
  const [before, last] = history.slice(-2)
  if (!before || last?.stage !== 'withdrawn') return null
  const isInTime = now.getTime() - new Date(last.at).getTime() <= UNDO_HOURS * HOUR_MILLISECONDS
  const wasUndone = history.some((_, place) => isUndo(history, place))
  return isInTime && !wasUndone ? (STAGES.find((stage) => stage === before.stage) ?? null) : null
}

/** What went along with a step of an application; null for other steps, and where it was not written down. */
export const sentDocumentsOf = (entry: { withResume?: boolean | null; withNote?: boolean | null }) =>
  typeof entry.withResume === 'boolean' ? { resume: entry.withResume, note: entry.withNote === true } : null
