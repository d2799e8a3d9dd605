import { Button, ButtonLink } from '@/components/ui/button'
import { searchBox } from '@/components/ui/forms/control-boxes'
import { FILTER_FOLD, FOLD_SUMMARY } from '@/components/ui/forms/filter-fold'
import { FilterSelect } from '@/components/ui/forms/filter-select'
import { LiveFilters } from '@/components/ui/forms/live-filters'
import { SuggestInput } from '@/components/ui/forms/suggest-input'
import { Icon } from '@/components/ui/icon'
import { collegeListMessages } from '@/features/colleges/messages'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { collegeKindLabel, countryLabel } from '@/lib/text/vocabulary-labels'
import type { CollegeOptions } from '../facets'
import { type CollegeFilters as Filters, listQuery, SORTS, UNSTATED } from '../search-params'

const FORM = 'filters'
const STATE_FOLLOWS_COUNTRY = { country: 'state' }

/** The search box of the page's head; it belongs to the filters' form, so that both work as one without script. */
export function CollegeSearchBox({ language, q }: { language: Language; q: string }) {
  const texts = collegeListMessages(language)
  return (
    <search className="flex w-[min(100%,36rem)] gap-2 pt-2">
      <div className="relative flex-1">
        <label htmlFor="search-words" className="sr-only">
          {texts.searchLabel}
        </label>
        <Icon name="search" className="absolute top-1/2 left-[0.8rem] -translate-y-1/2 text-quiet" />
        <SuggestInput
          language={language}
          list="colleges"
          label={texts.suggestions}
          kinds={texts.suggestedKinds}
          id="search-words"
          className={searchBox}
          form={FORM}
          name="q"
          type="search"
          placeholder={texts.searchPlaceholder}
          defaultValue={q}
          maxLength={200}
        />
      </div>
      <Button form={FORM} type="submit" tall>
        {texts.search}
      </Button>
    </search>
  )
}

/** Country, state, course, type, kind, fees and order, with the number of colleges beside each option. */
export function CollegeFilters({
  language,
  filters,
  options,
  withRating,
  total,
}: {
  language: Language
  filters: Filters
  options: CollegeOptions
  /** Whether the list may be ordered by ratings: only where it is said how they are made. */
  withRating: boolean
  /** How many colleges are found: one or none has no order. */
  total: number
}) {
  const texts = collegeListMessages(language)
  const paths = pathsIn(language)
  const { page: _page, ...query } = listQuery(filters)
  const counted = (entries: { value: string; count: number; name?: string }[]) =>
    entries.map(({ value, name, count }) => ({ value, text: texts.option(name ?? value, count) }))
  const countries = options.countries.map(({ value, count }) => ({
    value,
    text: texts.option(countryLabel(language, value), count),
  }))
  const feeText = (value: string) => (value === UNSTATED ? texts.feeUnstated : texts.upTo(Number(value)))
  const fees = options.fees.map(({ value, count }) => ({ value, text: texts.option(feeText(value), count) }))
  if (filters.fees && !fees.some(({ value }) => value === query.fees)) {
    fees.push({ value: String(filters.fees), text: feeText(String(filters.fees)) })
  }
  const selects: { name: string; label: string; none: string; options: { value: string; text: string }[] }[] = [
    { name: 'country', label: texts.country, none: texts.all, options: countries },
    { name: 'state', label: texts.state, none: texts.all, options: counted(options.states) },
    { name: 'course', label: texts.course, none: texts.all, options: counted(options.courses) },
    {
      name: 'ownership',
      label: texts.ownership,
      none: texts.all,
      options: options.ownerships.map(({ value, count }) => ({
        value,
        text: texts.option(texts.ownerships[value], count),
      })),
    },
    {
      name: 'kind',
      label: texts.kind,
      none: texts.all,
      options: options.kinds.map(({ value, count }) => ({
        value,
        text: texts.option(collegeKindLabel(language, value), count),
      })),
    },
    { name: 'fees', label: texts.fees, none: texts.any, options: fees },
    ...(total > 1 || filters.sort !== 'recommended'
      ? [
          {
            name: 'sort',
            label: texts.sort,
            none: texts.sorts.recommended,
            options: SORTS.filter((sort) => sort !== 'recommended' && (sort !== 'rating' || withRating)).map(
              (value) => ({
                value,
                text: texts.sorts[value],
              }),
            ),
          },
        ]
      : []),
  ]
  return (
    <form id={FORM} autoComplete="off" action={paths.colleges()} aria-label={texts.filters}>
      <details className={FILTER_FOLD}>
        <summary className={FOLD_SUMMARY}>
          <Icon name="filter" /> {texts.filters}
        </summary>
        <div className="grid grid-cols-2 items-end gap-3 border-b border-rule py-5 sm:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_12rem] lg:gap-x-5 lg:gap-y-[0.9rem]">
          {selects.map((select) => (
            <FilterSelect key={select.name} value={query[select.name] ?? 'all'} {...select} />
          ))}
          <div className="col-span-full flex items-center gap-4 lg:col-span-1 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-rows-2 lg:items-end lg:gap-[0.9rem] lg:self-stretch">
            <Button type="submit" kind="line" tall className="lg:row-start-2 lg:w-full">
              {texts.show}
            </Button>
            <ButtonLink
              kind="bare"
              tall
              className="lg:row-start-1 lg:ms-0 lg:w-full"
              href={paths.colleges()}
              scroll={false}
            >
              {texts.clear}
            </ButtonLink>
          </div>
        </div>
      </details>
      {/* The states of one country mean nothing in another. */}
      <LiveFilters formId={FORM} values={query} resets={STATE_FOLLOWS_COUNTRY} />
    </form>
  )
}
