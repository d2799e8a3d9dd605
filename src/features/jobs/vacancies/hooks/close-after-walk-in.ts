import type { CollectionBeforeChangeHook } from 'payload'
import type { Job } from '@/payload-types'
import { deadlineWithWalkIn } from '../walk-in'

/** Keeps a vacancy open until its walk-in interview, and no longer where no other day is stated. */
export const closeAfterWalkIn: CollectionBeforeChangeHook<Job> = ({ data, originalDoc }) => {
  const { walkInAt, deadline } = { ...originalDoc, ...data }
  return walkInAt ? { ...data, deadline: deadlineWithWalkIn({ walkInAt, deadline }, originalDoc) } : data
}
