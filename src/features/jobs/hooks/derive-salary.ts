import type { CollectionBeforeChangeHook } from 'payload'
import { firstNumber } from '@/lib/format'
import { salaryRange } from '../salary'

/** Keeps what the filters compare (LPA, years, one lowercase search text) in step with what people read. */
export const deriveSalary: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const whole = { ...originalDoc, ...data }
  const textChanged = data.salary !== undefined && data.salary !== originalDoc?.salary
  const range = salaryRange(whole.salary)
  const stated = data.salaryMin !== undefined && data.salaryMin !== null && data.salaryMin !== originalDoc?.salaryMin
  const figures =
    stated || (!textChanged && originalDoc) ? {} : { salaryMin: range?.min ?? null, salaryMax: range?.max ?? null }
  return {
    ...data,
    ...figures,
    experienceYears: firstNumber(whole.experience),
    searchText: [whole.title, whole.institution, whole.department].filter(Boolean).join(' ').toLowerCase(),
  }
}
