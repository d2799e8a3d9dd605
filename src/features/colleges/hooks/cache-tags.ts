import { differ, messagesOf, type RowChange } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { CARD_COLUMNS } from '../cards/card-view'

/** Whether visitors see a college, and where. */
const PLACE = ['slug', 'status', '_status', 'deletedAt']
/** What colleges are counted by, and what is added up of them. */
const COUNTED = [...PLACE, 'state', 'country', 'ownership', 'kinds', 'courses', 'seatCount']
/** What other pages than its own say of a college, choose it by, count or order. */
export const SHOWN_ELSEWHERE = [
  ...COUNTED,
  ...Object.keys(CARD_COLUMNS),
  ...['feesAmount', 'feesUndisclosedOn', 'featured', 'rating', 'ranking', 'websiteUrl'],
]

/** What shows a college that has changed: its own page always, others where what they say of it has. */
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
