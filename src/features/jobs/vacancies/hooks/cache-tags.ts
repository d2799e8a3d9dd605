import { differ, messagesOf, type RowChange } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { ON_CARDS } from '../../admin/vacancy-fields'
import { SIMILARITY_FIELDS } from '../open-rule'

/** Whether visitors see a vacancy, and where. */
const PLACE = ['slug', 'status', 'deadline', 'deletedAt']
/** What cards say of a vacancy, and what they are chosen and ordered by. */
const SAID_IN_LISTS = [...PLACE, ...ON_CARDS, 'postedAt', 'isSample', 'hospital']

/** What shows a vacancy that has changed: its own page always, others where what they say of it has. */
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
