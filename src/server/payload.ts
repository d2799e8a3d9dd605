import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import 'server-only'

/** The one Payload instance of this process. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}
