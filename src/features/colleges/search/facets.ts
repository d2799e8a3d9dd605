import { kindBits, OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import type { Language } from '@/lib/language'
import { type Dictionary, dictionaryOf, type Vocabulary } from '@/lib/search/dictionary'
import { COMMON, FILLERS } from '@/lib/search/parsed-query'
import { compareMessages } from '@/lib/text/format'
import { foldText } from '@/lib/text/normal-forms/fold-text'
import { COLLEGE_KINDS, COUNTRIES, type Country, type Ownership, QUALIFICATIONS } from '@/lib/vocabulary'
import { COURSE_CHOICES, courseChoice } from './course-mask'
import { type CollegeFilters, FEE_CEILINGS, type FilterName, UNSTATED } from './search-params'

/**
 * Number of colleges sharing country, state, ownership, fee class and courses. A few hundred groups represent all
 * colleges, so every total and option count is a sum over them.
 */
export interface CollegeGroup {
  country: Country
  state: string
  /** By the rule of `ownerSql()`. */
  ownership: Ownership | null
  /** Index of the lowest ceiling the fee is within, FEE_CEILINGS.length above all, -1 if unknown. */
  feeClass: number
  courseMask: number
  /** How many have no founding year. */
  undated: number
  kindMask: number
  count: number
}

type Dimension = FilterName

const DIMENSIONS: Record<Dimension, (group: CollegeGroup, filters: CollegeFilters) => boolean> = {
  country: (group, { country }) => !country || group.country === country,
  state: (group, { state }) => !state || group.state === state,
  course: (group, { course }) => !course || (group.courseMask & course.mask) !== 0,
  ownership: (group, { ownership }) => !ownership || isOfGroup(group, ownership),
  kind: (group, { kind }) => !kind || (group.kindMask & kindBits([kind])) !== 0,
  fees: (group, { fees }) => {
    if (fees === UNSTATED) return group.feeClass < 0
    const ceiling = (FEE_CEILINGS as readonly (number | null)[]).indexOf(fees)
    // Other ceilings have been applied by the database.
    return ceiling < 0 || (group.feeClass >= 0 && group.feeClass <= ceiling)
  },
}

const isOfGroup = ({ ownership }: CollegeGroup, group: OwnerGroup): boolean =>
  OWNER_GROUPS[group].some((name) => name === ownership)

function matching(groups: readonly CollegeGroup[], filters: CollegeFilters, but?: Dimension): CollegeGroup[] {
  const rules = (Object.keys(DIMENSIONS) as Dimension[]).filter((name) => name !== but).map((name) => DIMENSIONS[name])
  return groups.filter((group) => rules.every((rule) => rule(group, filters)))
}

/** Matches of the other filters without a fee, which no ceiling can find. */
export const unstatedFees = (groups: readonly CollegeGroup[], filters: CollegeFilters): number =>
  totalOf(groups, { ...filters, fees: UNSTATED })

/** Matches of the other filters with unknown ownership, which no type finds. */
export const unknownOwners = (groups: readonly CollegeGroup[], filters: CollegeFilters): number =>
  filters.ownership
    ? sum(matching(groups, filters, 'ownership').filter((group) => GROUPS.every((owners) => !isOfGroup(group, owners))))
    : 0

/** What a sort order needs, and how many lack it and come last. */
export function lastInOrder(
  groups: readonly CollegeGroup[],
  filters: CollegeFilters,
): { what: 'fee' | 'year'; count: number } | null {
  const shown = matching(groups, filters)
  if (filters.sort === 'fees') return { what: 'fee', count: sum(shown.filter(({ feeClass }) => feeClass < 0)) }
  if (filters.sort !== 'established') return null
  return { what: 'year', count: shown.reduce((total, { undated }) => total + undated, 0) }
}

const GROUPS = Object.keys(OWNER_GROUPS) as OwnerGroup[]

const sum = (groups: readonly CollegeGroup[]) => groups.reduce((total, { count }) => total + count, 0)

/** Number of matches. */
export const totalOf = (groups: readonly CollegeGroup[], filters: CollegeFilters) => sum(matching(groups, filters))

/** States with colleges, by name; of the chosen country if any. */
export function statesOf(language: Language, groups: readonly CollegeGroup[], country: string | null): string[] {
  const names = new Set(groups.filter((group) => !country || group.country === country).map(({ state }) => state))
  return [...names].sort((first, second) => compareMessages(language, first, second))
}

export type CollegeOptions = ReturnType<typeof optionsOf>

/**
 * Options of each filter with the number of colleges they would show, all other filters kept.
 * @param everywhere all groups, for the list of states
 * @param found groups of the search text's matches
 */
export function optionsOf(
  language: Language,
  everywhere: readonly CollegeGroup[],
  found: readonly CollegeGroup[],
  filters: CollegeFilters,
) {
  // A state implies its country: other countries are offered with all their states.
  const forCountry = matching(found, { ...filters, state: null }, 'country')
  const countries = [...new Set(everywhere.map(({ country }) => country))].sort()
  const besides = (name: Dimension) => matching(found, filters, name)
  const states = statesOf(language, everywhere, filters.country)
  if (filters.state && !states.includes(filters.state)) states.push(filters.state)
  return {
    countries: counted(countries, forCountry, (group, country) => group.country === country),
    states: counted(states, besides('state'), (group, state) => group.state === state),
    courses: courseOptions(filters).map(({ value, name, mask }) => ({
      value,
      name,
      count: sum(besides('course').filter((group) => (group.courseMask & mask) !== 0)),
    })),
    ownerships: counted(GROUPS, besides('ownership'), isOfGroup),
    kinds: counted(COLLEGE_KINDS, besides('kind'), (group, kind) => (group.kindMask & kindBits([kind])) !== 0),
    fees: [
      ...FEE_CEILINGS.map((amount, index) => ({
        value: String(amount),
        count: sum(besides('fees').filter((group) => group.feeClass >= 0 && group.feeClass <= index)),
      })),
      { value: UNSTATED, count: sum(besides('fees').filter((group) => group.feeClass < 0)) },
    ],
  }
}

/** Counts per value over matching groups. */
const counted = <Value extends string>(
  values: readonly Value[],
  groups: readonly CollegeGroup[],
  fits: (group: CollegeGroup, value: Value) => boolean,
) => values.map((value) => ({ value, count: sum(groups.filter((group) => fits(group, value))) }))

function courseOptions({ course }: CollegeFilters) {
  const known = COURSE_CHOICES.some(({ value }) => value === course?.value)
  return course && !known ? [...COURSE_CHOICES, course] : COURSE_CHOICES
}

/** Trade words that are also town names, which would take over every search. */
const isTellingPlace = (name: string) => !COMMON.has(foldText(name)) && !FILLERS.has(foldText(name))

const latest: Partial<Record<Language, { stamp: string; dictionary: Dictionary }>> = {}

/**
 * Dictionary of a college search: courses, ownership, countries, and the states and towns with colleges.
 * @param places towns as stored
 * @param stamp changes with the groups or the vocabulary; each language caches the newest dictionary
 */
export function collegeDictionary(
  language: Language,
  stamp: string,
  groups: readonly CollegeGroup[],
  places: readonly string[],
  { terms }: Vocabulary,
): Dictionary {
  const kept = latest[language]
  if (kept?.stamp === stamp) return kept.dictionary
  const single = QUALIFICATIONS.filter((name) => courseChoice(name)?.value === name)
  const courses = [...COURSE_CHOICES.map(({ value }) => value), ...single]
  const dictionary = dictionaryOf(terms, [
    ['course', courses],
    ['ownership', Object.keys(OWNER_GROUPS)],
    ['country', COUNTRIES],
    ['state', statesOf(language, groups, null)],
    ['place', places.filter(isTellingPlace)],
  ])
  latest[language] = { stamp, dictionary }
  return dictionary
}
