import { FilterSelect } from '@/components/ui/filters/filter-select'
import { ListForm } from '@/components/ui/filters/list-form'
import { Icon } from '@/components/ui/icon'
import { jobMessages } from '@/features/jobs/messages'
import { EXPERIENCE_YEARS, JOB_SORTS, SALARY_FLOORS } from '@/features/jobs/schema'
import type { FacetChoice, JobFacets } from '@/features/jobs/vacancies/view'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import { type JobSearch, SUITED, searchQuery, WALK_IN } from '../search-params'

// In a row it overlays the list, so that the list does not move.
const MORE =
  'grid grid-cols-2 gap-2 pt-2 lg:absolute lg:top-full lg:right-0 lg:z-10 lg:w-96 lg:rounded-card lg:border lg:border-rule lg:bg-raised lg:p-4 lg:shadow-float'

/** The search form of the vacancies, with filters and order. */
export function JobFilters({ language, search, facets }: { language: Language; search: JobSearch; facets: JobFacets }) {
  const messages = jobMessages(language)
  const { facts, types } = messages
  const [usual, ...others] = JOB_SORTS
  return (
    <ListForm
      language={language}
      list="jobs"
      action={pathsIn(language).jobs()}
      messages={messages}
      maxLength={80}
      values={searchQuery({ ...search, page: 1 })}
    >
      {search.isSuited && <input type="hidden" name={SUITED} value="1" />}
      <Facet {...{ language, search }} name="department" label={facts.department} choices={facets.departments} />
      <Facet {...{ language, search }} name="location" label={messages.location} choices={facets.locations} />
      <Facet {...{ language, search }} name="designation" label={facts.designation} choices={facets.designations} />
      <FilterSelect
        name="sort"
        label={messages.sort}
        value={search.sort === usual ? 'all' : search.sort}
        none={messages.sorts[usual]}
        options={others.map((value) => ({ value, text: messages.sorts[value] }))}
      />
      <details className="group relative max-lg:col-span-full">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-[0.4rem] font-semibold text-brand lg:justify-end [&::-webkit-details-marker]:hidden">
          {messages.moreFilters}{' '}
          <Icon name="down" className="w-[1em] transition-[rotate] ease-out group-open:rotate-180" />
        </summary>
        <div className={MORE}>
          <Facet {...{ language, search }} name="type" label={facts.type} choices={facets.types} labels={types} />
          <FilterSelect
            name="salary"
            label={facts.salary}
            value={search.salary ? String(search.salary) : 'all'}
            none={messages.all}
            options={SALARY_FLOORS.map((floor) => ({ value: String(floor), text: messages.salaryFloor(floor) }))}
          />
          <FilterSelect
            name="experience"
            label={facts.experience}
            value={search.experience === null ? 'all' : String(search.experience)}
            none={messages.all}
            options={EXPERIENCE_YEARS.map((years) => ({ value: String(years), text: messages.experienceYears(years) }))}
          />
          <FilterSelect
            name={WALK_IN}
            label={messages.walkIn.filter}
            value={search.isWalkIn ? '1' : 'all'}
            none={messages.all}
            options={[{ value: '1', text: messages.walkIn.only }]}
          />
        </div>
      </details>
    </ListForm>
  )
}

interface FacetProps {
  language: Language
  search: JobSearch
  name: 'department' | 'location' | 'designation' | 'type'
  label: string
  choices: readonly FacetChoice[]
  /** Labels for values that are codes. */
  labels?: Readonly<Record<string, string>>
}

function Facet({ language, search, name, label, choices, labels = {} }: FacetProps) {
  const messages = jobMessages(language)
  const chosen = search[name]
  const match = choices.find(({ value }) => isSameText(value, chosen))
  const options = choices.map(({ value, count }) => {
    const said = labels[value] ?? nameIn(language, value)
    return { value, text: count > 0 ? messages.choice(said, count) : said }
  })
  // A value that no vacancy has stays selected, so that the form shows the active filter.
  if (chosen && !match) options.push({ value: chosen, text: chosen })
  return (
    <FilterSelect
      name={name}
      label={label}
      value={match?.value ?? (chosen || 'all')}
      none={messages.all}
      options={options}
    />
  )
}
