import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import 'server-only'

/** The one Payload instance of this process. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * The same instance, with its background work going. To be called outside any request: a timer keeps the request
 * it was started in, and what a task then leaves for the end of that request is never done.
 */
export async function startBackgroundWork(): Promise<Payload> {
  const payload = await getPayload({ config, cron: true })
  for (const cron of payload.crons) cron.resume()
  return payload
}

/** Takes up no further background work; what is under way goes on to its end. */
export async function pauseBackgroundWork(): Promise<void> {
  const payload = await payloadClient()
  for (const cron of payload.crons) cron.pause()
}
