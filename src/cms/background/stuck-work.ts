import type { Payload } from 'payload'
import { giveBackWork } from '../database/payload-tables'

/** Longer than an unresponsive mail server can block a mail, see the timeouts of `cms/mail/email.ts`. */
export const MINUTES_TAKEN = 10

/**
 * Releases jobs of killed processes: Payload leaves them marked as processing forever, which also holds back a mail, or
 * every later run of a scheduled task (seen in 3.90.1).
 * @returns how many jobs were released
 */
export const releaseStuckWork = (payload: Pick<Payload, 'db'>): Promise<number> => giveBackWork(payload, MINUTES_TAKEN)
