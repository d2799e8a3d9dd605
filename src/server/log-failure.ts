import 'server-only'
import { payloadClient } from './payload'

/**
 * Logs an unexpected failure once; the person sees a plain message.
 * @param what failed, without personal data
 */
export async function logFailure(what: string, error: unknown): Promise<void> {
  const payload = await payloadClient().catch(() => null)
  const err = error instanceof Error ? error : new Error(String(error))
  if (payload) payload.logger.error({ msg: `${what} failed`, err })
  else console.error(`${what} failed:`, err.message.split('\nparams:')[0])
}
