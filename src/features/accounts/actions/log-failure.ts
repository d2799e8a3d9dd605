import 'server-only'
import { payloadClient } from '@/lib/payload'

/** Logs an unexpected failure once, without anything personal; the person sees a plain sentence instead. */
export async function logFailure(what: string, error: unknown): Promise<void> {
  const payload = await payloadClient().catch(() => null)
  const line = { msg: `${what} failed`, err: error instanceof Error ? error : String(error) }
  if (payload) payload.logger.error(line)
  else console.error(line.msg, String(error))
}
