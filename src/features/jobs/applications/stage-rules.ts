import { ENDED_STAGES, type Stage } from '../schema'

/** An applicant may withdraw until the application has ended; until then it counts as active. */
export const canWithdraw = (stage: Stage): boolean => !ENDED_STAGES.includes(stage)

/**
 * The rule for applying again: an application that its applicant withdrew may be renewed while the vacancy is open; it
 * is then `applied` again, on the same row and with its history. A rejected or hired application stays as it is.
 */
export const canRenew = (stage: Stage): boolean => stage === 'withdrawn'
