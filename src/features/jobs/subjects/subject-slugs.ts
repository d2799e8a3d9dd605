import { slugify } from '@/lib/text/normal-forms/slug'
import { DEPARTMENTS, DESIGNATIONS } from '../schema'

const KNOWN = [...DEPARTMENTS, ...DESIGNATIONS].map(slugify)

/** Stands before the place in `/jobs/in/delhi`. */
const IN = 'in'

/**
 * The addresses that a vacancy is not given by itself: `/jobs/senior-resident` is the page of all senior residents. One
 * that a person types is theirs all the same.
 */
export const subjectSlugs = ({ department, designation }: Record<string, unknown>): string[] => [
  ...KNOWN,
  ...[department, designation].map((name) => slugify(String(name ?? ''))),
  IN,
]
