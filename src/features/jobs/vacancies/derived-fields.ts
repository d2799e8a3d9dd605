import { foldText } from '@/lib/text/normal-forms/fold-text'
import { leastYears } from './facts/experience'
import { salaryRange } from './facts/salary'

interface Stated {
  title?: string | null
  institution?: string | null
  department?: string | null
  location?: string | null
  designation?: string | null
  salary?: string | null
  experience?: string | null
}

/** What the filters compare, read from what people read: LPA, years, one folded search text. */
export function derivedFields(vacancy: Stated) {
  const range = salaryRange(vacancy.salary)
  return {
    salaryMin: range?.min ?? null,
    salaryMax: range?.max ?? null,
    experienceYears: leastYears(vacancy.experience),
    searchText: foldText(
      [vacancy.title, vacancy.institution, vacancy.department, vacancy.designation, vacancy.location]
        .filter(Boolean)
        .join(' '),
    ),
  }
}
