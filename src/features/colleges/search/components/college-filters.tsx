import { FilterSelect } from '@/components/ui/forms/filter-select'
import { ListForm } from '@/components/ui/forms/list-form'
import { collegeListMessages } from '@/features/colleges/messages'
import { type Language, pathsIn } from '@/lib/language'
import { collegeKindLabel, countryLabel, nameIn } from '@/lib/vocabulary'
import type { CollegeOptions } from '../facets'
import { type CollegeFilters as Filters, listQuery, SORTS, UNSTATED } from '../search-params'

// The states of one country mean nothing in another.
const STATE_FOLLOWS_COUNTRY = { country: 'state' }

interface CollegeFiltersProps {
  language: Language
  filters: Filters
  options: CollegeOptions
  /** Whether the list may be ordered by ratings: only where it is said how they are made. */
  withRating: boolean
  /** How many colleges are found: one or none has no order. */
  total: number
}

/** The search, and country, state, course, type, kind, fees and order, with the number of colleges beside each option. */
export function CollegeFilters({ language, filters, options, withRating, total }: CollegeFiltersProps) {
  const messages = collegeListMessages(language)
  const { page: _page, ...query } = listQuery(filters)
  const counted = (entries: { value: string; count: number; name?: string }[]) =>
    entries.map(({ value, name, count }) => ({ value, text: messages.option(nameIn(language, name ?? value), count) }))
  const countries = options.countries.map(({ value, count }) => ({
    value,
    text: messages.option(countryLabel(language, value), count),
  }))
  const feeText = (value: string) => (value === UNSTATED ? messages.feeUnstated : messages.upTo(Number(value)))
  const fees = options.fees.map(({ value, count }) => ({ value, text: messages.option(feeText(value), count) }))
  if (filters.fees && !fees.some(({ value }) => value === query.fees)) {
    fees.push({ value: String(filters.fees), text: feeText(String(filters.fees)) })
  }
  const selects: { name: string; label: string; none: string; options: { value: string; text: string }[] }[] = [
    { name: 'country', label: messages.country, none: messages.all, options: countries },
    { name: 'state', label: messages.state, none: messages.all, options: counted(options.states) },
    { name: 'course', label: messages.course, none: messages.all, options: counted(options.courses) },
    {
      name: 'ownership',
      label: messages.ownership,
      none: messages.all,
      options: options.ownerships.map(({ value, count }) => ({
        value,
        text: messages.option(messages.ownerships[value], count),
      })),
    },
    {
      name: 'kind',
      label: messages.kind,
      none: messages.all,
      options: options.kinds.map(({ value, count }) => ({
        value,
        text: messages.option(collegeKindLabel(language, value), count),
      })),
    },
    { name: 'fees', label: messages.fees, none: messages.any, options: fees },
    ...(total > 1 || filters.sort !== 'recommended'
      ? [
          {
            name: 'sort',
            label: messages.sort,
            none: messages.sorts.recommended,
            options: SORTS.filter((sort) => sort !== 'recommended' && (sort !== 'rating' || withRating)).map(
              (value) => ({
                value,
                text: messages.sorts[value],
              }),
            ),
          },
        ]
      : []),
  ]
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
      {selects.map((select) => (
        <FilterSelect key={select.name} value={query[select.name] ?? 'all'} {...select} />
      ))}
    </ListForm>
  )
}
