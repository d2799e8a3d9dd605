import type { SearchTerm } from '@/lib/search/dictionary'
import { foldText } from '@/lib/text/normal-forms/fold-text'

/** What vacancies are grouped by. */
export const SUBJECT_KINDS = ['department', 'designation', 'place'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** A department, designation or place under its one name, whatever a record calls it. */
interface Canonical {
  /** "Bengaluru" for Bangalore. */
  name: string
  /** The name, folded: equal for what is the same. */
  key: string
}

/** Finds the one name of a value of a record. */
export type Canonicals = (kind: SubjectKind, value: string) => Canonical

/**
 * The one vocabulary of departments, designations and places: every spelling leads to the name that its term has, and
 * what no term knows is its own name. Of two terms with one spelling the first counts, so what came with the site
 * stands before what editors add.
 */
export function canonicals(terms: readonly SearchTerm[]): Canonicals {
  const names = new Map<string, string>()
  // A name of its own stands before another term's spelling of it.
  for (const { kind, value } of terms) note(names, kind, value, value)
  for (const { kind, value, spellings } of terms) for (const one of spellings) note(names, kind, one, value)
  return (kind, value) => {
    const name = names.get(`${kind}:${foldText(value)}`) ?? value.trim()
    return { name, key: foldText(name) }
  }
}

function note(names: Map<string, string>, kind: string, spelling: string, name: string): void {
  const key = `${kind}:${foldText(spelling)}`
  if (!names.has(key)) names.set(key, name)
}
