import { differ, type RowChange, textsOf } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { LIKENESS_FIELDS } from '../likeness'

/** Whether visitors see a vacancy, and where. */
const PLACE = ['slug', 'status', 'deadline', 'deletedAt']
/** What cards say of a vacancy, and what they are chosen and ordered by. */
const ON_CARDS = [
  ...PLACE,
  ...LIKENESS_FIELDS,
  'title',
  'institution',
  'experience',
  'type',
  'salary',
  'postedAt',
  'isDemo',
  'hospital',
  'walkInAt',
  'walkInUntil',
]

/** What shows a vacancy that has changed: its own page always, others where what they say of it has. */
export function jobTags(change: RowChange): string[] {
  return [
    tags.jobs(),
    ...textsOf(change, 'slug').map(tags.job),
    ...(differ(change, PLACE) ? [tags.addresses(), ...change.formerSlugs.map(tags.job)] : []),
    ...(differ(change, ON_CARDS)
      ? [
          tags.jobCards(),
          ...textsOf(change, 'hospital').map((id) => tags.jobsLike('hospital', id)),
          ...LIKENESS_FIELDS.flatMap((field) => textsOf(change, field).map((value) => tags.jobsLike(field, value))),
        ]
      : []),
  ]
}
