import type { Payload } from 'payload'
import { giveBackWork } from '../database/payload-tables'

/** Longer than a mail server that does not answer can keep a mail waiting, see the time limits of `cms/mail/email.ts`. */
export const MINUTES_TAKEN = 10

/**
 * Gives work back that a process took and never finished, because it was killed: Payload leaves such a job marked as
 * being worked on for ever, and with it a mail, or every later run of a scheduled task (seen in 3.90.1).
 * @returns how many jobs were given back
 */
export const releaseStuckWork = (payload: Pick<Payload, 'db'>): Promise<number> => giveBackWork(payload, MINUTES_TAKEN)
