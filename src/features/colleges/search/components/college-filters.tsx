import { FilterSelect } from '@/components/ui/filters/filter-select'
import { ListForm } from '@/components/ui/filters/list-form'
import { collegeListMessages } from '@/features/colleges/messages'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { pathsIn } from '@/lib/paths/site-paths'
import { collegeKindLabel, countryLabel } from '@/lib/vocabulary'
import type { CollegeOptions } from '../facets'
import { type CollegeFilters as Filters, listQuery, SORTS, UNSTATED } from '../search-params'

// A state is reset when the country changes.
const STATE_FOLLOWS_COUNTRY = { country: 'state' }

interface CollegeFiltersProps {
  language: Language
  filters: Filters
  options: CollegeOptions
  /** Whether sorting by rating is offered: only if its method is stated. */
  withRating: boolean
  /** Number of colleges found: sorting needs two. */
  total: number
}

/** Search, and filters for country, state, course, type, kind, fees and order, with counts beside the options. */
export function CollegeFilters({ language, filters, options, withRating, total }: CollegeFiltersProps) {
  const messages = collegeListMessages(language)
  const { page: _page, ...query } = listQuery(filters)
  const counted = <Value extends string>(
    entries: readonly { value: Value; count: number }[],
    nameOf: (value: Value) => string,
  ) => entries.map(({ value, count }) => ({ value: String(value), text: messages.option(nameOf(value), count) }))
  const named = (name: string) => nameIn(language, name)
  const courseNames = new Map(options.courses.map(({ value, name }) => [value, name]))
  const feeText = (value: string) => (value === UNSTATED ? messages.feeUnstated : messages.upTo(Number(value)))
  const fees = counted(options.fees, feeText)
  if (filters.fees && !fees.some(({ value }) => value === query.fees)) {
    fees.push({ value: String(filters.fees), text: feeText(String(filters.fees)) })
  }
  const sorts = SORTS.filter((sort) => sort !== 'recommended' && (sort !== 'rating' || withRating))
  const choices = {
    country: counted(options.countries, (country) => countryLabel(language, country)),
    state: counted(options.states, named),
    course: counted(options.courses, (course) => named(courseNames.get(course) ?? course)),
    ownership: counted(options.ownerships, (group) => messages.ownerships[group]),
    kind: counted(options.kinds, (kind) => collegeKindLabel(language, kind)),
    fees,
    ...(total > 1 || filters.sort !== 'recommended'
      ? { sort: sorts.map((value) => ({ value: String(value), text: messages.sorts[value] })) }
      : {}),
  }
  const none: Record<string, string> = { fees: messages.any, sort: messages.sorts.recommended }
  return (
    <ListForm
      language={language}
      list="colleges"
      action={pathsIn(language).colleges()}
      messages={messages}
      maxLength={200}
      values={query}
      resets={STATE_FOLLOWS_COUNTRY}
    >
      {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
        <FilterSelect
          key={name}
          name={name}
          label={messages[name]}
          value={query[name] ?? 'all'}
          none={none[name] ?? messages.all}
          options={choices[name] ?? []}
        />
      ))}
    </ListForm>
  )
}
