import { Button } from '@/components/ui/button'
import { FilterSelect } from '@/components/ui/filters/filter-select'
import { controlBox } from '@/components/ui/forms/control-boxes'
import { HiddenFields } from '@/components/ui/forms/hidden-fields'
import { type Language } from '@/lib/language'
import { nameIn } from '@/lib/names'
import { CENTRAL_CATEGORIES, type CentralCategory } from '../../schema'
import { cutOffMessages } from '../messages'

interface CategoryFormProps {
  language: Language
  action: string
  /** Null for an unknown one in the URL: then none is selected. */
  category: CentralCategory | null
  /** The rank, if the page uses one; null if not given. */
  rank?: number | null
  /** The home state and the states to choose from, if the page uses one. */
  home?: { state: string | null; states: readonly string[] }
  /** Whether no category means all, instead of requiring one. */
  all?: boolean
  /** Other parameters to keep. */
  kept?: Readonly<Record<string, string>>
}

/** Selects the category: a plain GET form. */
export function CategoryForm({ language, action, category, rank, home, all, kept = {} }: CategoryFormProps) {
  const messages = cutOffMessages(language)
  return (
    <form action={action} className="grid grid-cols-2 items-end justify-items-start gap-3 *:w-full sm:flex sm:*:w-auto">
      <HiddenFields pairs={Object.entries(kept)} />
      {rank !== undefined && (
        <div className="grid min-w-0 gap-[0.2rem]">
          <label htmlFor="judged-rank" className="text-sm font-semibold">
            {messages.yourRank}
          </label>
          <input
            className={`${controlBox} sm:w-36`}
            id="judged-rank"
            name="rank"
            inputMode="numeric"
            defaultValue={rank ?? ''}
          />
        </div>
      )}
      {home && (
        <FilterSelect
          name="state"
          label={messages.state}
          value={home.state ?? 'all'}
          none={messages.chooseState}
          options={home.states.map((value) => ({ value, text: nameIn(language, value) }))}
        />
      )}
      <FilterSelect
        name="category"
        label={messages.category}
        value={category ?? (all ? 'all' : '')}
        none={all ? messages.allCategories : category ? undefined : messages.choose}
        options={CENTRAL_CATEGORIES.map((value) => ({ value, text: messages.categories[value] }))}
      />
      <Button type="submit" kind="line" tall>
        {messages.show}
      </Button>
    </form>
  )
}
