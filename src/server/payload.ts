import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import 'server-only'

/** The process's Payload instance. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}
