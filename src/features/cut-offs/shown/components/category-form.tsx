import { Button } from '@/components/ui/button'
import { FilterSelect } from '@/components/ui/forms/filter-select'
import type { Language } from '@/lib/text/language'
import { CENTRAL_CATEGORIES, type CentralCategory } from '../../schema'
import { cutOffMessages } from '../messages'

/** For which category: a plain GET form. */
export function CategoryForm({
  language,
  action,
  category,
  kept = {},
}: {
  language: Language
  action: string
  /** Null where the address names one that there is not: none is chosen in its place. */
  category: CentralCategory | null
  /** What of the address stays as it is. */
  kept?: Readonly<Record<string, string>>
}) {
  const texts = cutOffMessages(language)
  return (
    <form action={action} className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterSelect
        name="category"
        label={texts.category}
        value={category ?? ''}
        none={category ? undefined : texts.choose}
        options={CENTRAL_CATEGORIES.map((value) => ({ value, text: texts.categories[value] }))}
      />
      <Button type="submit" kind="line" tall>
        {texts.show}
      </Button>
    </form>
  )
}
