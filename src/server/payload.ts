import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import 'server-only'

/** The process's Payload instance. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })
