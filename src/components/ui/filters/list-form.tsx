import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/language'
import type { Suggestion } from '@/lib/search/suggestion'
import { controlBox } from '../forms/control-boxes'
import { SuggestInput } from '../forms/suggest-input'
import { FILTER_FOLD } from './filter-fold'
import { LiveFilters } from './live-filters'

const FORM = 'filters'

const ROW = 'grid grid-cols-[minmax(0,1fr)_auto] max-[18rem]:grid-cols-1 items-end gap-2 pt-5'
/** Vacancies have fewer filters and a longer label. */
const COLUMNS = {
  colleges: 'min-[72rem]:grid-cols-[minmax(0,14rem)_auto_minmax(0,1fr)]',
  jobs: 'min-[72rem]:grid-cols-[minmax(0,20rem)_auto_minmax(0,1fr)]',
}
// Narrow selects: the chips show the choices in full.
const SELECTS =
  'grid grid-cols-2 max-[18rem]:grid-cols-1 items-end gap-2 sm:grid-cols-4 lg:grid-flow-col lg:auto-cols-[minmax(min-content,1fr)] lg:grid-cols-none lg:[&>:has([name=sort])]:min-w-38 lg:[&_label]:truncate [&_select]:pr-8 [&_select]:pl-2.5'

/**
 * Search and filters of a list as a plain GET form: one row where there is room, collapsed on phones. Live with script.
 * @param children the filters
 * @param values current values by field name
 * @param resets field to reset when another changes, by that field's name
 */
export function ListForm(props: {
  language: Language
  list: 'colleges' | 'jobs'
  action: string
  messages: {
    searchLabel: string
    searchPlaceholder: string
    search: string
    suggestions: string
    suggestedKinds: Partial<Record<Suggestion['kind'], string>>
    filters: string
  }
  maxLength: number
  values: Record<string, string>
  resets?: Record<string, string>
  children: ReactNode
}) {
  const { language, list, action, messages, maxLength, values, resets, children } = props
  return (
    <search className="print:hidden">
      <form
        id={FORM}
        autoComplete="off"
        action={action}
        aria-label={messages.filters}
        className={`${ROW} ${COLUMNS[list]}`}
      >
        <div className="grid gap-[0.2rem]">
          <label htmlFor="search-words" className="text-sm font-semibold min-[72rem]:truncate">
            {messages.searchLabel}
          </label>
          <div className="relative">
            <SuggestInput
              language={language}
              list={list}
              label={messages.suggestions}
              kinds={messages.suggestedKinds}
              id="search-words"
              className={controlBox}
              name="q"
              type="search"
              placeholder={messages.searchPlaceholder}
              defaultValue={values.q}
              maxLength={maxLength}
            />
          </div>
        </div>
        <Button type="submit" tall data-waits-for-script>
          {messages.search}
        </Button>
        <details className={`${FILTER_FOLD} col-span-full min-w-0 min-[72rem]:col-auto`}>
          <summary className="inline-flex min-h-tap cursor-pointer list-none items-center gap-2 font-semibold text-brand [&::-webkit-details-marker]:hidden">
            <Icon name="filter" /> {messages.filters}
          </summary>
          <div className={SELECTS}>{children}</div>
        </details>
        <LiveFilters formId={FORM} values={values} resets={resets} />
      </form>
    </search>
  )
}
