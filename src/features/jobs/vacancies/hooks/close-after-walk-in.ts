import type { CollectionBeforeChangeHook } from 'payload'
import type { Job } from '@/payload-types'
import { deadlineWithWalkIn } from '../facts/walk-in'

/** Payload 3.90 checks fields after this hook; what is no date is left for the check to name. */
const isDate = (value: unknown): boolean => !Number.isNaN(new Date(String(value)).getTime())

/** Keeps a vacancy open until its walk-in interview, and no longer where no other day is stated. */
export const closeAfterWalkIn: CollectionBeforeChangeHook<Job> = ({ data, originalDoc }) => {
  const { walkInAt, deadline } = { ...originalDoc, ...data }
  if (!walkInAt || !isDate(walkInAt) || (deadline && !isDate(deadline))) return data
  return { ...data, deadline: deadlineWithWalkIn({ walkInAt, deadline }, originalDoc) }
}
