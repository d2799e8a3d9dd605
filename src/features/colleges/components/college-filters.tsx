import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/paths'
import type { CollegeOptions } from '../facets'
import { type CollegeFilters as Filters, isFiltered, SORTS } from '../search-params'
import { collegeListTexts as texts } from '../texts'
import { CollegeFilterForm } from './college-filter-form'

/** The search box of the page's head; it belongs to the filters' form, so that both work as one without script. */
export function CollegeSearchBox({ q }: { q: string }) {
  return (
    <search className="search">
      <label>
        <span className="sr">{texts.searchLabel}</span>
        <Icon name="search" />
        <input
          form="filters"
          name="q"
          type="search"
          placeholder={texts.searchPlaceholder}
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
        />
      </label>
      <button form="filters" type="submit" className="button">
        {texts.search}
      </button>
    </search>
  )
}

interface SelectProps {
  name: string
  label: string
  value: string
  none: string
  options: { value: string; text: string }[]
}

function FilterSelect({ name, label, value, none, options }: SelectProps) {
  const id = `filter-${name}`
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {none && <option value="all">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Country, state, course, type, fees and order, with the number of colleges beside each option. */
export function CollegeFilters({ filters, options }: { filters: Filters; options: CollegeOptions }) {
  const values = {
    q: filters.q,
    country: filters.country ?? 'all',
    state: filters.state ?? 'all',
    course: filters.course?.value ?? 'all',
    ownership: filters.ownership ?? 'all',
    fees: filters.fees ? String(filters.fees) : 'all',
    sort: filters.sort,
  }
  const counted = (entries: { value: string; count: number; name?: string }[]) =>
    entries.map(({ value, name, count }) => ({ value, text: texts.option(name ?? value, count) }))
  const fees = options.fees.map(({ value, count }) => ({ value, text: texts.option(texts.upTo(Number(value)), count) }))
  if (filters.fees && !fees.some(({ value }) => value === values.fees)) {
    fees.push({ value: values.fees, text: texts.upTo(filters.fees) })
  }
  return (
    <CollegeFilterForm action={paths.colleges()} values={values} label={texts.filters}>
      <details className="filter-fold" open={isFiltered({ ...filters, q: '' }) || undefined}>
        <summary>
          <Icon name="filter" /> {texts.filters}
        </summary>
        <div className="filters wide">
          <FilterSelect
            name="country"
            label={texts.country}
            value={values.country}
            none={texts.all}
            options={counted(options.countries)}
          />
          <FilterSelect
            name="state"
            label={texts.state}
            value={values.state}
            none={texts.all}
            options={counted(options.states)}
          />
          <FilterSelect
            name="course"
            label={texts.course}
            value={values.course}
            none={texts.all}
            options={counted(options.courses)}
          />
          <FilterSelect
            name="ownership"
            label={texts.ownership}
            value={values.ownership}
            none={texts.all}
            options={options.ownerships.map(({ value, count }) => ({
              value,
              text: texts.option(texts.ownerships[value], count),
            }))}
          />
          <FilterSelect name="fees" label={texts.fees} value={values.fees} none={texts.any} options={fees} />
          <FilterSelect
            name="sort"
            label={texts.sort}
            value={values.sort}
            none=""
            options={SORTS.map((value) => ({ value, text: texts.sorts[value] }))}
          />
          <div className="do">
            <button type="submit" className="button line">
              {texts.show}
            </button>
            {isFiltered(filters) && (
              <Link className="button bare" href={paths.colleges()} scroll={false}>
                {texts.clear}
              </Link>
            )}
          </div>
        </div>
      </details>
    </CollegeFilterForm>
  )
}
