import type { SearchTerm } from '@/lib/search/dictionary'
import type { User } from '@/payload-types'
import { alertRule, alertSearch } from '../alerts/alert-rule'
import { type Canonicals, canonicals } from '../subjects/subject-index'
import type { JobCardView, JobFacets } from '../vacancies/view'

/** The part of a profile that posts are matched with. */
type Profile = Pick<NonNullable<User['professional']>, 'speciality' | 'placesWanted'>

/** Why a post suits a profile. */
export type Suiting = 'speciality' | 'place'

/** The values of vacancies that suit a profile. */
export type Suited = Readonly<Record<'departments' | 'places', readonly string[]>>

const PARTS = /[,;/\n]|\band\b|\bor\b/i

/**
 * The departments and places that a profile names, spelled as in open vacancies: "Paediatrics" finds Pediatrics, and
 * "Bangalore or Delhi" two places.
 * @returns null if it names neither a speciality nor a place
 */
export function suitedBy(
  { speciality, placesWanted }: Profile,
  { departments, locations }: Pick<JobFacets, 'departments' | 'locations'>,
  terms: readonly SearchTerm[],
): Suited | null {
  if (!speciality?.trim() && !placesWanted?.trim()) return null
  const nameOf = canonicals(terms)
  const wanted = {
    department: keysOf('department', speciality ?? '', nameOf, terms),
    place: keysOf('place', placesWanted ?? '', nameOf, terms),
  }
  const among = (kind: 'department' | 'place', values: readonly { value: string; count: number }[]) =>
    values.flatMap(({ value, count }) => (count > 0 && wanted[kind].has(nameOf(kind, value).key) ? value : []))
  return { departments: among('department', departments), places: among('place', locations) }
}

/** The names in a free text: part by part, and as the search would understand it. */
function keysOf(kind: 'department' | 'place', text: string, nameOf: Canonicals, terms: readonly SearchTerm[]) {
  const parts = text.split(PARTS).filter((part) => part.trim())
  const read = parts.flatMap((part) => {
    const rule = alertRule(alertSearch({ q: part }), terms)
    return kind === 'department' ? rule.departmentKeys : rule.placeKeys
  })
  return new Set([...parts.map((part) => nameOf(kind, part).key), ...read])
}

/** Why a post suits, the weightier reason first; empty if it does not. */
export function suitingOf({ department, location }: JobCardView, { departments, places }: Suited): Suiting[] {
  return [
    ...(department && departments.includes(department) ? (['speciality'] as const) : []),
    ...(location && places.includes(location) ? (['place'] as const) : []),
  ]
}
