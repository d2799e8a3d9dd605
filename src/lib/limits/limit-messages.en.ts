import type { MessagesByCode } from '../errors/action-result'
import { plural } from '../text/format'

/** Waiting time in words; a day is not given in minutes. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 60) return `Too many attempts. Please try again in ${Math.ceil(minutes / 60)} hours.`
  return `Too many attempts. Please try again in ${plural('en', minutes, { one: 'a minute', other: `${minutes} minutes` })}.`
}

/** Messages for a reached limit, for every form that can reach one. */
export const limitErrorMessages = {
  'too-many-attempts': ({ retryAfter = 0 }) => waitText(retryAfter),
} as const satisfies MessagesByCode
