import { Button } from '@/components/ui/button'
import { FilterSelect } from '@/components/ui/filters/filter-select'
import { controlBox } from '@/components/ui/forms/control-boxes'
import { type Language, pathsIn } from '@/lib/language'
import { nameIn } from '@/lib/vocabulary'
import { CENTRAL_CATEGORIES, type CentralCategory } from '../../schema'
import { cutOffMessages } from '../messages'

interface CategoryFormProps {
  language: Language
  action: string
  /** Null where the address names one that there is not: none is chosen in its place. */
  category: CentralCategory | null
  /** The rank that is judged, where the page judges one; null where none is said. */
  rank?: number | null
  /** The home state, where the page asks for one, among those that can be chosen. */
  home?: { state: string | null; states: readonly string[] }
  /** Whether no category means all of them, rather than that one must be chosen. */
  all?: boolean
  /** What of the address stays as it is. */
  kept?: Readonly<Record<string, string>>
}

/** For which category: a plain GET form. */
export function CategoryForm({ language, action, category, rank, home, all, kept = {} }: CategoryFormProps) {
  const messages = cutOffMessages(language)
  return (
    <form action={action} className="grid grid-cols-2 items-end justify-items-start gap-3 *:w-full sm:flex sm:*:w-auto">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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

interface CompareCategoryProps {
  language: Language
  /** What of the address stays: the colleges and the category in the home state's own list. */
  kept: Readonly<Record<string, string>>
  rank: number | null
  home: { state: string | null; states: readonly string[] }
  category: CentralCategory | null
}

/** For whom colleges are compared: rank, home state and category, as the predictor asks for them. */
export function CompareCategory({ language, kept, rank, home, category }: CompareCategoryProps) {
  return (
    <div className="print:hidden">
      <CategoryForm
        language={language}
        action={pathsIn(language).compare()}
        category={category}
        rank={rank}
        home={home}
        kept={kept}
      />
    </div>
  )
}
