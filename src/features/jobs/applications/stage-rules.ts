import { ENDED_STAGES, STAGES, type Stage } from '../schema'

/** An applicant may withdraw until the application has ended; until then it counts as active. */
export const canWithdraw = (stage: Stage): boolean => !ENDED_STAGES.includes(stage)

/**
 * Only a withdrawn application can be renewed, while its vacancy is open: it is `applied` again, on the same row and with
 * its history.
 */
export const canRenew = (stage: Stage): boolean => stage === 'withdrawn'

/** For how many hours a withdrawal can be undone. */
export const UNDO_HOURS = 24
const HOUR_MILLISECONDS = 60 * 60 * 1000

/** What the rules need of a history entry. */
interface Step {
  stage: string
  at: string
  withResume?: boolean | null
}

/**
 * Whether a step undid the withdrawal before it. The only other step that follows one is a renewal, which records the
 * documents sent.
 */
export const isUndo = (history: readonly Step[], place: number): boolean =>
  history[place - 1]?.stage === 'withdrawn' && typeof history[place]?.withResume !== 'boolean'

/**
 * A withdrawal can be undone within a day and once per application, back to its previous stage. Callers also check that
 * the vacancy is still open.
 * @returns null if there is nothing to undo, or no longer
 */
export function stageBeforeWithdrawal(history: readonly Step[], now: Date): Stage | null {
  const [before, last] = history.slice(-2)
  if (!before || last?.stage !== 'withdrawn') return null
  const isInTime = now.getTime() - new Date(last.at).getTime() <= UNDO_HOURS * HOUR_MILLISECONDS
  const wasUndone = history.some((_, place) => isUndo(history, place))
  return isInTime && !wasUndone ? (STAGES.find((stage) => stage === before.stage) ?? null) : null
}

/** What went along with a step. */
export interface SentDocuments {
  resume: boolean
  note: boolean
}

/** The documents sent with a step; null for steps that send none, and if it was not recorded. */
export const sentDocumentsOf = (entry: {
  withResume?: boolean | null
  withNote?: boolean | null
}): SentDocuments | null =>
  typeof entry.withResume === 'boolean' ? { resume: entry.withResume, note: entry.withNote === true } : null
