import type { Payload, PayloadRequest } from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import type { User } from '@/payload-types'
import { studioMessages } from '../admin/messages'
import { collectionOfPlan } from '../database/payload-schedules'

/**
 * Checks that a person may publish what a call of the studio plans, and what the plan that it deletes publishes. Payload
 * lets anyone in the studio do both, and asks for the right only when the change falls due.
 * @returns the expected error; null if there is none
 */
export async function rejectedPlan(payload: Payload, user: User, { doc, deleteID }: Record<string, unknown>) {
  const planned = (doc as { relationTo?: unknown } | undefined)?.relationTo
  const deleted = isRecordId(deleteID) ? await collectionOfPlan(payload, deleteID) : undefined
  const req = { user: { ...user, collection: 'users' }, payload } as PayloadRequest
  for (const slug of [planned, deleted].filter((given) => given !== undefined)) {
    const own = payload.config.collections.find((collection) => collection.slug === slug)
    if (!(await own?.access.update({ req }))) return { error: studioMessages.planned.notAllowed }
  }
  return null
}
