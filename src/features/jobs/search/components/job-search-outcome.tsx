import Link from 'next/link'
import { FilterChips } from '@/components/ui/filters/filter-chips'
import { Notice } from '@/components/ui/messages/notice'
import { jobMessages } from '@/features/jobs/messages'
import type { JobListView } from '@/features/jobs/vacancies/view'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { listed } from '@/lib/text/format'
import { type JobSearch, searchQuery, WALK_IN } from '../search-params'

const NAMES = ['department', 'location', 'designation', 'type', 'salary', 'experience', WALK_IN] as const

function filterText(language: Language, search: JobSearch, name: (typeof NAMES)[number]): string {
  if (name === 'salary') return search.salary ? jobMessages(language).salaryFloor(search.salary) : ''
  if (name === 'experience')
    return search.experience === null ? '' : jobMessages(language).experienceYears(search.experience)
  if (name === 'type') return search.type ? jobMessages(language).types[search.type] : ''
  if (name === WALK_IN) return search.isWalkIn ? jobMessages(language).walkIn.only : ''
  return search[name] && nameIn(language, search[name])
}

interface ChosenJobFiltersProps {
  language: Language
  search: JobSearch
  list: JobListView
}

/** The active filters, chosen or understood from the words, each with a link to remove it; and spelling corrections. */
export function ChosenJobFilters({ language, search, list }: ChosenJobFiltersProps) {
  const paths = pathsIn(language)
  const without = (name: string) => {
    const { [name]: _removed, page: _page, ...query } = searchQuery(search)
    return query
  }
  const read = list.understood.map(({ kind, values, rest }) => ({
    key: kind + values.join(),
    text: listed(
      language,
      values.map((value) => nameIn(language, value)),
    ),
    href: paths.jobs({ ...without('q'), ...(rest ? { q: rest } : {}) }),
  }))
  const chosen = NAMES.filter((name) => filterText(language, search, name)).map((name) => ({
    key: name,
    text: filterText(language, search, name),
    href: paths.jobs(without(name)),
  }))
  const chips = [...read, ...chosen].map((chip) => ({ ...chip, name: jobMessages(language).removeFilter(chip.text) }))
  return (
    <>
      <FilterChips
        label={jobMessages(language).chosen}
        chips={chips}
        clear={{ text: jobMessages(language).clearFilters, href: paths.jobs() }}
      />
      {list.dropped.length > 0 && <p className="pt-4">{jobMessages(language).dropped(list.dropped)}</p>}
      {list.corrected !== null && <p className="pt-4">{jobMessages(language).corrected(search.q, list.corrected)}</p>}
    </>
  )
}

/** Whether a list could be ordered by profile: nobody is signed in, the profile is empty, or it is ordered. */
type SuitedState = 'signed-out' | 'no-profile' | 'ordered'

interface SuitedOrderProps {
  language: Language
  search: JobSearch
  state: SuitedState
}

/** Says what the order by profile follows or lacks, and links back to the usual order. */
export function SuitedOrder({ language, search, state }: SuitedOrderProps) {
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
