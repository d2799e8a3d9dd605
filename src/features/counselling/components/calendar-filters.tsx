import { Button } from '@/components/ui/button'
import { FilterSelect } from '@/components/ui/forms/filter-select'
import { pathsIn } from '@/lib/paths/paths'
import { compareMessages } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { COURSES } from '@/lib/vocabulary'
import { ALL_INDIA, type CalendarChoice } from '../calendar-params'
import { counsellingMessages } from '../messages'
import type { AuthorityView } from '../view'

/** Whose dates, and of which course: a plain GET form. */
export function CalendarFilters({
  language,
  choice,
  authorities,
}: {
  language: Language
  choice: CalendarChoice
  authorities: readonly AuthorityView[]
}) {
  const texts = counsellingMessages(language)
  const states = new Map(authorities.flatMap(({ region }) => (region ? [[region.slug, region.name] as const] : [])))
  return (
    <form
      action={pathsIn(language).counselling()}
      aria-label={texts.filters}
      className="grid items-end gap-3 py-5 sm:grid-cols-[minmax(0,18rem)_minmax(0,14rem)_auto] sm:justify-start sm:gap-5"
    >
      <FilterSelect
        name="state"
        label={texts.state}
        value={choice.state ?? 'all'}
        none={texts.allStates}
        options={[
          { value: ALL_INDIA, text: texts.allIndia },
          ...[...states]
            .map(([value, text]) => ({ value, text }))
            .sort((one, other) => compareMessages(language, one.text, other.text)),
        ]}
      />
      <FilterSelect
        name="course"
        label={texts.course}
        value={choice.course ?? 'all'}
        none={texts.allCourses}
        options={COURSES.map(({ key, name }) => ({ value: key, text: name }))}
      />
      <Button type="submit" kind="line" tall>
        {texts.show}
      </Button>
    </form>
  )
}
