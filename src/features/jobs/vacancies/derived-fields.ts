import { foldText } from '@/lib/text/normal-forms/fold-text'
import { minYears } from './facts/experience'
import { salaryRange } from './facts/salary'

/** The fields that the list's search reads, in order. */
export const SEARCHED = ['title', 'institution', 'department', 'designation', 'location'] as const

type Stated = Partial<Record<(typeof SEARCHED)[number] | 'salary' | 'experience', string | null>>

/** What filters compare, derived from the texts: pay in LPA, years, and a folded search text. */
export function derivedFields(vacancy: Stated) {
  const range = salaryRange(vacancy.salary)
  return {
    salaryMin: range?.min ?? null,
    salaryMax: range?.max ?? null,
    experienceYears: minYears(vacancy.experience),
    searchText: foldText(
      SEARCHED.map((name) => vacancy[name])
        .filter(Boolean)
        .join(' '),
    ),
  }
}
