import type { Payload } from 'payload'
import { giveBackWork } from '../database/payload-tables'

/** Longer than a mail server that does not answer can keep a whole batch waiting, see the time limits of `cms/email`. */
const MINUTES_TAKEN = 10
const MILLISECONDS_BETWEEN_LOOKS = 60_000

/**
 * Gives work back that a process took and never finished, because it was killed: Payload leaves such a job marked as
 * being worked on for ever, and with it a mail, or every later run of a scheduled task (seen in 3.90.1).
 * @returns how many jobs were given back
 */
export const releaseStuckWork = (payload: Pick<Payload, 'db'>): Promise<number> => giveBackWork(payload, MINUTES_TAKEN)

/**
 * Looks for such work now and every minute. Not a job of the queue itself, which would be stuck with the others.
 * @returns what ends the looking
 */
export function watchForStuckWork(payload: Payload): () => void {
  const look = () =>
    releaseStuckWork(payload).then(
      (count) => count > 0 && payload.logger.warn(`${count} background jobs of a process that ended are taken again`),
      (error: unknown) => payload.logger.warn(`Background work could not be looked through: ${String(error)}`),
    )
  void look()
  const timer = setInterval(look, MILLISECONDS_BETWEEN_LOOKS).unref()
  return () => clearInterval(timer)
}
