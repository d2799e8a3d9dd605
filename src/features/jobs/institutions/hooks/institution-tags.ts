import { differ, messagesOf, type RowChange } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'

/** Whether visitors see a hospital, where, and by what name: vacancies and lists say it too. */
const SAID_ELSEWHERE = ['name', 'slug', 'kind', 'location', '_status', 'deletedAt']

/** What shows a hospital that has changed: its own page always, lists and vacancies where what they say of it has. */
export const institutionTags = (change: RowChange): string[] => [
  ...[...messagesOf(change, 'slug'), ...change.formerSlugs].map(tags.hospital),
  ...(differ(change, SAID_ELSEWHERE) ? [tags.hospitals(), tags.slugs(), tags.jobs(), tags.allJobs()] : []),
]
