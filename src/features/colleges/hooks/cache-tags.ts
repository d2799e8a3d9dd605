import { differ, messagesOf, type RowChange } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { CARD_COLUMNS } from '../cards/card-view'

/** Visibility and slug of a college. */
const PLACE = ['slug', 'status', '_status', 'deletedAt']
/** Fields for counts and sums. */
const COUNTED = [...PLACE, 'state', 'country', 'ownership', 'kinds', 'courses', 'seatCount']
/** Fields that other pages show, filter, count or sort by. */
const SHOWN_ELSEWHERE = [
  ...COUNTED,
  ...CARD_COLUMNS,
  ...['feesAmount', 'feesUndisclosedOn', 'featured', 'rating', 'ranking', 'websiteUrl'],
]

/** Cache tags of a changed college: always its own page, others if a field they show changed. */
export function collegeTags(change: RowChange): string[] {
  const ownPages = messagesOf(change, 'slug').map(tags.college)
  const id = change.after?.id ?? change.before?.id
  return [
    tags.colleges(),
    ...ownPages,
    ...(differ(change, PLACE) ? [tags.slugs(), ...change.formerSlugs.map(tags.college)] : []),
    ...(differ(change, COUNTED) ? [tags.collegeFigures()] : []),
    ...(differ(change, SHOWN_ELSEWHERE)
      ? [tags.collegeCards(), tags.collegeCard(String(id)), ...messagesOf(change, 'state').map(tags.collegesOf)]
      : []),
  ]
}
