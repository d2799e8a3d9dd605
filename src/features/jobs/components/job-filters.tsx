import Link from 'next/link'
import { FilterSelect } from '@/components/ui/filter-select'
import { Icon } from '@/components/ui/icon'
import { LiveFilters } from '@/components/ui/live-filters'
import { paths } from '@/lib/paths'
import { EXPERIENCE_YEARS, JOB_SORTS, SALARY_FLOORS } from '../schema'
import { type JobSearch, searchQuery } from '../search-params'
import { jobTexts } from '../texts'
import type { FacetChoice, JobFacets } from '../view'

const FORM = 'filters'

/** The search box of the page's head; it belongs to the form of the filters below. */
export function JobSearchBox({ search }: { search: JobSearch }) {
  return (
    <search className="search">
      <label>
        <span className="sr">{jobTexts.searchLabel}</span>
        <Icon name="search" />
        <input
          form={FORM}
          name="q"
          type="search"
          placeholder={jobTexts.searchPlaceholder}
          defaultValue={search.q}
          maxLength={80}
        />
      </label>
      <button type="submit" form={FORM} className="button">
        {jobTexts.search}
      </button>
    </search>
  )
}

/** The filters as a plain form whose address is the list; live where there is script. */
export function JobFilters({ search, facets }: { search: JobSearch; facets: JobFacets }) {
  const more = [search.type, search.salary || '', search.experience ?? ''].some((value) => value !== '')
  return (
    <form className="filters job-filters" id={FORM} action={paths.jobs()} aria-label={jobTexts.filters}>
      <Facet name="department" label={jobTexts.department} chosen={search.department} choices={facets.departments} />
      <Facet name="location" label={jobTexts.location} chosen={search.location} choices={facets.locations} />
      <Facet
        name="designation"
        label={jobTexts.designation}
        chosen={search.designation}
        choices={facets.designations}
      />
      <div className="do">
        <button type="submit" className="button line">
          {jobTexts.showJobs}
        </button>
        <Link className="button bare" href={paths.jobs()} scroll={false}>
          {jobTexts.clearFilters}
        </Link>
      </div>
      <details className="more-filters" open={more}>
        <summary>
          {jobTexts.moreFilters} <Icon name="down" />
        </summary>
        <div>
          <Facet name="type" label={jobTexts.type} chosen={search.type} choices={facets.types} />
          <FilterSelect
            name="salary"
            label={jobTexts.salary}
            value={search.salary ? String(search.salary) : 'all'}
            none={jobTexts.all}
            options={SALARY_FLOORS.map((floor) => ({ value: String(floor), text: jobTexts.salaryFloor(floor) }))}
          />
          <FilterSelect
            name="experience"
            label={jobTexts.experience}
            value={search.experience === null ? 'all' : String(search.experience)}
            none={jobTexts.all}
            options={EXPERIENCE_YEARS.map((years) => ({ value: String(years), text: jobTexts.experienceYears(years) }))}
          />
        </div>
      </details>
      <LiveFilters formId={FORM} values={searchQuery({ ...search, page: 1 })} />
    </form>
  )
}

/** The order of the list, beside its heading. */
export function JobSort({ search }: { search: JobSearch }) {
  const [usual, ...others] = JOB_SORTS
  return (
    <FilterSelect
      className="sort"
      form={FORM}
      name="sort"
      label={jobTexts.sort}
      value={search.sort === usual ? 'all' : search.sort}
      none={jobTexts.sorts[usual]}
      options={others.map((value) => ({ value, text: jobTexts.sorts[value] }))}
    />
  )
}

function Facet({
  name,
  label,
  chosen,
  choices,
}: {
  name: string
  label: string
  chosen: string
  choices: FacetChoice[]
}) {
  const match = choices.find(({ value }) => value.toLowerCase() === chosen.toLowerCase())
  const options = choices.map(({ value, count }) => ({
    value,
    text: count > 0 ? jobTexts.choice(value, count) : value,
  }))
  // A value that no vacancy has stays chosen, so that the form says what the list was narrowed by.
  if (chosen && !match) options.push({ value: chosen, text: chosen })
  return (
    <FilterSelect
      name={name}
      label={label}
      value={match?.value ?? (chosen || 'all')}
      none={jobTexts.all}
      options={options}
    />
  )
}
