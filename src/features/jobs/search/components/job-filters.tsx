import { Button, ButtonLink } from '@/components/ui/button'
import { searchBox } from '@/components/ui/forms/control-boxes'
import { FILTER_FOLD, FOLD_SUMMARY } from '@/components/ui/forms/filter-fold'
import { FilterSelect } from '@/components/ui/forms/filter-select'
import { LiveFilters } from '@/components/ui/forms/live-filters'
import { SuggestInput } from '@/components/ui/forms/suggest-input'
import { Icon } from '@/components/ui/icon'
import { jobMessages } from '@/features/jobs/messages'
import { EXPERIENCE_YEARS, JOB_SORTS, SALARY_FLOORS } from '@/features/jobs/schema'
import type { FacetChoice, JobFacets } from '@/features/jobs/vacancies/view'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { isSameText } from '@/lib/text/normal-forms/same-text'
import { type JobSearch, SUITED, searchQuery, WALK_IN } from '../search-params'

const FORM = 'filters'

/** The search box of the page's head; it belongs to the form of the filters below. */
export function JobSearchBox({ language, search }: { language: Language; search: JobSearch }) {
  return (
    <search className="flex w-[min(100%,36rem)] gap-2 pt-2">
      <div className="relative flex-1">
        <label htmlFor="search-words" className="sr-only">
          {jobMessages(language).searchLabel}
        </label>
        <Icon name="search" className="absolute top-1/2 left-[0.8rem] -translate-y-1/2 text-quiet" />
        <SuggestInput
          language={language}
          list="jobs"
          label={jobMessages(language).suggestions}
          kinds={jobMessages(language).suggestedKinds}
          id="search-words"
          className={searchBox}
          form={FORM}
          name="q"
          type="search"
          placeholder={jobMessages(language).searchPlaceholder}
          defaultValue={search.q}
          maxLength={80}
        />
      </div>
      <Button type="submit" form={FORM} tall>
        {jobMessages(language).search}
      </Button>
    </search>
  )
}

/** The filters as a plain form whose address is the list; live where there is script. */
export function JobFilters({ language, search, facets }: { language: Language; search: JobSearch; facets: JobFacets }) {
  const paths = pathsIn(language)
  const texts = jobMessages(language)
  const { facts, types } = texts
  const more = Boolean(search.type || search.salary || search.experience !== null || search.isWalkIn)
  return (
    <form id={FORM} autoComplete="off" action={paths.jobs()} aria-label={texts.filters}>
      {search.isSuited && <input type="hidden" name={SUITED} value="1" />}
      <details className={FILTER_FOLD}>
        <summary className={FOLD_SUMMARY}>
          <Icon name="filter" /> {texts.filters}
        </summary>
        <div className="grid grid-cols-2 items-end gap-3 border-b border-rule pt-5 pb-[0.6rem] sm:grid-cols-3 lg:grid-cols-[repeat(3,1fr)_auto]">
          <Facet {...{ language, search }} name="department" label={facts.department} choices={facets.departments} />
          <Facet {...{ language, search }} name="location" label={texts.location} choices={facets.locations} />
          <Facet
            {...{ language, search }}
            name="designation"
            className="grid min-w-0 gap-[0.2rem] max-sm:col-span-full"
            label={facts.designation}
            choices={facets.designations}
          />
          <div className="col-span-full flex items-center gap-4 lg:col-span-1 lg:gap-1">
            <Button type="submit" kind="line" tall>
              {texts.showJobs}
            </Button>
            <ButtonLink kind="bare" tall className="lg:ms-0" href={paths.jobs()} scroll={false}>
              {texts.clearFilters}
            </ButtonLink>
          </div>
          <details className="group col-span-full" open={more}>
            <summary className="inline-flex min-h-tap cursor-pointer list-none items-center gap-[0.4rem] font-semibold text-brand [&::-webkit-details-marker]:hidden">
              {texts.moreFilters}{' '}
              <Icon name="down" className="w-[1em] transition-[rotate] ease-out group-open:rotate-180" />
            </summary>
            <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
              <Facet {...{ language, search }} name="type" label={facts.type} choices={facets.types} labels={types} />
              <FilterSelect
                name="salary"
                label={facts.salary}
                value={search.salary ? String(search.salary) : 'all'}
                none={texts.all}
                options={SALARY_FLOORS.map((floor) => ({ value: String(floor), text: texts.salaryFloor(floor) }))}
              />
              <FilterSelect
                name="experience"
                label={facts.experience}
                value={search.experience === null ? 'all' : String(search.experience)}
                none={texts.all}
                options={EXPERIENCE_YEARS.map((years) => ({
                  value: String(years),
                  text: texts.experienceYears(years),
                }))}
              />
              <FilterSelect
                name={WALK_IN}
                label={texts.walkIn.filter}
                value={search.isWalkIn ? '1' : 'all'}
                none={texts.all}
                options={[{ value: '1', text: texts.walkIn.only }]}
              />
            </div>
          </details>
        </div>
      </details>
      <LiveFilters formId={FORM} values={searchQuery({ ...search, page: 1 })} />
    </form>
  )
}

/** The order of the list, beside its heading. */
export function JobSort({ language, search }: { language: Language; search: JobSearch }) {
  const [usual, ...others] = JOB_SORTS
  return (
    <FilterSelect
      className="flex items-center gap-[0.6rem] text-sm font-semibold [&_select]:min-h-tap [&_select]:w-auto [&_select]:py-[0.3rem] [&_select]:pl-[0.7rem] [&_select]:text-sm"
      form={FORM}
      name="sort"
      label={jobMessages(language).sort}
      value={search.sort === usual ? 'all' : search.sort}
      none={jobMessages(language).sorts[usual]}
      options={others.map((value) => ({ value, text: jobMessages(language).sorts[value] }))}
    />
  )
}

interface FacetProps {
  language: Language
  search: JobSearch
  name: 'department' | 'location' | 'designation' | 'type'
  label: string
  choices: readonly FacetChoice[]
  /** What is shown for values that are codes. */
  labels?: Readonly<Record<string, string>>
  className?: string
}

function Facet({ language, search, name, label, choices, labels = {}, className }: FacetProps) {
  const texts = jobMessages(language)
  const chosen = search[name]
  const match = choices.find(({ value }) => isSameText(value, chosen))
  const options = choices.map(({ value, count }) => {
    const said = labels[value] ?? value
    return { value, text: count > 0 ? texts.choice(said, count) : said }
  })
  // A value that no vacancy has stays chosen, so that the form says what the list was narrowed by.
  if (chosen && !match) options.push({ value: chosen, text: chosen })
  return (
    <FilterSelect
      className={className}
      name={name}
      label={label}
      value={match?.value ?? (chosen || 'all')}
      none={texts.all}
      options={options}
    />
  )
}
