import Link from 'next/link'
import { Notice } from '@/components/ui/messages/notice'
import { jobMessages } from '@/features/jobs/messages'
import { type Language, pathsIn } from '@/lib/language'
import { type JobSearch, searchQuery } from '../search-params'

/** Whose profile a list was to be ordered by: nobody's who is signed in, one that names nothing, or one that does. */
export type SuitedState = 'signed-out' | 'no-profile' | 'ordered'

/** What the order of a list follows, what it lacks where it cannot, and the way back to the usual order. */
export function SuitedOrder({
  language,
  search,
  state,
}: {
  language: Language
  search: JobSearch
  state: SuitedState
}) {
  const { suits } = jobMessages(language)
  const paths = pathsIn(language)
  const links = {
    'signed-out': paths.login(paths.jobs(searchQuery(search))),
    'no-profile': paths.profile(),
    ordered: paths.profile(),
  }
  return (
    <div className="pt-4">
      <Notice kind={state === 'ordered' ? undefined : 'warn'}>
        <p>
          {suits.states[state]} <Link href={links[state]}>{suits.links[state]}</Link>
        </p>
        <p>
          <Link href={paths.jobs(searchQuery({ ...search, isSuited: false, page: 1 }))}>{suits.usual}</Link>
        </p>
      </Notice>
    </div>
  )
}
