import type { CollectionBeforeChangeHook } from 'payload'
import { derivedFields } from '../derived-fields'

/** Keeps what the filters compare (LPA, years, one lowercase search text) in step with what people read. */
export const deriveSalary: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { salaryMin, salaryMax, ...derived } = derivedFields({ ...originalDoc, ...data })
  const textChanged = data.salary !== undefined && data.salary !== originalDoc?.salary
  const isStated = data.salaryMin !== undefined && data.salaryMin !== null && data.salaryMin !== originalDoc?.salaryMin
  const figures = isStated || (!textChanged && originalDoc) ? {} : { salaryMin, salaryMax }
  return { ...data, ...figures, ...derived }
}
