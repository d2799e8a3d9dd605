import { FilterChips } from '@/components/ui/forms/filter-chips'
import { jobTexts } from '@/features/jobs/texts'
import type { JobListView } from '@/features/jobs/vacancies/view'
import { pathsIn } from '@/lib/addresses/paths'
import { listed } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { type JobSearch, searchQuery, WALK_IN } from '../search-params'

const NAMES = ['department', 'location', 'designation', 'type', 'salary', 'experience', WALK_IN] as const

function filterText(language: Language, search: JobSearch, name: (typeof NAMES)[number]): string {
  if (name === 'salary') return search.salary ? jobTexts(language).salaryFloor(search.salary) : ''
  if (name === 'experience')
    return search.experience === null ? '' : jobTexts(language).experienceYears(search.experience)
  if (name === 'type') return search.type ? jobTexts(language).types[search.type] : ''
  if (name === WALK_IN) return search.isWalkIn ? jobTexts(language).walkIn.only : ''
  return search[name]
}

/**
 * What the list was narrowed by, chosen or understood from the words, each with a link that takes it away; and which
 * word was searched for instead of a misspelt one.
 */
export function ChosenJobFilters({
  language,
  search,
  list,
}: {
  language: Language
  search: JobSearch
  list: JobListView
}) {
  const paths = pathsIn(language)
  const without = (name: string) => {
    const { [name]: _removed, page: _page, ...query } = searchQuery(search)
    return query
  }
  const read = list.understood.map(({ kind, values, rest }) => ({
    key: kind + values.join(),
    text: listed(language, values),
    href: paths.jobs({ ...without('q'), ...(rest ? { q: rest } : {}) }),
  }))
  const chosen = NAMES.filter((name) => filterText(language, search, name)).map((name) => ({
    key: name,
    text: filterText(language, search, name),
    href: paths.jobs(without(name)),
  }))
  const chips = [...read, ...chosen].map((chip) => ({ ...chip, name: jobTexts(language).removeFilter(chip.text) }))
  return (
    <>
      <FilterChips
        label={jobTexts(language).chosen}
        chips={chips}
        clear={{ text: jobTexts(language).clearChosen, href: paths.jobs() }}
      />
      {list.dropped.length > 0 && <p className="pt-4">{jobTexts(language).dropped(list.dropped)}</p>}
      {list.corrected !== null && <p className="pt-4">{jobTexts(language).corrected(search.q, list.corrected)}</p>}
    </>
  )
}
