import 'server-only'
import { payloadClient } from '@/server/payload'
import { subjectOf } from './operations/subject'

/** Subject of the referring page; null for a path without figures. */
export const correctionSubject = async (page: unknown) => subjectOf(await payloadClient(), page)
