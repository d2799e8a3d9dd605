import 'server-only'
import { payloadClient } from '@/server/payload'
import { subjectOf } from './operations/subject'

/** What the page that a reader came from is about; null for an address that is no page with figures. */
export const correctionSubject = async (page: unknown) => subjectOf(await payloadClient(), page)
