import type { Payload } from 'payload'
import type { JobApplication, User } from '@/payload-types'

const change = (payload: Payload, user: User, id: string, data: Partial<JobApplication>, headers: Headers) =>
  payload.update({ collection: 'job-applications', id, data, depth: 0, user, overrideAccess: false, req: { headers } })

/**
 * Withdraws an application in a person's name, until it has ended.
 * @param headers of the request that asks, whose network has a limit as well
 * @throws APIError 403 or 404 when it is not theirs, 400 `already-ended`, 429 beyond a limit
 */
export const withdraw = (payload: Payload, user: User, id: string, headers: Headers) =>
  change(payload, user, id, { status: 'withdrawn' }, headers)

/**
 * Undoes that, once and within a day.
 * @throws APIError like `withdraw`, 400 `cannot-undo` or `vacancy-not-open`
 */
export const undoWithdrawal = (payload: Payload, user: User, id: string, headers: Headers) =>
  change(payload, user, id, { undoesWithdrawal: true }, headers)
