import { foldText } from '@/lib/text/normal-forms/fold-text'
import { leastYears } from './facts/experience'
import { salaryRange } from './facts/salary'

/** What the search over the list reads, in this order. */
export const SEARCHED = ['title', 'institution', 'department', 'designation', 'location'] as const

type Stated = Partial<Record<(typeof SEARCHED)[number] | 'salary' | 'experience', string | null>>

/** What the filters compare, read from what people read: LPA, years, one folded search text. */
export function derivedFields(vacancy: Stated) {
  const range = salaryRange(vacancy.salary)
  return {
    salaryMin: range?.min ?? null,
    salaryMax: range?.max ?? null,
    experienceYears: leastYears(vacancy.experience),
    searchText: foldText(
      SEARCHED.map((name) => vacancy[name])
        .filter(Boolean)
        .join(' '),
    ),
  }
}
