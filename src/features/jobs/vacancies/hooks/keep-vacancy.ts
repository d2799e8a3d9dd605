import type { CollectionBeforeChangeHook } from 'payload'
import { readAsServer } from '@/cms/access/access'
import { differ, messagesOf, type RowChange } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { idOf } from '@/lib/database/record-id'
import type { Job } from '@/payload-types'
import { ON_CARDS } from '../../admin/vacancy-fields'
import { derivedFields } from '../derived-fields'
import { deadlineWithWalkIn } from '../facts/walk-in'
import { SIMILARITY_FIELDS } from '../open-rule'

/** Whether visitors see a vacancy, and where. */
const PLACE = ['slug', 'status', 'deadline', 'deletedAt']
/** The fields that cards show, or are selected and ordered by. */
const SAID_IN_LISTS = [...PLACE, ...ON_CARDS, 'postedAt', 'isSample', 'hospital']

/** The cache tags of a changed vacancy: its page, and other pages if they show what changed. */
export function jobTags(change: RowChange): string[] {
  return [
    tags.jobs(),
    ...messagesOf(change, 'slug').map(tags.job),
    ...(differ(change, PLACE) ? [tags.slugs(), ...change.formerSlugs.map(tags.job)] : []),
    ...(differ(change, SAID_IN_LISTS)
      ? [
          tags.jobCards(),
          ...messagesOf(change, 'hospital').map((id) => tags.jobsLike('hospital', id)),
          ...SIMILARITY_FIELDS.flatMap((field) =>
            messagesOf(change, field).map((value) => tags.jobsLike(field, value)),
          ),
        ]
      : []),
  ]
}

/** Copies the linked hospital's name: lists, search, feed and applications only read `institution`. */
export const nameInstitution: CollectionBeforeChangeHook<Job> = async ({ data, originalDoc, req }) => {
  const id = idOf(data.hospital === undefined ? originalDoc?.hospital : data.hospital)
  if (!id) return data
  // Full authority: only the name is read, which is public with the vacancy.
  const hospital = await readAsServer(req, 'institutions', id, { name: true })
  return hospital ? { ...data, institution: hospital.name } : data
}

/** Payload 3.90 validates fields after this hook, so invalid dates are left for it to report. */
const isDate = (value: unknown): boolean => !Number.isNaN(new Date(String(value)).getTime())

/** Sets the deadline to the walk-in interview's day, unless a later one is stated. */
export const closeAfterWalkIn: CollectionBeforeChangeHook<Job> = ({ data, originalDoc }) => {
  const { walkInAt, deadline } = { ...originalDoc, ...data }
  if (!walkInAt || !isDate(walkInAt) || (deadline && !isDate(deadline))) return data
  return { ...data, deadline: deadlineWithWalkIn({ walkInAt, deadline }, originalDoc) }
}

/** Derives what filters compare (LPA, years, search text) from the texts. */
export const deriveSalary: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { salaryMin, salaryMax, ...derived } = derivedFields({ ...originalDoc, ...data })
  const textChanged = data.salary !== undefined && data.salary !== originalDoc?.salary
  const isStated = data.salaryMin !== undefined && data.salaryMin !== null && data.salaryMin !== originalDoc?.salaryMin
  const figures = isStated || (!textChanged && originalDoc) ? {} : { salaryMin, salaryMax }
  return { ...data, ...figures, ...derived }
}
